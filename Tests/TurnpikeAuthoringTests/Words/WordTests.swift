import TestSupport
import Testing
import TurnpikeReference

@testable import TurnpikeAuthoring
@testable import TurnpikeCompiler

/// The words of a file have all its bytes, and white space and comments are separate. `FileTrial`
/// checks the same for generated and mutated files.
@Suite struct WordTests {
  static let lines: [(String, [String])] = [
    ("", []),
    (" \t", ["white"]),
    ("  # why\r\n", ["white", "# why", "end"]),
    ("///  A b. \n", ["///  A b.:text", "white", "end"]),
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
    #expect(words(text) == expected)
  }

  @Test func byteOrderMark() {
    #expect(words("\u{FEFF}a -> A") == ["mark"] + words("a -> A"))
  }

  /// Where a line goes on with others, they are one line of the tree.
  @Test func linesOfTheTree() {
    let text = "a\n  -> A\n\n# b\nc {\n  d\n    ?:e\n    => a\n}\nf g\n  -> H\n"
    let syntax = parse(SourceFile(path: "", text: text), index: 0)
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
    let item = try #require(parse(file, index: 0).lines.first?.item)
    let route = try #require(item.route)
    let parts = [
      item.pattern.range, route.arrow, route.mount, route.destination.range, route.caseKeyword,
      route.caseName?.range, item.attributes.first?.range,
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

  /// The kinds of the words of a line, with the spaces of the canonical layout.
  @Test(arguments: [
    ("///A", "documentation"), ("enum R", "directive table!"),
    ("access public", "directive accessLevel"),
    ("import M", "directive module"),
    ("origin a:// ,b:// @only(D)", "directive ·origin ·origin ·at attribute attributeValue"),
    ("query :a&b:c", "directive parameter! key parameter!"),
    (
      "attribute t<a|b=a>",
      "directive attribute! enumValue enumValue ·equals defaultValue"
    ),
    ("type P=Int ...5", "directive type! ·equals type ·sign number"),
    ("type S=a|b", "directive type! ·equals enumValue enumValue"),
    (
      "a/v:b<S:a|b>.d/*->mount M.R as c",
      "literal literal parameter! nestedEnum ·enumValue enumValue literal wildcard! arrow keyword "
        + "mount ·keyword caseName!"
    ),
    (
      "/?a=b&c:d<Int 1..<2 ?= 1>#:e=>f @container(g,h)",
      "question key condition key parameter type ·number number ·equals defaultValue parameter "
        + "arrow caseName ·at attribute containers"
    ),
    ("a{A}/*b{B}?:c", "literal destination parameter! destination question parameter!"),
    ("_ -> N!", "keyword arrow destination"), ("a/:b {", "literal parameter! ·sign"),
    ("a b", "unread"),
  ])
  func kinds(_ text: String, _ expected: String) {
    let syntax = parse(SourceFile(path: "", text: text), index: 0)
    let kinds = syntax.words.filter {
      ![.whiteSpace, .sign].contains($0.kind) || $0.hasSpaceBefore
    }.map { "\($0.hasSpaceBefore ? "·" : "")\($0.kind)\($0.isDeclaration ? "!" : "")" }
    #expect(kinds.joined(separator: " ") == expected)
  }

  private func words(_ text: String) -> [String] {
    let file = SourceFile(path: "", text: text)
    return parse(file, index: 0).words.map { word in
      let text = String(decoding: file.bytes[word.range.lower..<word.range.upper], as: UTF8.self)
      return switch word.kind {
      case .byteOrderMark: "mark"
      case .lineEnd: "end"
      case .whiteSpace: "white"
      case .unread: text + ":unread"
      default: word.isText ? text + ":text" : text
      }
    }
  }
}
