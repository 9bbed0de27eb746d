import Testing
import TurnpikeAuthoring
import TurnpikeReference

@testable import TurnpikeCompiler

/// How a path is split and decoded.
@Suite struct PathTests {
  private let file = """
    / -> Home
    caf%C3%A9 -> Cafe
    a%2Fb -> Slash
    a+b -> Plus
    A -> Capital
    item/:id -> Item
    files/*path -> Files
    """

  @Test func emptySegmentsAreDropped() {
    expectMatches(
      of: file,
      [
        "item//5": "item(id=5)", "/item/5/": "item(id=5)", "//item///5////": "item(id=5)",
        "item/": Unmatched.noRoute, "item//": Unmatched.noRoute,
        "files//a//b/": "files(path=a|b)", "files//": Unmatched.noRoute,
        "item/5/?a": "item(id=5)", "item/5//#a": "item(id=5)", "////": "home",
      ])
  }

  @Test func dotSegmentsAreRefusedAsWritten() {
    expectMatches(
      of: file,
      [
        "item/.": Unmatched.dotSegment, "item/..": Unmatched.dotSegment,
        "./item/5": Unmatched.dotSegment, "../item/5": Unmatched.dotSegment,
        "item/../5": Unmatched.dotSegment, "files/a/./b": Unmatched.dotSegment,
        "files/a/b/..?q": Unmatched.dotSegment, "/.": Unmatched.dotSegment,
        "shop://./item/5": Unmatched.dotSegment, "shop://../item/5": Unmatched.dotSegment,
        "item/...": "item(id=...)", "item/.a": "item(id=.a)", "item/a.": "item(id=a.)",
        "item/%2E": "item(id=.)", "item/%2e%2E": "item(id=..)", "item/.%2E": "item(id=..)",
        "item/5?a=../..": "item(id=5)", "item/5#../..": "item(id=5)",
      ])
  }

  /// Whichever reason is seen first.
  @Test(arguments: ["zzz/..", "item/5/6/../..", "../zzz"])
  func aDotSegmentBesideAnotherReason(link: String) throws {
    #expect(try compiledTable(file).match(link).outcome == .unmatched)
  }

  @Test func segmentsAreDecodedOnce() {
    expectMatches(
      of: file,
      [
        "item/a%20b": "item(id=a b)", "item/%C3%A9": "item(id=\u{E9})",
        "item/%c3%a9": "item(id=\u{E9})", "item/%2525": "item(id=%25)",
        "%69tem/5": "item(id=5)", "item/%35": "item(id=5)",
        "item/%00": "item(id=\u{0})", "item/%F0%9F%98%80": "item(id=\u{1F600})",
        "caf\u{E9}": "cafe", "caf%C3%A9": "cafe", "caf%c3%a9": "cafe",
        "files/a%20/b%2Fc": "files(path=a |b/c)",
        "item/\u{1F600}": "item(id=\u{1F600})",
      ])
  }

  @Test func whatDoesNotDecodeIsTakenAsWritten() {
    expectMatches(
      of: file,
      [
        "item/%": "item(id=%)", "item/%4": "item(id=%4)", "item/%zz": "item(id=%zz)",
        "item/%4g": "item(id=%4g)", "item/100%": "item(id=100%)", "item/%%41": "item(id=%%41)",
        "item/%FF": "item(id=%FF)", "item/%C3": "item(id=%C3)",
        "item/%C3%28": "item(id=%C3%28)", "item/%41%FF": "item(id=%41%FF)",
        "item/%20%zz": "item(id=%20%zz)", "item/%ED%A0%80": "item(id=%ED%A0%80)",
        "item/%C0%AF": "item(id=%C0%AF)", "item/%F4%90%80%80": "item(id=%F4%90%80%80)",
        "item/%E2%82": "item(id=%E2%82)", "files/%zz/%41": "files(path=%zz|A)",
        "%zz": Unmatched.noRoute, "item/\u{E9}%FF": "item(id=\u{E9}%FF)",
      ])
  }

  @Test func slashAndPlusAreData() {
    expectMatches(
      of: file,
      [
        "a%2Fb": "slash", "a%2fb": "slash", "a/b": Unmatched.noRoute,
        "item/a%2Fb": "item(id=a/b)", "item%2F5": Unmatched.noRoute, "item/%2F": "item(id=/)",
        "a+b": "plus", "a%2Bb": "plus", "a%20b": Unmatched.noRoute, "a b": Unmatched.noRoute,
        "item/1+1": "item(id=1+1)", "item/%3F%23": "item(id=?#)",
      ])
  }

  @Test func pathsCompareWithCaseAndByBytes() {
    expectMatches(
      of: file,
      [
        "A": "capital", "a": Unmatched.noRoute, "Item/5": Unmatched.noRoute,
        "cafe\u{301}": Unmatched.noRoute, "CAF\u{C9}": Unmatched.noRoute,
        "item/cafe\u{301}": "item(id=cafe\u{301})",
      ])
  }

  /// Lengths round the words and lines that a comparison may take at once.
  @Test(arguments: [1, 2, 3, 7, 8, 9, 15, 16, 17, 31, 32, 33, 63, 64, 65, 255, 256, 257, 1_000])
  func literalsOfAnyLength(count: Int) throws {
    let name = String(String(repeating: "abcdefghij", count: 100).prefix(count))
    let others = [
      "z" + name.dropFirst(), name.dropLast() + "z", name + "z", String(name.dropLast()),
      name.prefix(count / 2) + "z" + name.dropFirst(count / 2 + 1),
    ]
    let table = try compiledTable("\(name) -> One\n\(name)/\(name)/:x -> Two\nother -> Three")
    #expect(table.match(name).summary == "one")
    #expect(table.match("\(name)/\(name)/y").summary == "two(x=y)")
    let escaped = name.utf8.map { "%" + String($0, radix: 16) }.joined()
    #expect(table.match(escaped).summary == "one")
    for other in others {
      #expect(table.match(other).summary == Unmatched.noRoute)
      #expect(table.match("\(name)/\(other)/y").summary == Unmatched.noRoute)
    }
  }
}
