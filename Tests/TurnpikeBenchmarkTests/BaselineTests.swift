import GitHubRoutes
import Testing
import Turnpike

@testable import turnpike_benchmark

/// What is compared does the same: the baseline finds what Turnpike finds.
@Suite struct BaselineTests {
  @Test func sameAnswersOnTheLinksOfARealInterface() {
    let set = LinkSet(130)
    let trie = SegmentTrie(patterns: set.patterns)
    #expect(set.links.count == 130)
    for link in set.links {
      guard case .matched(let match) = GitHubRoute.match(link) else {
        Issue.record("no route answers \(link)")
        continue
      }
      let answer = SegmentTrie.Answer(
        route: set.patterns.firstIndex(of: match.pattern) ?? -1,
        parameters: Dictionary(
          uniqueKeysWithValues: match.parameters.elements.map { ($0.name, $0.values[0]) }))
      #expect(trie.answer(link) == answer)
    }
  }

  /// Every table with every kind of link: what a case expects is what each way finds.
  @Test(arguments: [10, 130, 1_000], LinkSet.Answer.allCases)
  func sameNumbers(size: Int, answer: LinkSet.Answer) throws {
    let set = LinkSet(size, answer)
    let table = try BuiltTable(patterns: set.patterns)
    let trie = SegmentTrie(patterns: set.patterns)
    for (link, route) in zip(set.links, set.routes) {
      #expect(table.route(of: link) == route, "\(link)")
      #expect(trie.answer(link)?.route ?? -1 == route, "\(link)")
    }
  }

  /// The generated enum of ten routes has the routes of the built tables.
  @Test func tenRoutes() {
    #expect(TenRoute.patterns.map(\.text) == SyntheticRoutes.patterns(10))
    #expect(LinkSet(10).links.allSatisfy { TenRoute($0) != nil })
  }
}
