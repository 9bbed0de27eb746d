// The overloads for a set are disfavored, so that Swift reports a misspelled attribute as a member
// that `Route.Attribute` does not have, and not as one that fits none of the overloads.

extension Router {
  /// Appends a filter that runs only for requests with an attribute.
  ///
  /// ```swift
  /// router.append(for: .auth) { request, next in
  ///   session.isSignedIn ? try await next(request) : .redirect(to: .signIn)
  /// }
  /// ```
  ///
  /// A request has an attribute if its route has it, the alias that matched the link, a mount of
  /// the route, or a screen in the route's ``TypedRoute/stack``, because those screens are shown
  /// with the route. Attributes are compared by name through any number of mounts, even if an enum
  /// in between does not declare them. The attributes of the alias still count after an earlier
  /// filter has changed the route.
  ///
  /// Filters run in the order in which they were appended. Append a filter that changes the route
  /// before the filters that guard routes, or let it redirect, so that all filters see the new
  /// route.
  public mutating func append(for attribute: Route.Attribute, _ filter: @escaping Filter) {
    append(for: [attribute], filter)
  }

  /// Appends a filter that runs only for requests with one of the attributes.
  ///
  /// ```swift
  /// router.append(for: [.auth, .beta]) { request, next in … }
  /// ```
  @_disfavoredOverload
  public mutating func append(for attributes: Set<Route.Attribute>, _ filter: @escaping Filter) {
    append { request, next in
      guard request.shows(anyOf: attributes) else { return try await next(request) }
      return try await filter(request, next)
    }
  }

  /// Appends a filter that runs for all requests except those with an attribute.
  ///
  /// The filter is skipped only if the current route and every screen below it have the attribute.
  /// An attribute of an alias does not count. The filter runs for requests without a route.
  ///
  /// ```swift
  /// router.append(except: .public) { request, next in
  ///   session.isSignedIn ? try await next(request) : .redirect(to: .signIn)
  /// }
  /// ```
  public mutating func append(except attribute: Route.Attribute, _ filter: @escaping Filter) {
    append(except: [attribute], filter)
  }

  /// Appends a filter that runs for all requests except those with one of the attributes.
  ///
  /// The filter is skipped only if the current route and every screen below it have one of the
  /// attributes. An attribute of an alias does not count. The filter runs for requests without a
  /// route.
  @_disfavoredOverload
  public mutating func append(except attributes: Set<Route.Attribute>, _ filter: @escaping Filter) {
    append { request, next in
      guard !request.isCovered(byEach: attributes) else { return try await next(request) }
      return try await filter(request, next)
    }
  }

  /// Appends a filter that runs only for requests with an attribute.
  public mutating func append(for attribute: Route.Attribute, _ filter: any RouteFilter<Route>) {
    append(for: attribute, filter.closure)
  }

  /// Appends a filter that runs only for requests with one of the attributes.
  @_disfavoredOverload
  public mutating func append(
    for attributes: Set<Route.Attribute>, _ filter: any RouteFilter<Route>
  ) {
    append(for: attributes, filter.closure)
  }

  /// Appends a filter that runs for all requests except those with an attribute.
  public mutating func append(except attribute: Route.Attribute, _ filter: any RouteFilter<Route>) {
    append(except: attribute, filter.closure)
  }

  /// Appends a filter that runs for all requests except those with one of the attributes.
  @_disfavoredOverload
  public mutating func append(
    except attributes: Set<Route.Attribute>, _ filter: any RouteFilter<Route>
  ) {
    append(except: attributes, filter.closure)
  }
}
