import Testing

@testable import TurnpikeCompiler

/// What a message proposes is an edit too, and with it the finding is gone.
@Suite struct ReplacementTests {
  static let proposals: [([String], String)] = [
    (["acces public\na -> A"], "access public\na -> A"),
    (["access publik\na -> A"], "access public\na -> A"),
    (["a/:b<Boolean> -> A"], "a/:b<Bool> -> A"),
    (["a/:b<Int 1..> -> A"], "a/:b<Int 1...> -> A"),
    (["a/:b<Int 1-2> -> A"], "a/:b<Int 1...2> -> A"),
    (["import Values\na/:b<Vlues.Sku> -> A"], "import Values\na/:b<Values.Sku> -> A"),
    (["a/:b<new|old = nwe> -> A"], "a/:b<new|old = new> -> A"),
    (["attribute auth\na -> A @auht"], "attribute auth\na -> A @auth"),
    (["attribute auth\n@auth {\na -> A\n}"], "attribute auth\n/ @auth {\na -> A\n}"),
    (["attribute auth\na@auth -> A"], "attribute auth\na -> A @auth"),
    (["attribute auth\n@auth a -> A"], "attribute auth\na -> A @auth"),
    (["attribute auth\na @auth -> A"], "attribute auth\na -> A @auth"),
    (["alpha -> Alpha\nb => alhpa"], "alpha -> Alpha\nb => alpha"),
    (["a -> aDestination"], "a -> ADestination"),
    (["a -> mont B.C"], "a -> mount B.C"),
    (["a -> B\nc => B"], "a -> B\nc => b"),
    (["a//b -> A"], "a/b -> A"),
    (["a -> A;"], "a -> A"),
    (["a -> A // why"], "a -> A # why"),
    (["attribute @auth\na -> A @auth"], "attribute auth\na -> A @auth"),
    (["origin a:// b://\na -> A"], "origin a://, b://\na -> A"),
    (["origin a://*\na -> A"], "origin a://\na -> A"),
    (["origin htps://a.example/b\na -> A"], "origin https://a.example/b\na -> A"),
    (["origin https:/a.example\na -> A"], "origin https://a.example\na -> A"),
    (["origin http//a.example\na -> A"], "origin http://a.example\na -> A"),
    (["origin a.example/b\na -> A"], "origin https://a.example/b\na -> A"),
    (["origin shop:\na -> A"], "origin shop://\na -> A"),
    (["origin https://a.example/b/*\na -> A"], "origin https://a.example/b\na -> A"),
    (["a?:b<String = \"c\"> -> A"], "a?:b<String = c> -> A"),
    (["attribute b<String>\na -> A @b( \"c\")"], "attribute b<String>\na -> A @b( c)"),
    (["a?:b<\"c\"|'d' = c> -> A"], "a?:b<c|d = c> -> A"),
    (["\"a/:b\" -> A"], "a/:b -> A"),
    (["a -> \"A\""], "a -> A"),
    (["a --> A"], "a -> A"),
    (["a \u{2192} A"], "a -> A"),
    (["a ADestination"], "a -> ADestination"),
    (["a/{id} -> A"], "a/:id -> A"),
    (["a/[[id]] -> A"], "a/:id<String?> -> A"),
    (["a/<int:id> -> A"], "a/:id<Int> -> A"),
    (["a/[...path] -> A"], "a/*path -> A"),
    (["a/**path -> A"], "a/*path -> A"),
    (["a/:id+ -> A"], "a/*id -> A"),
    (["a/id<Int 1...5>/b -> A"], "a/:id<Int 1...5>/b -> A"),
    (["a/id<int?> -> A"], "a/:id<Int?> -> A"),
    (["a/id<b|c = b> -> A"], "a/:id<b|c = b> -> A"),
    (["a?q<String?>&:b -> A"], "a?:q<String?>&:b -> A"),
    (["a/v<id> -> A"], "a/v:id -> A"),
    (["a/:id? -> A"], "a/:id<String?> -> A"),
    (["a/:id<Int>? -> A"], "a/:id<Int?> -> A"),
    (["a/:id:int -> A"], "a/:id<Int> -> A"),
    (["a/:id(\\d+) -> A"], "a/:id<Int> -> A"),
    (["a/:id=Int -> A"], "a/:id<Int> -> A"),
    (["a/:id<Int> = 5 -> A"], "a/:id<Int = 5> -> A"),
    (["a(/:id<Int>) -> A"], "a/:id<Int?> -> A"),
    (["a/(:id)/b -> A"], "a/:id<String?>/b -> A"),
    (["a/:id: Int -> A"], "a/:id<Int> -> A"),
    (["a/id: int -> A"], "a/:id<Int> -> A"),
    (["a?:b<Int>? -> A"], "a?:b<Int?> -> A"),
    (["a?:b?:c -> A"], "a?:b&:c -> A"),
    (["a?:b<c, d = c> -> A"], "a?:b<c|d = c> -> A"),
    (["attribute b\nattribute c\na -> A @b, @c"], "attribute b\nattribute c\na -> A @b @c"),
    (["attribute b\na -> A@b"], "attribute b\na -> A @b"),
    (["attribute b\na -> A @ b"], "attribute b\na -> A @b"),
    (["a => ADestination"], "a -> ADestination"),
    (["a -> ADestination\nb -> a"], "a -> ADestination\nb => a"),
    (["a/:b <Int> -> A"], "a/:b<Int> -> A"),
    (["a ?:b -> A"], "a?:b -> A"),
    (["a/* b -> A"], "a/*b -> A"),
    (["a/: b -> A"], "a/:b -> A"),
    (["a/::b -> A"], "a/:b -> A"),
    (["a/${b} -> A"], "a/:b -> A"),
    (["a/:{b} -> A"], "a/:b -> A"),
    (["a{/:b} -> A"], "a/:b<String?> -> A"),
    (["a?:b[]<Int> -> A"], "a?:b<[Int]> -> A"),
    (["a?:b<Int[]> -> A"], "a?:b<[Int]> -> A"),
    (["a?:b,:c -> A"], "a?:b&:c -> A"),
    (["a?:b&&:c -> A"], "a?:b&:c -> A"),
    (["a/:b<Int -> A"], "a/:b<Int> -> A"),
    (["route a -> A"], "a -> A"),
    (["a > A"], "a -> A"),
    (["a/:b: A"], "a/:b -> A"),
    (["a mount B.C as d"], "a -> mount B.C as d"),
    (["a -> B.BRoute as d"], "a -> mount B.BRoute as d"),
    (["a -> A.self"], "a -> A"),
    (["a -> A()"], "a -> A"),
    (["attribute b\na -> @b A"], "attribute b\na -> A @b"),
    (["attribute b<Int>\na -> A @b: 1"], "attribute b<Int>\na -> A @b(1)"),
    (["attribute b<Int>\na -> A @b (1)"], "attribute b<Int>\na -> A @b(1)"),
    (["attribute b\na -> A @b()"], "attribute b\na -> A @b"),
    (["attribute b\na{ @b\nc -> C\n}"], "attribute b\na @b {\nc -> C\n}"),
    (["attribute b\na @b:\nc -> C\n}"], "attribute b\na @b {\nc -> C\n}"),
    (["attribute b\na @b -> {\nc -> C\n}"], "attribute b\na @b {\nc -> C\n}"),
    (["{\na -> A\n}"], "/ {\na -> A\n}"),
    (["a{A}:b{B}"], "a{A}/:b{B}"),
    (["access: public\na -> A"], "access public\na -> A"),
    (["origin = a://\nb -> A"], "origin a://\nb -> A"),
    (["enum Sort = a|b\nc?:d<Sort> -> A"], "type Sort = a|b\nc?:d<Sort> -> A"),
    (["attribute b: Int\na -> A @b(1)"], "attribute b<Int>\na -> A @b(1)"),
    (["a -> A\nb => .a"], "a -> A\nb => a"),
    (["a/:id = x -> A"], "a/:id<String = x> -> A"),
    (["a/:id, -> A"], "a/:id -> A"),
    (["a/:id~x -> A"], "a/:id<String>~x -> A"),
    (["a?:max-price -> A"], "a?max-price:max_price -> A"),
    (["a/*all-files -> A"], "a/*all_files -> A"),
    (["a ->\u{A0}A"], "a -> A"),
    (["GET /a -> A"], "/a -> A"),
  ]

  /// What says two things, or nothing that could stand there, is no edit.
  static let open = [
    "a/:product-id -> A", "settings", "a ==> b", "a ->", "a -> A @auth", "a\"b -> A", "a/.. -> A",
    "100% -> A", "a/:id@auth -> A",
    "a/:id<Int 1..2> -> A", "a/:id* -> A", "a/[[...id]] -> A", "a/{id:x{4}} -> A",
    "a/[a-z] -> A", "a/:id=5 -> A", "a/:id=Sku -> A", "a/:id=date -> A", "a/:b:date -> A",
    "a/:b<number> -> A", "a/<Int> -> A", "a/<Sku> -> A", "a/id<date> -> A", "a/:b) -> A",
    "a/:b(\\d+-\\d+) -> A", "a/:b(x) -> A",
    "a/:user id -> A", "a#{b} -> A", "a#b -> A", "scheme shop\na -> A", "a -> struct A",
    "a/:b,c/:b -> A", "a/:b> -> A", "origin shop://a.example\na -> A",
    "origin shop://open\na -> A", "origin localhost\na -> A", "a -> Cat\nb -> Car\nc => cas",
    "attribute auth\nattribute auto\na -> A @autx @auth @auto", "a/:b<cat|car = cas> -> A", "// a",
    "a -> A /* b */", "$id -> A", "a b -> A",
    "\u{201C}a\u{201D} -> A", "https://a.example/b -> A", "{id -> A", "a/:b<Int = x> -> A",
  ]

  @Test(arguments: open)
  func proposesNothing(text: String) {
    let diagnostics = compiled([text]).diagnostics
    #expect(!diagnostics.isEmpty)
    #expect(diagnostics.compactMap(\.replacement) == [])
  }

  /// The message has the text of the edit in it, if it has one.
  @Test(arguments: proposals)
  func isOneDatum(files: [String], mended: String) {
    for diagnostic in compiled(files).diagnostics {
      guard let replacement = diagnostic.replacement else { continue }
      let text =
        replacement.text.hasSuffix(" ") ? replacement.text.dropLast() : replacement.text[...]
      let isSaid = diagnostic.message.contains("\(text)'")
      let isLeftOut = text.isEmpty || diagnostic.message.contains("leave out")
      #expect(isSaid || isLeftOut, "\(diagnostic.message)")
    }
  }

  @Test(arguments: proposals)
  func proposes(files: [String], mended: String) throws {
    let found = compiled(files).diagnostics.compactMap(\.replacement)
    #expect(found.map { applying($0, to: files)[0] } == [mended])
  }

  @Test(arguments: Finding.all)
  func mends(finding: Finding) {
    for diagnostic in compiled(finding.files).diagnostics {
      guard let replacement = diagnostic.replacement else { continue }
      let mended = compiled(applying(replacement, to: finding.files)).diagnostics
      let isThere = mended.contains {
        $0.id == diagnostic.id && $0.message == diagnostic.message && $0.range == diagnostic.range
      }
      #expect(!isThere, "\(diagnostic.message)")
    }
  }

  private func applying(_ replacement: Replacement, to files: [String]) -> [String] {
    var files = files.map { Array($0.utf8) }
    let range = replacement.range
    files[range.file].replaceSubrange(range.lower..<range.upper, with: replacement.text.utf8)
    return files.map { String(decoding: $0, as: UTF8.self) }
  }
}
