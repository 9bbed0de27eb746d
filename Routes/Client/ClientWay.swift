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

  /// Every way.
  public static let all: [ClientWay] = own + publicOnes

  private static let paths = GitHubRoute.patterns.map(\.text)

  private static func value(_ link: String) -> [String] { Array(repeating: link, count: 100) }

  private static let tenLinks = [
    "books", "clubs", "drinks", "events", "films", "games", "hotels", "invoices", "jobs", "lists",
  ].flatMap { [$0, $0 + "/17", $0 + "/17/notes/3"] }

  private static let valueLinks = [
    ("search", "search?q=lamp&page=3&sort=price"), ("day", "day/2026-03-01"),
    ("uuid", "item/5E7B1F1C-8A0B-4F5E-9A3C-0D1E2F3A4B5C"), ("double", "price/12.75"),
    ("escape", "text/hello%20world"),
  ]

  private static var own: [ClientWay] {
    [
      ClientWay("own-let", "if let, an enum with a mount", paths) { OwnWays.ifLet($0) },
      ClientWay("own-nil", "!= nil", paths) { OwnWays.notNil($0) },
      ClientWay("own-case", "if case", paths) { OwnWays.ifCase($0) },
      ClientWay("own-switch", "switch", paths) { OwnWays.switching($0) },
      ClientWay("own-guard", "guard let", paths) { OwnWays.guarding($0) },
      ClientWay("own-match", "Route.match(link)", paths) { OwnWays.matching($0) },
      ClientWay("own-request", "RouteRequest(link)", paths) { OwnWays.requesting($0) },
      ClientWay("own-can", "canResolve(link)", paths) { OwnWays.canResolve($0) },
      ClientWay("own-resolve", "resolve(link)", paths) { try await OwnWays.resolving($0) },
      ClientWay("mounted-let", "a link that a mounted enum answers", paths.map { "service" + $0 }) {
        OwnWays.ifLet($0)
      },
      ClientWay("mounted-match", "the same by Route.match(link)", paths.map { "service" + $0 }) {
        OwnWays.matching($0)
      },
      ClientWay("ten-let", "links of ten enums that are mounted at the root", tenLinks) {
        OwnWays.oneOfTen($0)
      },
    ]
      + valueLinks.map { name, link in
        ClientWay("own-\(name)", link, value(link)) { OwnWays.values($0) }
      }
  }

  private static var publicOnes: [ClientWay] {
    [
      ClientWay("public-let", "if let, a public enum", paths) { PublicWays.ifLet($0) },
      ClientWay("public-nil", "!= nil", paths) { PublicWays.notNil($0) },
      ClientWay("public-case", "if case", paths) { PublicWays.ifCase($0) },
      ClientWay("public-switch", "switch", paths) { PublicWays.switching($0) },
      ClientWay("public-guard", "guard let", paths) { PublicWays.guarding($0) },
      ClientWay("public-match", "Route.match(link)", paths) { PublicWays.matching($0) },
      ClientWay("public-request", "RouteRequest(link)", paths) { PublicWays.requesting($0) },
      ClientWay("public-can", "canResolve(link)", paths) { PublicWays.canResolve($0) },
      ClientWay("public-resolve", "resolve(link)", paths) { try await PublicWays.resolving($0) },
      ClientWay("public-web", "a web origin", paths.map { "https://api.github.com" + $0 }) {
        PublicWays.ifLet($0)
      },
      ClientWay("public-scheme", "a scheme", paths.map { "gh:/" + $0 }) { PublicWays.ifLet($0) },
      ClientWay("public-query", "unknown query items", paths.map { $0 + "?utm=a&ref=b" }) {
        PublicWays.ifLet($0)
      },
    ]
      + valueLinks.map { name, link in
        ClientWay("public-\(name)", link, value(link)) { PublicWays.values($0) }
      }
  }
}
