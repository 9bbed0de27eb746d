extension Router {
  /// Adds a filter after those already there, only for requests that show the attribute.
  ///
  /// ```swift
  /// router.append(for: .auth) { request, next in
  ///   session.isSignedIn ? try await next(request) : .redirect(to: .signIn)
  /// }
  /// ```
  ///
  /// A request shows an attribute where its route bears it, the alias that led there, a mount round
  /// it, or a screen in its ``TypedRoute/stack``: those are shown with it, and going back leads to
  /// them. It counts by its name, through any number of mounts, whether or not the enums between
  /// declare it.
  public mutating func append(for attribute: Route.Attribute, _ filter: @escaping Filter) {
    append(for: [attribute], filter)
  }

  /// Adds a filter after those already there, only for requests that show one of the attributes.
  ///
  /// ```swift
  /// router.append(for: [.auth, .beta]) { request, next in … }
  /// ```
  public mutating func append(for attributes: Set<Route.Attribute>, _ filter: @escaping Filter) {
    append { request, next in
      guard request.shows(anyOf: attributes) else { return try await next(request) }
      return try await filter(request, next)
    }
  }

  /// Adds a filter after those already there, for all requests but those of which everything that
  /// is shown bears the attribute; so also for those without a route.
  ///
  /// ```swift
  /// router.append(except: .public) { request, next in
  ///   session.isSignedIn ? try await next(request) : .redirect(to: .signIn)
  /// }
  /// ```
  public mutating func append(except attribute: Route.Attribute, _ filter: @escaping Filter) {
    append(except: [attribute], filter)
  }

  /// Adds a filter after those already there, for all requests but those of which each screen that
  /// is shown bears one of the attributes; so also for those without a route.
  public mutating func append(except attributes: Set<Route.Attribute>, _ filter: @escaping Filter) {
    append { request, next in
      guard !request.isCovered(byEach: attributes) else { return try await next(request) }
      return try await filter(request, next)
    }
  }

  /// Adds a filter after those already there, only for requests that show the attribute.
  public mutating func append(for attribute: Route.Attribute, _ filter: any RouteFilter<Route>) {
    append(for: attribute, filter.closure)
  }

  /// Adds a filter after those already there, only for requests that show one of the attributes.
  public mutating func append(
    for attributes: Set<Route.Attribute>, _ filter: any RouteFilter<Route>
  ) {
    append(for: attributes, filter.closure)
  }

  /// Adds a filter after those already there, for all requests but those of which everything that
  /// is shown bears the attribute.
  public mutating func append(except attribute: Route.Attribute, _ filter: any RouteFilter<Route>) {
    append(except: attribute, filter.closure)
  }

  /// Adds a filter after those already there, for all requests but those of which each screen that
  /// is shown bears one of the attributes.
  public mutating func append(
    except attributes: Set<Route.Attribute>, _ filter: any RouteFilter<Route>
  ) {
    append(except: attributes, filter.closure)
  }
}
