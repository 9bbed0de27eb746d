import Testing
import TurnpikeReference

@testable import TurnpikeCompiler

/// Literals are looked up by eight bytes at a time: what is shorter, longer, alike in some of them,
/// and what stands beside it.
@Suite struct LiteralTests {
  /// Of every length about one, two and three words.
  private static let lengths = Array(1...9) + Array(14...18) + Array(22...26) + [40]

  private static func text(_ count: Int, _ last: Character = "x") -> String {
    String(repeating: "abcdefgh", count: count / 8 + 1).prefix(count - 1) + String(last)
  }

  /// Each alone beside a capture, so that nothing else tells it from one.
  @Test(arguments: lengths)
  func aloneBesideACapture(count: Int) {
    let literal = Self.text(count)
    for start in ["", "a/"] {
      expectMatches(
        of: "\(start)\(literal)/end -> Literal\n\(start):text/end -> Capture\n",
        [
          start + literal + "/end": "literal",
          start + literal + "y/end": "capture(text=\(literal)y)",
          start + Self.text(count, "y") + "/end": "capture(text=\(Self.text(count, "y")))",
          start + literal.dropLast() + "z/end": "capture(text=\(literal.dropLast())z)",
          start + literal: Unmatched.noRoute,
          start + literal + "/en": Unmatched.noRoute,
          start + literal + "/endx": Unmatched.noRoute,
          start + literal + "//end/?a=b": "literal",
        ])
    }
  }

  @Test(arguments: lengths)
  func lastInTheLink(count: Int) {
    let literal = Self.text(count)
    for tail in ["", "/", "?a=/", "#/", "/?", "//#"] {
      expectSameMatch(of: ["\(literal) -> A\n:text -> B\n"], "Route", to: literal + tail)
      expectSameMatch(of: ["\(literal) -> A\n:text -> B\n"], "Route", to: literal + "x" + tail)
      expectSameMatch(
        of: ["\(literal) -> A\n:text -> B\n"], "Route", to: literal.dropLast() + tail)
    }
  }

  /// All of them in one place: few, past what one product tells apart, and past what two words do.
  @Test(arguments: [2, 7, 48, 49, 300, 700])
  func manyInOnePlace(count: Int) {
    for (start, digits) in [("", 0), ("n", 0), ("screen-", 4), ("a-rather-long-", 4)] {
      let literals = (0..<count).map { index in
        let number = String(index)
        return start + String(repeating: "0", count: max(0, digits - number.count)) + number
      }
      let file =
        literals.enumerated().map { "in/\($0.element)/end -> Case\($0.offset)\n" }.joined()
        + "in/:text/end -> Other\n"
      let step = max(1, count / 40)
      let links = stride(from: 0, to: count, by: step).flatMap { index in
        let text = literals[index]
        return [text, text + "x", String(text.dropLast()), "0" + text, text + text]
      }
      expectSameMatches(of: [file], "Route", to: links.map { "in/\($0)/end" })
    }
  }

  /// One is the start of another, at every word's end.
  @Test func nested() {
    let literals = (1...40).map {
      String("abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz".prefix($0))
    }
    let file =
      literals.enumerated().map { "\($0.element) -> Case\($0.offset)\n" }.joined()
      + ":text -> Other\n"
    expectSameMatches(
      of: [file], "Route",
      to: literals.flatMap { [$0, $0 + "/", $0 + "!", "/" + $0 + "?q", $0 + "é"] })
  }

  /// Bytes that a table's word cannot have beside others, and links that write them in either way.
  @Test func bytesOfOtherScripts() {
    let literals = ["caf\u{E9}", "terrace-of-caf\u{E9}", "terrace-of-cafe", "a%22b", "terrace-"]
    let file =
      literals.enumerated().map { "in/\($0.element)/end -> Case\($0.offset)\n" }.joined()
      + "in/:text/end -> Other\n"
    expectSameMatches(
      of: [file], "Route",
      to: literals.flatMap { ["in/\($0)/end", "in/\($0)x/end", "in/\($0)\u{E9}/end"] } + [
        "in/caf%C3%A9/end", "in/terrace-of-caf%C3%A9/end", "in/terrace%2Dof-cafe/end",
        "in/%74errace-/end", "in/a%22b/end", "in/caf\u{E8}/end",
      ])
  }
}
