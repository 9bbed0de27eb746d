import GitHubRoutes
import Turnpike

/// Look-ups by Turnpike: over the bare table, through the public interface, and to typed values.
enum LookUpCases {
  static var all: [BenchmarkCase] {
    LinkSet.sizes.map { size in
      walk(
        "walk-\(size)", "the table walked: which route answers, and where its segments start", size,
        isCompared: true, bars: size == 10_000 ? [.of("walk-10", 2)] : [])
    } + [
      walk(
        "early-miss-130", "the same for links that match nothing from their first segment on", 130,
        .earlyMiss),
      walk(
        "late-miss-130", "the same for links that match nothing after a whole path", 130, .lateMiss),
      lookUp("match-130", "Route.match(link): route, pattern, parameters, attributes") { link in
        if case .matched = GitHubRoute.match(link) { 1 } else { 0 }
      },
      typed(TenRoute.self, 10, bars: []),
      typed(GitHubRoute.self, 130, bars: [.ofMatchit(2)]),
      lookUp(
        "typed-miss-130", "Route(link) of links that match nothing after a whole path", .lateMiss,
        bars: [.allocations(0)]
      ) { link in
        if case .some = GitHubRoute(link) { 1 } else { 0 }
      },
      loop, path,
      compared("equal-130", "route == route, of equal routes") { $0 == $1 ? 1 : 0 },
      compared("hash-130", "the hash of a route") { route, _ in route.hashValue == 0 ? 0 : 1 },
    ]
  }

  private static func walk(
    _ name: String, _ summary: String, _ size: Int, _ answer: LinkSet.Answer = .hit,
    isCompared: Bool = false, bars: [Bar] = []
  ) -> BenchmarkCase {
    BenchmarkCase(
      name: name, summary: summary, routes: size, isCompared: isCompared,
      bars: bars + [.allocations(0)]
    ) {
      let set = LinkSet(size, answer)
      let table = try BuiltTable(patterns: set.patterns)
      return Workload(set.links, expecting: set.sum) { table.route(of: $0) }
    }
  }

  private static func typed<Route: TypedRoute>(
    _ type: Route.Type, _ size: Int, bars: [Bar]
  ) -> BenchmarkCase {
    BenchmarkCase(
      name: "typed-\(size)", summary: "Route(link): the typed value", routes: size,
      isCompared: true, bars: bars + [.allocations(0)]
    ) {
      Workload(LinkSet(size).links, expecting: size) { link in
        if case .some = Route(link) { 1 } else { 0 }
      }
    }
  }

  /// The 130 links looked up in a way whose number is 1 for each link that a route answers.
  private static func lookUp(
    _ name: String, _ summary: String, _ answer: LinkSet.Answer = .hit, bars: [Bar] = [],
    number: @escaping @MainActor @Sendable (_ link: String) -> Int
  ) -> BenchmarkCase {
    BenchmarkCase(
      name: name, summary: summary, routes: 130, isCompared: answer == .hit, bars: bars
    ) {
      let expected = answer == .hit ? 130 : 0
      return Workload(LinkSet(130, answer).links, expecting: expected, number: number)
    }
  }

  private static var loop: BenchmarkCase {
    BenchmarkCase(
      name: "loop-130", summary: "the loop over the links alone, which every look-up here includes",
      routes: 130
    ) {
      let links = LinkSet(130).links
      let length = links.reduce(0) { $0 + $1.utf8.count }
      return Workload(links, expecting: length) { $0.utf8.count }
    }
  }

  private static func compared(
    _ name: String, _ summary: String,
    number: @escaping @MainActor @Sendable (GitHubRoute, GitHubRoute) -> Int
  ) -> BenchmarkCase {
    BenchmarkCase(name: name, summary: summary, routes: 130, bars: [.allocations(0)]) {
      let links = LinkSet(130).links
      let routes = links.compactMap { GitHubRoute($0) }
      let others = links.compactMap { GitHubRoute($0) }
      return Workload(links, expecting: 130) { passes in
        var sum = 0
        for _ in 0..<passes {
          for (route, other) in zip(routes, others) { sum += number(route, other) }
        }
        return sum
      }
    }
  }

  private static var path: BenchmarkCase {
    BenchmarkCase(
      name: "path-130", summary: "route.path: a route printed as its link", routes: 130,
      bars: [.of("typed-130", 2), .allocations(2)]
    ) {
      let links = LinkSet(130).links
      let routes = links.compactMap { GitHubRoute($0) }
      let length = routes.reduce(0) { $0 + $1.path.utf8.count }
      return Workload(links, expecting: length) { passes in
        var sum = 0
        for _ in 0..<passes {
          for route in routes { sum += route.path.utf8.count }
        }
        return sum
      }
    }
  }
}
