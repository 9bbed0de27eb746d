extension Router {
  /// Reads a link and takes it where it goes.
  ///
  /// ```swift
  /// switch try await router.resolve("shop://product/1988") {
  /// case .resolved, .redirected: dismissLaunchScreen()
  /// case .abandoned, .unmatched: break
  /// }
  /// ```
  ///
  /// A link that no route answers throws nothing: the outcome says so.
  ///
  /// - Parameters:
  ///   - link: A URL with a scheme, or an internal link without one.
  ///   - storage: Values for the filters and the destination.
  /// - Returns: How the request ended.
  /// - Throws: What a filter or the destination throws, and ``RouterError`` for a chain continued
  ///   twice and for redirects that go round.
  @discardableResult
  @inlinable
  public nonisolated(nonsending) func resolve(
    _ link: String, storage: RequestStorage = RequestStorage()
  ) async throws -> Outcome<Route> {
    try await resolve(RouteRequest(link, storage: storage))
  }

  /// Takes a route of the app itself where it goes: `router.resolve(.product(productID: "1988"))`.
  ///
  /// - Throws: What a filter or the destination throws, and ``RouterError``.
  @discardableResult
  @inlinable
  public nonisolated(nonsending) func resolve(
    _ route: Route, storage: RequestStorage = RequestStorage()
  ) async throws -> Outcome<Route> {
    try await resolve(RouteRequest(route, storage: storage))
  }

  /// Takes a request where it goes: one that was kept, or one made by hand.
  ///
  /// ```swift
  /// router.append { request, next in
  ///   guard session.isSignedIn else {
  ///     kept = request
  ///     return .redirect(to: .signIn)
  ///   }
  ///   return try await next(request)
  /// }
  /// // once signed in:
  /// try await router.resolve(kept)
  /// ```
  ///
  /// The request runs through all filters, as a new one does. It keeps its route and its storage as
  /// they were when it was kept; the link is not read again.
  ///
  /// - Throws: What a filter or the destination throws, and ``RouterError``.
  @discardableResult
  @inlinable
  public nonisolated(nonsending) func resolve(
    _ request: RouteRequest<Route>
  ) async throws -> Outcome<Route> {
    if !filters.isEmpty { return try await resolveThroughFilters(request) }
    guard let route = request.route else {
      try await otherwise(request)
      return .unmatched(request)
    }
    try await destination(route, request)
    return .resolved(request)
  }

  /// The same with filters, which may redirect.
  @usableFromInline
  nonisolated(nonsending) func resolveThroughFilters(
    _ request: RouteRequest<Route>
  ) async throws -> Outcome<Route> {
    let run = FilterRun(router: self, request: request)
    switch try await run.start() {
    case .resolved: return .resolved(run.request)
    case .redirect(to: let route): return try await redirect(request, to: route, by: run)
    case .abandon: return .abandoned(run.request)
    case .unmatched: return .unmatched(run.request)
    }
  }

  /// Takes a request that a run has redirected to where the filters let it end.
  private nonisolated(nonsending) func redirect(
    _ request: RouteRequest<Route>, to route: Route, by run: FilterRun<Route>
  ) async throws -> Outcome<Route> {
    var (route, run) = (route, run)
    var trail = RedirectTrail(start: request)
    while true {
      try trail.follow(to: route)
      run = FilterRun(router: self, request: RouteRequest(route, redirectedFrom: run.request))
      switch try await run.start() {
      case .resolved: return .redirected(run.request)
      case .redirect(to: let next): route = next
      case .abandon: return .abandoned(run.request)
      case .unmatched: return .unmatched(run.request)
      }
    }
  }

  /// Whether a route answers the link; false for what would go to the default route.
  ///
  /// It runs no filter, and a filter may still abandon the request. The time is linear in the
  /// link's length.
  @inlinable
  public func canResolve(_ link: String) -> Bool {
    if case .matched = Route.match(link) { true } else { false }
  }
}
