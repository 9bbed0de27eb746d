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
      matched, typed, typedMiss, loop, path,
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

  private static var matched: BenchmarkCase {
    BenchmarkCase(
      name: "match-130",
      summary: "Route.match(link): route, pattern, parameters as text, attributes", routes: 130,
      isCompared: true
    ) {
      Workload(LinkSet(130).links, expecting: 130) { link in
        if case .matched = GitHubRoute.match(link) { 1 } else { 0 }
      }
    }
  }

  private static var typed: BenchmarkCase {
    BenchmarkCase(
      name: "typed-130", summary: "Route(link): the typed value", routes: 130, isCompared: true,
      bars: [.ofMatchit(2), .allocations(0)]
    ) {
      Workload(LinkSet(130).links, expecting: 130) { link in
        if case .some = GitHubRoute(link) { 1 } else { 0 }
      }
    }
  }

  private static var typedMiss: BenchmarkCase {
    BenchmarkCase(
      name: "typed-miss-130",
      summary: "Route(link) of links that match nothing after a whole path", routes: 130,
      bars: [.allocations(0)]
    ) {
      Workload(LinkSet(130, .lateMiss).links, expecting: 0) { link in
        if case .some = GitHubRoute(link) { 1 } else { 0 }
      }
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
