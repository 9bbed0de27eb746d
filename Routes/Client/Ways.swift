import Turnpike

/// The ways in which people read links; each counts the links that a route answers.
enum Ways<Route: TypedRoute> {
  static func ifLet(_ links: [String]) -> Int {
    links.count(where: { link in
      if let route = Route(link) { return use(route) }
      return false
    })
  }

  static func notNil(_ links: [String]) -> Int {
    links.count(where: { Route($0) != nil })
  }

  static func ifCase(_ links: [String]) -> Int {
    links.count(where: { link in
      if case .some = Route(link) { true } else { false }
    })
  }

  static func switching(_ links: [String]) -> Int {
    links.count(where: { link in
      switch Route(link) {
      case .some: true
      case nil: false
      }
    })
  }

  static func guarding(_ links: [String]) -> Int {
    links.count(where: { link in
      guard let route = Route(link) else { return false }
      return use(route)
    })
  }

  static func matching(_ links: [String]) -> Int {
    links.count(where: { link in
      if case .matched(let match) = Route.match(link) { return use(match.route) }
      return false
    })
  }

  static func requesting(_ links: [String]) -> Int {
    links.count(where: { use(RouteRequest<Route>($0)) })
  }

  static func canResolve(_ links: [String]) -> Int {
    let router = Router<Route> { _, _ in }
    return links.count(where: { router.canResolve($0) })
  }

  nonisolated(nonsending) static func resolving(_ links: [String]) async throws -> Int {
    let router = Router<Route> { _, _ in }
    var count = 0
    for link in links {
      if case .resolved = try await router.resolve(link) { count += 1 }
    }
    return count
  }

  private static func use(_ route: Route) -> Bool { true }
  @inline(never) private static func use(_ request: borrowing RouteRequest<Route>) -> Bool { true }
}
