import GitHubRoutes
import Turnpike

/// An expression with which an app reads links, for the benchmark. This module uses the plugin as an
/// app does, because the compiler inlines and specializes the expression here.
public struct ClientWay: Sendable {
  /// The name of the case, for example `own-let`.
  public let name: String
  /// The expression and its links.
  public let summary: String
  /// The links that a pass reads.
  public let links: [String]
  /// Reads all links, and returns how many of them match.
  public let run: @MainActor @Sendable (_ links: [String]) async throws -> Int

  /// All expressions with the module's own enum, with a public one of another module, and with mounts.
  public static let all =
    ways("own", OwnRoute.self) + values("own", OwnValueRoute.self)
    + ways("public", GitHubRoute.self) + values("public", ValueRoute.self)
    + [
      reading("mounted-let", OwnRoute.self, "if let, matched by a mounted enum", mounted),
      ClientWay(name: "mounted-match", summary: "Route.match(link), the same", links: mounted) {
        $0.count { if case .matched = OwnRoute.match($0) { true } else { false } }
      },
      reading("ten-let", TenRoute.self, "if let, with ten enums mounted at one prefix", tenLinks),
      reading("public-web", GitHubRoute.self, "if let, from a web origin", web),
      reading(
        "public-scheme", GitHubRoute.self, "if let, with a custom scheme", paths.map { "gh:/" + $0 }
      ),
      reading("public-query", GitHubRoute.self, "if let, query items that no route reads", query),
    ]

  private static let paths = GitHubRoute.patterns.map(\.text)
  private static let mounted = paths.map { "service" + $0 }
  private static let web = paths.map { "https://api.github.com" + $0 }
  private static let query = paths.map { $0 + "?utm=a&ref=b" }
  private static let tenLinks = [
    "books", "clubs", "drinks", "events", "films", "games", "hotels", "invoices", "jobs", "lists",
  ].flatMap { [$0, $0 + "/17", $0 + "/17/notes/3"] }

  private static func reading<Route: TypedRoute>(
    _ name: String, _: Route.Type, _ summary: String, _ links: [String]
  ) -> ClientWay {
    ClientWay(name: name, summary: summary, links: links) {
      $0.count { if let route = Route($0) { use(route) } else { false } }
    }
  }

  private static func ways<Route: TypedRoute>(_ kind: String, _: Route.Type) -> [ClientWay] {
    func way(
      _ name: String, _ summary: String,
      run: @escaping @MainActor @Sendable ([String]) async throws -> Int
    ) -> ClientWay {
      ClientWay(name: "\(kind)-\(name)", summary: summary, links: paths, run: run)
    }
    return [
      reading("\(kind)-let", Route.self, "if let route = Route(link)", paths),
      way("nil", "Route(link) != nil") { $0.count { Route($0) != nil } },
      way("case", "if case .some = Route(link)") {
        $0.count { if case .some = Route($0) { true } else { false } }
      },
      way("switch", "switch Route(link)") {
        $0.count {
          switch Route($0) {
          case .some: true
          case nil: false
          }
        }
      },
      way("guard", "guard let route = Route(link)") {
        $0.count {
          guard let route = Route($0) else { return false }
          return use(route)
        }
      },
      way("match", "Route.match(link)") {
        $0.count {
          if case .matched(let match) = Route.match($0) { use(match.route) } else { false }
        }
      },
      way("request", "RouteRequest(link)") { $0.count { use(RouteRequest<Route>($0)) } },
      way("can", "router.canResolve(link)") { links in
        let router = Router<Route> { _, _ in }
        return links.count { router.canResolve($0) }
      },
      way("resolve", "router.resolve(link), no filters") { links in
        let router = Router<Route> { _, _ in }
        var count = 0
        for link in links {
          if case .resolved = try await router.resolve(link) { count += 1 }
        }
        return count
      },
    ]
  }

  private static func values<Route: TypedRoute>(_ kind: String, _: Route.Type) -> [ClientWay] {
    [
      ("search", "search?q=lamp&page=3&sort=price"), ("day", "day/2026-03-01"),
      ("uuid", "item/5E7B1F1C-8A0B-4F5E-9A3C-0D1E2F3A4B5C"), ("double", "price/12.75"),
      ("escape", "text/hello%20world"),
    ].map { name, link in
      let links = Array(repeating: link, count: 100)
      return reading("\(kind)-\(name)", Route.self, "if let, \(link)", links)
    }
  }

  private static func use<Route>(_ route: Route) -> Bool { true }

  // If the optimizer could see this function, it would remove parts of the request.
  @inline(never)
  private static func use<Route>(_ request: borrowing RouteRequest<Route>) -> Bool { true }
}
