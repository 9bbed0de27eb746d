extension Router {
  /// Matches a link and passes it through the filters to the handler.
  ///
  /// ```swift
  /// switch try await router.resolve("shop://product/1988") {
  /// case .resolved, .redirected: dismissLaunchScreen()
  /// case .abandoned, .unmatched: break
  /// }
  /// ```
  ///
  /// A link that no route matches is not an error: the outcome is ``Outcome/unmatched(_:)``, unless
  /// there is a default route.
  ///
  /// - Parameters:
  ///   - link: A URL with a scheme, or an internal link without one.
  ///   - storage: Values for the filters and the handler.
  /// - Returns: How the request ended.
  /// - Throws: Any error that a filter or the handler throws; ``RouterError`` for a chain that is called
  ///   twice or too late, and for redirects that do not end.
  @discardableResult
  @inlinable
  public nonisolated(nonsending) func resolve(
    _ link: String, storage: RequestStorage = RequestStorage()
  ) async throws -> Outcome<Route> {
    try await resolve(RouteRequest(link, storage: storage))
  }

  /// Passes a route through the filters to the handler:
  /// `router.resolve(.product(productID: "1988"))`.
  ///
  /// - Throws: Any error that a filter or the handler throws, and ``RouterError``.
  @discardableResult
  @inlinable
  public nonisolated(nonsending) func resolve(
    _ route: Route, storage: RequestStorage = RequestStorage()
  ) async throws -> Outcome<Route> {
    try await resolve(RouteRequest(route, storage: storage))
  }

  /// Passes a request through the filters to the handler, for example a request that you kept.
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
  /// The request runs through all filters like a new one. It has the route and storage that it had
  /// when it was kept; its link is not matched again.
  ///
  /// - Throws: Any error that a filter or the handler throws, and ``RouterError``.
  @discardableResult
  @inlinable
  public nonisolated(nonsending) func resolve(
    _ request: RouteRequest<Route>
  ) async throws -> Outcome<Route> {
    if !filters.isEmpty || !rewrites.isEmpty { return try await resolveThroughFilters(request) }
    guard let route = request.route else {
      try await fallback(request)
      return .unmatched(request)
    }
    try await handler(route, request)
    return .resolved(request)
  }

  /// Resolves a request with rewrites and with filters, which may redirect it.
  @usableFromInline
  nonisolated(nonsending) func resolveThroughFilters(
    _ request: RouteRequest<Route>
  ) async throws -> Outcome<Route> {
    let request = try await rewritten(request)
    let run = FilterRun(router: self, request: request)
    switch try await run.start() {
    case .resolved: return .resolved(run.request)
    case .redirect(to: let route): return try await redirect(request, to: route, by: run)
    case .abandon: return .abandoned(run.request)
    case .unmatched: return .unmatched(run.request)
    }
  }

  /// Follows the redirects of a request until it ends.
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

  /// Whether a route matches the link; the default route is not considered.
  ///
  /// No filter runs, so a filter may still abandon the request, and no rewrite.
  ///
  /// - Complexity: Linear in the link's length.
  @inlinable
  public func canResolve(_ link: String) -> Bool {
    if case .matched = Route._match(link, isOutside: false) { true } else { false }
  }
}
