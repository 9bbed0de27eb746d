import GitHubRoutes
import Testing
import Turnpike

@testable import turnpike_benchmark

/// What is compared does the same: the baselines find what Turnpike finds.
@Suite struct BaselineTests {
  @Test func sameAnswersOnTheLinksOfARealInterface() {
    let set = LinkSet(130)
    let trie = SegmentTrie(patterns: set.patterns)
    let list = PatternList(patterns: set.patterns)
    #expect(set.links.count == 130)
    for link in set.links {
      guard case .matched(let match) = GitHubRoute.match(link) else {
        Issue.record("no route answers \(link)")
        continue
      }
      let answer = BaselineAnswer(
        route: set.patterns.firstIndex(of: match.pattern) ?? -1,
        parameters: Dictionary(
          uniqueKeysWithValues: match.parameters.elements.map { ($0.name, $0.values[0]) }))
      #expect(trie.answer(link) == answer)
      #expect(list.answer(link) == answer)
      #expect(ParsedURL().number(of: link) == 1)
    }
  }

  /// Every table with every kind of link: what a case expects is what each way finds.
  @Test(arguments: [10, 130, 1_000], LinkSet.Answer.allCases)
  func sameNumbers(size: Int, answer: LinkSet.Answer) throws {
    let set = LinkSet(size, answer)
    let table = try BuiltTable(patterns: set.patterns)
    #expect(table.sum(of: set.links) == set.routes.reduce(0, +))
    let trie = Compared(routes: SegmentTrie(patterns: set.patterns))
    let list = Compared(routes: PatternList(patterns: set.patterns))
    for (place, link) in set.links.enumerated() where place % (size / 10) == 0 {
      #expect(table.sum(of: [link]) == set.routes[place], "\(link)")
      #expect(trie.number(of: link) == set.routes[place], "\(link)")
      #expect(list.number(of: link) == set.routes[place], "\(link)")
    }
  }

  /// The generated enum of ten routes has the routes of the built tables.
  @Test func tenRoutes() {
    #expect(TenRoute.patterns.map(\.text) == SyntheticRoutes.patterns(10))
    #expect(LinkSet(10).links.allSatisfy { TenRoute($0) != nil })
  }
}
