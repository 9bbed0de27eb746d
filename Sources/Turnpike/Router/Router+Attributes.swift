// The overloads for a set are disfavored, so that Swift reports a misspelled attribute as a member
// that `Route.Attribute` does not have, and not as one that fits none of the overloads.

extension Router {
  /// Appends a filter that only runs for requests with an attribute. Use it to guard routes:
  ///
  /// ```swift
  /// router.append(for: .auth) { request, next in
  ///   session.isSignedIn ? try await next(request) : .redirect(to: .signIn)
  /// }
  /// ```
  ///
  /// A request has an attribute if its route, a mount of the route, or the alias that matched the
  /// link has it. The filter also runs if a screen in the route's ``TypedRoute/stack`` has the
  /// attribute, because people can go back to that screen. Attributes are compared by name across
  /// mounts, even if an enum in between doesn't declare them. <doc:RequiringSignIn> lists all
  /// cases.
  ///
  /// Filters run in the order in which you append them. Append a filter that changes the route
  /// before the filters that guard routes, or let it redirect, so that they see the new route.
  /// After such a change, the attributes of the alias still count.
  public mutating func append(for attribute: Route.Attribute, _ filter: @escaping Filter) {
    append(for: [attribute], filter)
  }

  /// Appends a filter that only runs for requests with at least one of the attributes, as in
  /// `append(for: [.auth, .beta])`.
  @_disfavoredOverload
  public mutating func append(for attributes: Set<Route.Attribute>, _ filter: @escaping Filter) {
    append { request, next in
      guard request.shows(anyOf: attributes) else { return try await next(request) }
      return try await filter(request, next)
    }
  }

  /// Appends a filter that runs for all requests except those with an attribute. Use it to guard
  /// every route that isn't marked as public:
  ///
  /// ```swift
  /// router.append(except: .public) { request, next in
  ///   session.isSignedIn ? try await next(request) : .redirect(to: .signIn)
  /// }
  /// ```
  ///
  /// The filter is only skipped if the route and every screen below it have the attribute. It runs
  /// for requests without a route. An attribute of an alias doesn't exempt a request.
  public mutating func append(except attribute: Route.Attribute, _ filter: @escaping Filter) {
    append(except: [attribute], filter)
  }

  /// Appends a filter that runs for all requests except those with one of the attributes.
  ///
  /// The filter is only skipped if the route and every screen below it have one of the attributes.
  /// It runs for requests without a route. An attribute of an alias doesn't exempt a request.
  @_disfavoredOverload
  public mutating func append(except attributes: Set<Route.Attribute>, _ filter: @escaping Filter) {
    append { request, next in
      guard !request.isCovered(byEach: attributes) else { return try await next(request) }
      return try await filter(request, next)
    }
  }

  /// Appends a filter that only runs for requests with an attribute.
  public mutating func append(for attribute: Route.Attribute, _ filter: any RouteFilter<Route>) {
    append(for: attribute, filter.closure)
  }

  /// Appends a filter that only runs for requests with at least one of the attributes.
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
