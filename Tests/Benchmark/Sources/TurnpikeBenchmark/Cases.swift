import ClientWays
import Foundation
import GitHubRoutes
import Turnpike

extension BenchmarkCase {
  static let all =
    tables + values + ways + filters + worst + long("1KB", 1 << 10) + long("1MB", 1 << 20)
    + baselines

  private static func others(_ size: Int) -> [Comparison] {
    [Comparison(other: "trie-\(size)"), Comparison(other: "url-\(size)")]
  }

  /// Tables without generated code around them.
  private static let tables =
    LinkSet.sizes.map { size in
      let growth = size == 10_000 ? [Comparison(other: "walk-10", limit: 2)] : []
      return walk("walk-\(size)", "finds the matching line", size, .hit, others(size) + growth)
    } + [
      walk("early-miss-130", "finds that the first segment matches nothing", 130, .earlyMiss),
      walk("late-miss-130", "finds that a longer path matches nothing", 130, .lateMiss),
    ]

  private static func walk(
    _ name: String, _ summary: String, _ size: Int, _ kind: LinkSet.Kind,
    _ comparisons: [Comparison] = []
  ) -> BenchmarkCase {
    BenchmarkCase(
      name: name, summary: summary, routes: size, comparisons: comparisons, allocations: 0
    ) {
      let set = LinkSet(size, kind)
      let table = try BuiltTable(patterns: set.patterns)
      return Workload(set.links, set.links, expecting: set.sum) { table.route(of: $0) }
    }
  }

  /// The values of a generated enum.
  private static let values = [
    links("typed-10", "Route(link)", size: 10, comparisons: others(10), allocations: 0) {
      if case .some = TenRoute($0) { 1 } else { 0 }
    },
    links("typed-130", "Route(link)", comparisons: others(130), allocations: 0) {
      if case .some = GitHubRoute($0) { 1 } else { 0 }
    },
    links("typed-miss-130", "Route(link), nil after a longer path", .lateMiss, allocations: 0) {
      if case .some = GitHubRoute($0) { 1 } else { 0 }
    },
    links("match-130", "Route.match(link)", comparisons: others(130)) {
      if case .matched = GitHubRoute.match($0) { 1 } else { 0 }
    },
    links("loop-130", "only loops over the links, as all cases do") { $0.isEmpty ? 0 : 1 },
    BenchmarkCase(
      name: "path-130", summary: "route.path",
      comparisons: [Comparison(other: "typed-130", limit: 2)], allocations: 2
    ) {
      let links = LinkSet(130).links
      let routes = links.compactMap { GitHubRoute($0) }
      return Workload(links, routes, expecting: routes.reduce(0) { $0 + $1.path.utf8.count }) {
        $0.path.utf8.count
      }
    },
    BenchmarkCase(name: "equal-130", summary: "route == route, of equal routes", allocations: 0) {
      let links = LinkSet(130).links
      let routes = links.compactMap { GitHubRoute($0) }
      let pairs = Array(zip(routes, links.compactMap { GitHubRoute($0) }))
      return Workload(links, pairs, expecting: 130) { $0.0 == $0.1 ? 1 : 0 }
    },
    BenchmarkCase(name: "hash-130", summary: "route.hashValue", allocations: 0) {
      let links = LinkSet(130).links
      let routes = links.compactMap { GitHubRoute($0) }
      return Workload(links, routes, expecting: 130) { $0.hashValue == 0 ? 0 : 1 }
    },
  ]

  private static func links(
    _ name: String, _ summary: String, _ kind: LinkSet.Kind = .hit, size: Int = 130,
    comparisons: [Comparison] = [], allocations: Double? = nil,
    number: @escaping @MainActor @Sendable (_ link: String) -> Int
  ) -> BenchmarkCase {
    BenchmarkCase(
      name: name, summary: summary, routes: size, comparisons: comparisons, allocations: allocations
    ) {
      let links = LinkSet(size, kind).links
      return Workload(links, links, expecting: kind == .hit ? size : 0, number: number)
    }
  }

  /// The expressions with which an app's own module reads links.
  private static let ways = ClientWay.all.map { way in
    BenchmarkCase(name: way.name, summary: way.summary) {
      Workload(way.links, expecting: way.links.count) { passes in
        var count = 0
        for _ in 0..<passes { count += try await way.run(way.links) }
        return count
      }
    }
  }

  /// A request through filters to the handler. The link was matched before.
  private static let filters = [
    filtered("filters-0", "router.resolve(request) without filters") { _ in },
    filtered("filters-10-closures", "the same with ten closures that only pass on") { router in
      for _ in 0..<10 {
        router.append { request, next in try await next(request) }
      }
    },
    filtered("filters-10-structs", "the same with ten structs that only pass on") { router in
      for _ in 0..<10 { router.append(PassingFilter()) }
    },
  ]

  private static func filtered(
    _ name: String, _ summary: String,
    append: @escaping @MainActor @Sendable (inout Router<GitHubRoute>) -> Void
  ) -> BenchmarkCase {
    let comparison = Comparison(figure: .nanosecondsMore, other: "filters-0", limit: 2_000)
    return BenchmarkCase(
      name: name, summary: summary, comparisons: name == "filters-0" ? [] : [comparison]
    ) {
      let links = LinkSet(130).links
      let requests = links.map { RouteRequest<GitHubRoute>($0) }
      var count = 0
      var router = Router<GitHubRoute> { _, _ in count += 1 }
      append(&router)
      return Workload(links, expecting: links.count) { [router] passes in
        count = 0
        for _ in 0..<passes {
          for request in requests { try await router.resolve(request) }
        }
        return count
      }
    }
  }

  /// Tables that are written to force backtracking.
  private static let worst = [
    worst("worst-none", "reads nine literals before a literal of 512") { _, _ in "a" },
    worst("worst-literals", "the same, each can be a capture", than: "worst-none") {
      $1 ? ":p\($0)" : "a"
    },
    worst("worst-words", "the same, each second capture has values", than: "worst-none") {
      $1 ? ":p\($0)\($0 % 2 == 0 ? "<a|b>" : "")" : "a"
    },
    worst("worst-asked", "reads nine captures of a custom type before a literal of 512") {
      index, _ in ":p\(index)<Slug>"
    },
    worst("worst-types", "the same, each can be a literal or a plain capture", than: "worst-asked")
    {
      $1 ? ":p\($0)\($0 % 2 == 0 ? "<Slug>" : "")" : "a"
    },
  ]

  /// A route for each combination of nine segments that are written in one of two ways, before a
  /// literal that only this route has. All tables match the same links.
  private static func worst(
    _ name: String, _ summary: String, than other: String? = nil,
    segment: @escaping @Sendable (_ index: Int, _ isSecond: Bool) -> String
  ) -> BenchmarkCase {
    let length = 9
    let count = 1 << length
    return BenchmarkCase(
      name: name, summary: summary, routes: count,
      comparisons: other.map { [Comparison(figure: .timePerByte, other: $0)] } ?? [], allocations: 0
    ) {
      let patterns = (0..<count).map { bits in
        let segments = (0..<length).map { segment($0, bits >> $0 & 1 != 0) }
        return segments.joined(separator: "/") + "/end\(bits)"
      }
      let table = try BuiltTable(patterns: patterns)
      let path = String(repeating: "a/", count: length)
      let links = (0..<count).map { "\(path)end\($0)" } + ["\(path)end", "\(path)zzz"]
      let sum = count * (count - 1) / 2 - 2
      return Workload(links, links, expecting: sum) { table.route(of: $0) }
    }
  }

  /// Long links, relative to the 130 links.
  private static func long(_ size: String, _ bytes: Int) -> [BenchmarkCase] {
    // A path has at most 255 segments.
    let segment = String(repeating: "a", count: bytes / 250) + "/"
    let kinds = [
      ("segment", "one segment", ":text -> Text", "", "a", 0),
      ("segments", "almost 250 segments", "*rest -> Rest", "", segment, 0),
      ("escapes", "escapes", ":text -> Text", "", "%61", 0),
      ("query", "query items that no route reads", "x?:key<Int?> -> Found", "x?", "k=v&", 0),
      ("host", "an unknown host", "origin https://*.example.com\nx -> Found", "https://", "a.", -1),
    ]
    return kinds.map { name, summary, file, start, piece, route in
      BenchmarkCase(
        name: "long-\(name)-\(size)", summary: "reads a link of \(size): \(summary)", routes: 1,
        comparisons: [Comparison(figure: .timePerByte, other: "walk-130", limit: 1)]
      ) {
        let table = try BuiltTable(file: file + "\n")
        let count = (bytes - start.utf8.count) / piece.utf8.count
        let link = start + String(repeating: piece, count: count)
        return Workload([link], [link], expecting: route) { table.route(of: $0) }
      }
    }
  }

  /// Other code that reads the same links.
  private static let baselines = LinkSet.sizes.flatMap { size in
    [
      BenchmarkCase(
        name: "trie-\(size)", summary: "matches with a trie of dictionaries, as servers do",
        routes: size
      ) {
        let set = LinkSet(size)
        let trie = SegmentTrie(patterns: set.patterns)
        return Workload(set.links, set.links, expecting: set.sum) { trie.match($0)?.route ?? -1 }
      },
      BenchmarkCase(
        name: "url-\(size)", summary: "only parses with URL(string:)", routes: size
      ) {
        let links = LinkSet(size).links
        return Workload(links, links, expecting: size) { URL(string: $0) == nil ? 0 : 1 }
      },
    ]
  }
}

/// A filter that only passes the request on.
private struct PassingFilter: RouteFilter {
  func process(
    _ request: RouteRequest<GitHubRoute>, next: FilterChain<GitHubRoute>
  ) async throws -> Resolution<GitHubRoute> {
    try await next(request)
  }
}
