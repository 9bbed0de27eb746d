import GitHubRoutes
import Turnpike

/// A way to read links as an app's module writes it, for the benchmark: what is inlined and
/// specialised differs from module to module.
public struct ClientWay: Sendable {
  /// What the benchmark calls it.
  public let name: String
  /// What it measures.
  public let summary: String
  /// The links that a pass reads.
  public let links: [String]
  /// Reads all of them, and counts those that a route answers.
  public let run: @MainActor @Sendable (_ links: [String]) async throws -> Int

  private init(
    _ name: String, _ summary: String, _ links: [String],
    run: @escaping @MainActor @Sendable (_ links: [String]) async throws -> Int
  ) {
    self.name = name
    self.summary = summary
    self.links = links
    self.run = run
  }

  /// Every way: by enums of the module itself, by public ones of another module, and what only one
  /// of them has.
  public static let all =
    ways("own", OwnRoute.self, values: OwnValueRoute.self)
    + ways("public", GitHubRoute.self, values: ValueRoute.self)
    + [
      ClientWay("mounted-let", "a link that a mounted enum answers", mounted) {
        Ways<OwnRoute>.ifLet($0)
      },
      ClientWay("mounted-match", "the same by Route.match(link)", mounted) {
        Ways<OwnRoute>.matching($0)
      },
      ClientWay("ten-let", "links of ten enums that are mounted at the root", tenLinks) {
        Ways<TenRoute>.ifCase($0)
      },
      ClientWay("public-web", "a web origin", paths.map { "https://api.github.com" + $0 }) {
        Ways<GitHubRoute>.ifLet($0)
      },
      ClientWay("public-scheme", "a scheme", paths.map { "gh:/" + $0 }) {
        Ways<GitHubRoute>.ifLet($0)
      },
      ClientWay("public-query", "unknown query items", paths.map { $0 + "?utm=a&ref=b" }) {
        Ways<GitHubRoute>.ifLet($0)
      },
    ]

  private static let paths = GitHubRoute.patterns.map(\.text)
  private static let mounted = paths.map { "service" + $0 }
  private static let tenLinks = [
    "books", "clubs", "drinks", "events", "films", "games", "hotels", "invoices", "jobs", "lists",
  ].flatMap { [$0, $0 + "/17", $0 + "/17/notes/3"] }
  private static let valueLinks = [
    ("search", "search?q=lamp&page=3&sort=price"), ("day", "day/2026-03-01"),
    ("uuid", "item/5E7B1F1C-8A0B-4F5E-9A3C-0D1E2F3A4B5C"), ("double", "price/12.75"),
    ("escape", "text/hello%20world"),
  ]

  private static func ways<Route: TypedRoute, Values: TypedRoute>(
    _ kind: String, _ route: Route.Type, values: Values.Type
  ) -> [ClientWay] {
    [
      ClientWay("\(kind)-let", "if let", paths) { Ways<Route>.ifLet($0) },
      ClientWay("\(kind)-nil", "!= nil", paths) { Ways<Route>.notNil($0) },
      ClientWay("\(kind)-case", "if case", paths) { Ways<Route>.ifCase($0) },
      ClientWay("\(kind)-switch", "switch", paths) { Ways<Route>.switching($0) },
      ClientWay("\(kind)-guard", "guard let", paths) { Ways<Route>.guarding($0) },
      ClientWay("\(kind)-match", "Route.match(link)", paths) { Ways<Route>.matching($0) },
      ClientWay("\(kind)-request", "RouteRequest(link)", paths) { Ways<Route>.requesting($0) },
      ClientWay("\(kind)-can", "canResolve(link)", paths) { Ways<Route>.canResolve($0) },
      ClientWay("\(kind)-resolve", "resolve(link)", paths) { try await Ways<Route>.resolving($0) },
    ]
      + valueLinks.map { name, link in
        ClientWay("\(kind)-\(name)", link, Array(repeating: link, count: 100)) {
          Ways<Values>.ifCase($0)
        }
      }
  }
}
