import GitHubRoutes
import Turnpike

/// Look-ups by Turnpike: over the bare table, through the public interface, and to typed values.
enum LookUpCases {
  static var all: [BenchmarkCase] {
    LinkSet.sizes.flatMap { size in LinkSet.Answer.allCases.map { walk(size, $0) } }
      + [
        matched(TenRoute.self, 10), matched(GitHubRoute.self, 130),
        typed(TypedTen(), 10), typed(TypedGitHub(), 130),
        typedMiss,
        loop,
        path("path-10", 10) { TenRoute($0) },
        path("path-130", 130) { GitHubRoute($0) },
      ]
  }

  private static func walk(_ size: Int, _ answer: LinkSet.Answer) -> BenchmarkCase {
    BenchmarkCase(
      name: answer == .hit ? "walk-\(size)" : "\(answer.rawValue)-\(size)",
      summary: answer.summary, routes: size,
      baselines: BaselineCases.names(size, answer), bars: walkBars(size, answer)
    ) {
      let set = LinkSet(size, answer)
      let table = try BuiltTable(patterns: set.patterns)
      return table.workload(set.links, expecting: set.routes.reduce(0, +))
    }
  }

  private static func walkBars(_ size: Int, _ answer: LinkSet.Answer) -> [Bar] {
    (size == 10_000 && answer == .hit ? [.of("walk-10", 2)] : []) + [.allocations(0)]
  }

  private static func matched<Route: TypedRoute>(
    _ type: Route.Type, _ size: Int
  ) -> BenchmarkCase {
    BenchmarkCase(
      name: "match-\(size)",
      summary: "Route.match(link): route, pattern, parameters as text, attributes",
      routes: size, baselines: BaselineCases.names(size, .hit)
    ) {
      Workload(LinkSet(size).links, expecting: size, by: Matched<Route>())
    }
  }

  private static func typed(_ lookUp: some LookUp, _ size: Int) -> BenchmarkCase {
    BenchmarkCase(
      name: "typed-\(size)", summary: "Route(link): the typed value", routes: size,
      baselines: BaselineCases.names(size, .hit),
      bars: (size == 130 ? [.ofMatchit(Matchit.nanoseconds, 2)] : []) + [.allocations(0)]
    ) {
      Workload(LinkSet(size).links, expecting: size, by: lookUp)
    }
  }

  private static var typedMiss: BenchmarkCase {
    BenchmarkCase(
      name: "typed-miss-130",
      summary: "Route(link) of links that match nothing after a whole path", routes: 130,
      baselines: BaselineCases.names(130, .lateMiss), bars: [.allocations(0)]
    ) {
      Workload(LinkSet(130, .lateMiss).links, expecting: 0, by: TypedGitHub())
    }
  }

  private static var loop: BenchmarkCase {
    BenchmarkCase(
      name: "loop-130", summary: "the loop over the links alone, which every look-up here includes",
      routes: 130, bars: []
    ) {
      let links = LinkSet(130).links
      return Workload(
        links, expecting: links.reduce(0) { $0 + $1.utf8.count }, by: NoLookUp())
    }
  }

  private static func path<Route: TypedRoute>(
    _ name: String, _ size: Int, _ read: @escaping @MainActor @Sendable (String) -> Route?
  ) -> BenchmarkCase {
    BenchmarkCase(
      name: name, summary: "route.path: a route printed as its link", routes: size,
      bars: [.of("typed-\(size)", 2), .allocations(2)]
    ) {
      let links = LinkSet(size).links
      let routes = Held(links.compactMap(read))
      let lengths = routes.sum(passes: 1) { $0.path.utf8.count }
      return Workload(links, expecting: lengths) { passes in
        routes.sum(passes: passes) { $0.path.utf8.count }
      }
    }
  }
}

extension LinkSet.Answer {
  fileprivate var summary: String {
    switch self {
    case .hit: "the table walked: which route answers, and where its segments start"
    case .earlyMiss: "the table walked with links that match nothing from their first segment on"
    case .lateMiss: "the table walked with links that match nothing after a whole path"
    }
  }
}
