import TestSupport
import Testing
import TurnpikeAuthoring
import TurnpikeReference

@testable import TurnpikeCompiler

/// Every byte of a file is in its tree, and what is white space or a comment is told from what means
/// something. Generated and mutated files are asked the same in `FileTrial`.
@Suite struct SyntaxPieceTests {
  static let lines: [(String, [String])] = [
    ("", []),
    (" \t", ["white"]),
    ("  # why\r\n", ["white", "# why", "end"]),
    ("///  A b. \n", ["///", "white", " A b.:text", "white", "end"]),
    ("}  # end", ["}  # end:unread"]),
    ("enum  Shop # x", ["enum:text", "white", "Shop:text", "white", "# x"]),
    (
      "origin shop:// ,https://a.b",
      [
        "origin:text", "white", "shop://:text", "white", ",", "https://a.b:text",
      ]
    ),
    (
      "attribute tab<home | orders = home>",
      [
        "attribute:text", "white", "tab:text", "<", "home:text", "white", "|", "white",
        "orders:text", "white", "=", "white", "home:text", ">",
      ]
    ),
    (
      "type Page = Int 1...5",
      [
        "type:text", "white", "Page:text", "white", "=", "white", "Int:text", "white", "1:text",
        "...", "5:text",
      ]
    ),
    ("/ -> Home", ["/", "white", "->", "white", "Home:text"]),
    ("_->A!", ["_:text", "->", "A:text", "!"]),
    (
      "a/b-:c<[T]>.d/*->mount B.C as e @f(g (h)) # i",
      [
        "a:text", "/", "b-:text", ":", "c:text", "<[", "T:text", "]>", ".d:text", "/", "*:text",
        "->", "mount:text", "white", "B.C:text", "white", "as:text", "white", "e:text", "white",
        "@", "f:text", "(", "g (h):text", ")", "white", "# i",
      ]
    ),
    (
      "s # a\n  ?q=1&k:v<Int ?>#:w\n => t",
      [
        "s:text", "white", "# a", "end", "white", "?", "q:text", "=", "1:text", "&", "k:text", ":",
        "v:text", "<", "Int:text", "white", "?>#:", "w:text", "end", "white", "=>", "white",
        "t:text",
      ]
    ),
    (
      "a{ A }!/:b{B} @c",
      [
        "a:text", "{", "white", "A:text", "white", "}!/:", "b:text", "{", "B:text", "}", "white",
        "@", "c:text",
      ]
    ),
    (
      "a/b @c { # d",
      [
        "a:text", "/", "b:text", "white", "@", "c:text", "white", "{", "white", "# d",
      ]
    ),
    ("a b -> C # d\n", ["a b -> C # d:unread", "end"]),
    ("a -> B c", ["a -> B c:unread"]),
  ]

  @Test(arguments: lines)
  func line(text: String, expected: [String]) {
    #expect(pieces(text) == expected)
  }

  @Test func byteOrderMark() {
    #expect(pieces("\u{FEFF}a -> A") == ["mark"] + pieces("a -> A"))
  }

  /// Where a line goes on with others, they are one line of the tree.
  @Test func linesOfTheTree() {
    let text = "a\n  -> A\n\n# b\nc {\n  d\n    ?:e\n    => a\n}\nf g\n  -> H\n"
    let syntax = parse(SourceFile(path: "", text: text), index: 0).syntax
    let bytes = Array(text.utf8)
    let lines = syntax.lines.map { line in
      String(decoding: bytes[line.range.lower..<line.range.upper], as: UTF8.self)
    }
    #expect(
      lines == [
        "a\n  -> A\n", "\n", "# b\n", "c {\n", "  d\n    ?:e\n    => a\n", "}\n",
        "f g\n  -> H\n",
      ])
    #expect(syntax.lines.map(\.isUnread) == [false, false, false, false, false, false, true])
  }

  /// The route's own parts, for those who write it anew.
  @Test func partsOfARoute() throws {
    let text = "a  ->  mount  B!  as  c  @d"
    let file = SourceFile(path: "", text: text)
    guard case .route(let route) = parse(file, index: 0).syntax.lines.first?.content else {
      Issue.record("not a route")
      return
    }
    let parts = [
      route.patternRange, route.arrow, route.mount, route.destination.range, route.caseKeyword,
      route.caseName?.range, route.attributes.first?.range,
    ]
    let written = parts.map { range in
      range.map { String(decoding: file.bytes[$0.lower..<$0.upper], as: UTF8.self) }
    }
    #expect(written == ["a", "->", "mount", "B", "as", "c", "@d"])
  }

  @Test(arguments: Fixtures.all.map(\.files))
  func fixtures(files: [[UInt8]]) {
    for bytes in files {
      #expect(TreeCheck.problem(bytes) == nil)
    }
  }

  private func pieces(_ text: String) -> [String] {
    let file = SourceFile(path: "", text: text)
    return parse(file, index: 0).syntax.pieces.map { piece in
      let range = piece.range
      let text = String(decoding: file.bytes[range.lower..<range.upper], as: UTF8.self)
      return switch piece.kind {
      case .byteOrderMark: "mark"
      case .lineEnd: "end"
      case .whiteSpace: "white"
      case .comment, .sign: text
      case .text: text + ":text"
      case .unread: text + ":unread"
      }
    }
  }
}
