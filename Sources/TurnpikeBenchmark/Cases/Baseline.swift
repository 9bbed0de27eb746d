import Foundation

/// What Turnpike is compared with in the same run, on the same links.
enum Baseline: String, CaseIterable {
  case trie, url

  var title: String {
    switch self {
    case .trie: "trie"
    case .url: "URL"
    }
  }

  private var summary: String {
    switch self {
    case .trie: "baseline: a trie with a dictionary at each node, as Swift's servers have"
    case .url: "baseline: Foundation's URL(string:), matching nothing"
    }
  }

  func caseName(_ size: Int) -> String { "\(rawValue)-\(size)" }

  static var cases: [BenchmarkCase] {
    LinkSet.sizes.flatMap { size in allCases.map { $0.benchmark(size) } }
  }

  private func benchmark(_ size: Int) -> BenchmarkCase {
    BenchmarkCase(name: caseName(size), summary: summary, routes: size) {
      let set = LinkSet(size)
      switch self {
      case .trie:
        let trie = SegmentTrie(patterns: set.patterns)
        return Workload(set.links, expecting: set.sum) { trie.answer($0)?.route ?? -1 }
      case .url:
        return Workload(set.links, expecting: size) { URL(string: $0) == nil ? 0 : 1 }
      }
    }
  }
}
