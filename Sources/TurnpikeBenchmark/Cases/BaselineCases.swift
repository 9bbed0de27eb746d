/// The baselines on the links that Turnpike looks up.
enum BaselineCases {
  static var all: [BenchmarkCase] {
    LinkSet.sizes.flatMap { size in
      LinkSet.Answer.allCases.flatMap { answer in
        [
          baseline(.trie, SegmentTrie.self, size, answer),
          baseline(.original, PatternList.self, size, answer), url(size, answer),
        ]
      }
    }
  }

  /// The baselines on a set of links, by their columns.
  static func names(_ size: Int, _ answer: LinkSet.Answer) -> [Baseline: String] {
    Dictionary(uniqueKeysWithValues: Baseline.allCases.map { ($0, name($0, size, answer)) })
  }

  private static func name(_ baseline: Baseline, _ size: Int, _ answer: LinkSet.Answer) -> String {
    let kind = answer == .hit ? "" : "-\(answer.rawValue)"
    return "\(baseline.rawValue)\(kind)-\(size)"
  }

  private static func baseline<Routes: RouteBaseline>(
    _ baseline: Baseline, _ type: Routes.Type, _ size: Int, _ answer: LinkSet.Answer
  ) -> BenchmarkCase {
    BenchmarkCase(
      name: name(baseline, size, answer), summary: baseline.summary, routes: size
    ) {
      let set = LinkSet(size, answer)
      let routes = Routes(patterns: set.patterns)
      // Comparing each pattern takes milliseconds a link in a large table.
      return (baseline == .original ? set.sampled(max(8, 20_000 / size)) : set)
        .workload(Compared(routes: routes))
    }
  }

  private static func url(_ size: Int, _ answer: LinkSet.Answer) -> BenchmarkCase {
    BenchmarkCase(
      name: name(.url, size, answer), summary: Baseline.url.summary, routes: size
    ) {
      let links = LinkSet(size, answer).links
      return Workload(links, expecting: links.count, by: ParsedURL())
    }
  }
}

extension Baseline {
  fileprivate var summary: String {
    switch self {
    case .trie: "baseline: a trie with a dictionary at each node, as Swift's servers have"
    case .original: "baseline: the original Turnpike's algorithm, pattern by pattern"
    case .url: "baseline: Foundation's URL(string:), matching nothing"
    }
  }
}
