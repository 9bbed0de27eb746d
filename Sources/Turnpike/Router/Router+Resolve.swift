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
  /// When no route matches, `resolve` doesn't throw an error. It calls the fallback and returns
  /// ``Outcome/unmatched(_:)``, unless there's a default route.
  ///
  /// - Parameters:
  ///   - link: A URL with a scheme or, for a link of your own code, a path without one.
  ///   - storage: Values for the filters and the handler.
  /// - Returns: How the request ended.
  /// - Throws: Any error that a rewrite, a filter, or the handler throws, and ``RouterError`` if a
  ///   filter calls its chain twice or too late, or if redirects or rewrites don't end.
  @discardableResult
  @inlinable
  public nonisolated(nonsending) func resolve(
    _ link: String, storage: RequestStorage = RequestStorage()
  ) async throws -> Outcome<Route> {
    try await resolve(RouteRequest(link, storage: storage))
  }

  /// Passes a route through the filters to the handler. Call it when your own code opens a screen:
  ///
  /// ```swift
  /// try await router.resolve(.product(productID: "1988"))
  /// ```
  ///
  /// - Throws: Any error that a filter or the handler throws, and ``RouterError``.
  @discardableResult
  @inlinable
  public nonisolated(nonsending) func resolve(
    _ route: Route, storage: RequestStorage = RequestStorage()
  ) async throws -> Outcome<Route> {
    try await resolve(RouteRequest(route, storage: storage))
  }

  /// Passes a request through the filters to the handler. For example, resolve a request that you
  /// saved until the user signed in:
  ///
  /// ```swift
  /// router.append(for: .auth) { request, next in
  ///   if session.isSignedIn { return try await next(request) }
  ///   session.savedRequest = request
  ///   return .redirect(to: .signIn)
  /// }
  /// // When the user has signed in:
  /// if let request = session.savedRequest { try await router.resolve(request) }
  /// ```
  ///
  /// The request runs through all filters like a new one, with the route and the storage that it
  /// had when you saved it. Its link isn't matched again. If you use the navigator of
  /// `TurnpikeNavigation`, it saves such requests for you: see <doc:RequiringSignIn>.
  ///
  /// - Throws: Any error that a rewrite, a filter, or the handler throws, and ``RouterError``.
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

  /// Returns whether a route other than the default route matches a link.
  ///
  /// It runs neither rewrites nor filters, so a filter can still stop the request.
  ///
  /// - Complexity: Linear in the link's length.
  @inlinable
  public func canResolve(_ link: String) -> Bool {
    if case .matched = Route._match(link, isOutside: false) { true } else { false }
  }
}
