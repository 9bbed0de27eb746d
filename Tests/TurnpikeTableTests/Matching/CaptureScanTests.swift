import Testing
import TurnpikeReference

@testable import TurnpikeCompiler

/// A capture is scanned by eight bytes at a time, and at the link's end by the last eight once more.
@Suite struct CaptureScanTests {
  /// Of every length past some words, behind every number of bytes within one.
  @Test(arguments: 1...34)
  func ofEveryLength(count: Int) {
    let text = String("abcdefgh-1._~9".repeated(3).prefix(count))
    let links = (0...8).flatMap { before in
      let start = String(repeating: "x", count: before) + "/"
      return ["", "/", "//", "/end", "?a=/", "#/", "/end?", "/end/more", "%41", "é", "\u{7F}"]
        .flatMap { [start + text + $0, "shop:/" + start + text + $0] }
    }
    expectSameMatches(
      of: ["origin shop://\n:only -> A\n:first/:text -> B\n:first/:text/end -> C\n"], "Route",
      to: links)
  }

  /// The first four parameters are counted in another way than those behind them.
  @Test func moreThanFourAreReadInTheirOrder() {
    expectMatches(
      of: "in/:a/:b/:c/:d/:e/:f<Int> -> Many\n",
      [
        "in/1/22/a-long-capture-of-the-third/4/5/6?g=7":
          "many(a=1, b=22, c=a-long-capture-of-the-third, d=4, e=5, f=6)",
        "in/1/22/3/4/5/6": "many(a=1, b=22, c=3, d=4, e=5, f=6)",
        "in/1/22/3/4/5/x": Unmatched.noRoute,
      ])
    let file = "in/:a/:b/:c/:d/:e/:f<Int>?:g&:h<String?> -> Many\n"
    expectSameMatches(
      of: [file], "Route",
      to: ["in/1/22/3/4/5/6?g=7", "in/1/22/3/4/5/6?h=8&g=7", "/in/1/22/3/4/5/6?g=a%20b#c"])
  }
}

extension String {
  fileprivate func repeated(_ count: Int) -> String { String(repeating: self, count: count) }
}
