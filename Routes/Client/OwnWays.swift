import GitHubRoutes
import Turnpike

/// The ways in which people read links, by enums of the module itself.
enum OwnWays {
  static func ifLet(_ links: [String]) -> Int {
    var count = 0
    for link in links {
      if let route = OwnRoute(link) { count &+= use(route) }
    }
    return count
  }

  static func notNil(_ links: [String]) -> Int {
    var count = 0
    for link in links where OwnRoute(link) != nil { count &+= 1 }
    return count
  }

  static func ifCase(_ links: [String]) -> Int {
    var count = 0
    for link in links {
      if case .some = OwnRoute(link) { count &+= 1 }
    }
    return count
  }

  static func switching(_ links: [String]) -> Int {
    var count = 0
    for link in links {
      switch OwnRoute(link) {
      case .some: count &+= 1
      case nil: break
      }
    }
    return count
  }

  static func guarding(_ links: [String]) -> Int {
    var count = 0
    for link in links {
      guard let route = OwnRoute(link) else { continue }
      count &+= use(route)
    }
    return count
  }

  static func matching(_ links: [String]) -> Int {
    var count = 0
    for link in links {
      if case .matched(let match) = OwnRoute.match(link) { count &+= use(match.route) }
    }
    return count
  }

  static func requesting(_ links: [String]) -> Int {
    var count = 0
    for link in links { count &+= use(RouteRequest<OwnRoute>(link)) }
    return count
  }

  static func canResolve(_ links: [String]) -> Int {
    let router = Router<OwnRoute> { _, _ in }
    var count = 0
    for link in links where router.canResolve(link) { count &+= 1 }
    return count
  }

  nonisolated(nonsending) static func resolving(_ links: [String]) async throws -> Int {
    let router = Router<OwnRoute> { _, _ in }
    var count = 0
    for link in links {
      if case .resolved = try await router.resolve(link) { count &+= 1 }
    }
    return count
  }

  static func values(_ links: [String]) -> Int {
    var count = 0
    for link in links {
      if case .some = OwnValueRoute(link) { count &+= 1 }
    }
    return count
  }

  static func oneOfTen(_ links: [String]) -> Int {
    var count = 0
    for link in links {
      if case .some = TenRoute(link) { count &+= 1 }
    }
    return count
  }

  private static func use(_ route: OwnRoute) -> Int { 1 }
  @inline(never) private static func use(_ request: borrowing RouteRequest<OwnRoute>) -> Int { 1 }
}
