import Testing

@testable import TurnpikeCompiler

/// What well-formed lines mean. Every case is silent.
@Suite struct ParserTreeTests {
  static let routes: [(String, [String])] = [
    ("", []),
    ("\n\n", []),
    ("# only a comment", []),
    (
      "product/:product_id -> ProductDestination",
      [#"/"product"/:product_id -> ProductDestination"#]
    ),
    ("/ -> HomeDestination", ["/ -> HomeDestination"]),
    ("/a/b/ -> X", [#"/"a"/"b" -> X"#]),
    ("a->X", [#"/"a" -> X"#]),
    ("a-b->X", [#"/"a-b" -> X"#]),
    ("a-- -> X", [#"/"a--" -> X"#]),
    ("a=b->X", [#"/"a=b" -> X"#]),
    ("a=>x", [#"/"a" => x"#]),
    ("\ta\t->\tX\t# comment", [#"/"a" -> X"#]),
    ("a -> X # b -> Y", [#"/"a" -> X"#]),
    ("café/日本 -> X", [#"/"café"/"日本" -> X"#]),
    ("caf%C3%A9/%2F/%20 -> X", [#"/"café"/"/"/" " -> X"#]),
    ("%2E%2E/.a/... -> X", [#"/".."/".a"/"..." -> X"#]),
    ("@:user/a&b;c,(d)!$'+~ -> X", [#"/"@":user/"a&b;c,(d)!$'+~" -> X"#]),
    ("login -> LoginDestination! as signIn", [#"/"login" -> LoginDestination! as signIn"#]),
    ("a -> X as as", [#"/"a" -> X as as"#]),
    ("a -> X as mount", [#"/"a" -> X as mount"#]),
    ("a => mount", [#"/"a" => mount"#]),
    ("as -> X", [#"/"as" -> X"#]),
    ("a -> mount S.R as s @x", [#"/"a" -> mount S.R as s @x"#]),
    ("mount/x -> MountDestination", [#"/"mount"/"x" -> MountDestination"#]),
    ("a -> Mount", [#"/"a" -> Mount"#]),
    ("p/:id => product @locale(de) @b", [#"/"p"/:id => product @locale(de) @b"#]),
    ("attribute auth", ["attribute auth"]),
    (
      "/// Who.\n/// More.\nattribute level<Int 1...3 = 2>  # why\n/// A.\na -> A",
      [#"[Who. / More.] attribute level<Int (1...3) = "2">"#, #"[A.] /"a" -> A"#]
    ),
    ("attribute tab<home|orders = home>", [#"attribute tab<home|orders = "home">"#]),
    ("attribute attribute", ["attribute attribute"]),
    ("attribute -> A", [#"/"attribute" -> A"#]),
    ("attribute => a", [#"/"attribute" => a"#]),
    ("attribute/x -> A", [#"/"attribute"/"x" -> A"#]),
    ("type Sort = new|price", ["type Sort = new|price"]),
    ("type Sort=new | price | 1  # words", ["type Sort = new|price|1"]),
    ("/// How.\ntype Page = Int 1...", ["[How.] type Page = Int (1...)"]),
    ("type Part\t=\tDouble 0 ..< 1.5\t# a part", ["type Part = Double (0..<1.5)"]),
    ("type One = one", ["type One = one"]),
    ("type Two = New|Old", ["type Two = New|Old"]),
    ("type -> A", [#"/"type" -> A"#]),
    ("type/:x<Sort> -> A", [#"/"type"/:x<Sort> -> A"#]),
    ("_ -> NotFoundDestination", ["_ -> NotFoundDestination"]),
    ("_->X", ["_ -> X"]),
    ("_/x -> X", [#"/"_"/"x" -> X"#]),
    ("_a -> X", [#"/"_a" -> X"#]),
    ("/_ -> X", [#"/"_" -> X"#]),
    ("%5F -> X", [#"/"_" -> X"#]),
    ("a -> X @b(c (d) # e -> f)", [#"/"a" -> X @b(c (d) # e -> f)"#]),
    ("a -> X @b() @c", [#"/"a" -> X @b() @c"#]),
  ]

  static let patterns: [(String, [String])] = [
    (":a/x:b/:c.json/y:d<String>-z -> X", [#"/:a/"x":b/:c".json"/"y":d<String>"-z" -> X"#]),
    (":id<String>st -> X", [#"/:id<String>"st" -> X"#]),
    (":gr<String>öße -> X", [#"/:gr<String>"öße" -> X"#]),
    (":a.%41 -> X", [#"/:a".A" -> X"#]),
    ("%24id/a$/$/$b$/(x)/www -> X", [#"/"$id"/"a$"/"$"/"$b$"/"(x)"/"www" -> X"#]),
    ("/*path/:a -> X", [#"/*path/:a -> X"#]),
    ("/* -> X", [#"/*wildcard(unnamed) -> X"#]),
    ("files/*path -> X", [#"/"files"/*path -> X"#]),
    ("files/*path<Int 1...> -> X", [#"/"files"/*path<Int (1...)> -> X"#]),
    ("a/*/b/* -> X", [#"/"a"/*wildcard(unnamed)/"b"/*wildcard(unnamed) -> X"#]),
    ("*a/b -> X", [#"/*a/"b" -> X"#]),
    ("help#:section<String?> -> X", [#"/"help" #:section<String ?> -> X"#]),
    ("/#:a->X", ["/ #:a -> X"]),
    ("/?:q -> X", ["/?:q -> X"]),
    (
      "s?q:text&:sort<Sort: new|price = new>&type=video&:tag<[String]> -> X",
      [#"/"s"?"q":text&:sort<Sort: new|price = "new">&"type"="video"&:tag<[String]> -> X"#]
    ),
    ("s?b=v&k= -> X", [#"/"s"?"b"="v"&"k"="" -> X"#]),
    ("s?k=a=b&c%20d:e&f+g=h+i -> X", [#"/"s"?"k"="a=b"&"c d":e&"f+g"="h+i" -> X"#]),
    ("s?k==>x", [#"/"s"?"k"="" => x"#]),
    ("s?k=v=>x", [#"/"s"?"k"="v" => x"#]),
    ("s?:a#:b -> X", [#"/"s"?:a #:b -> X"#]),
  ]

  static let specs: [(String, String)] = [
    ("<Int>", "<Int>"),
    ("< Int ? >", "<Int ?>"),
    ("<Int 1...>", "<Int (1...)>"),
    ("<Int 0..<100>", "<Int (0..<100)>"),
    ("<Int ...-5>", "<Int (...-5)>"),
    ("<Double -1.5 ... 2.5 = 0.5>", #"<Double (-1.5...2.5) = "0.5">"#),
    ("<Int 1...5?>", "<Int (1...5) ?>"),
    ("<Module.Sku?>", "<Module.Sku ?>"),
    ("<a|b>", "<a|b>"),
    ("<new-in|1|_x|B?>", "<new-in|1|_x|B ?>"),
    ("< Sort : a | b = b >", #"<Sort: a|b = "b">"#),
    ("<Sort: a>", "<Sort: a>"),
    ("<String = a b%3Ec%20>", #"<String = "a b>c ">"#),
    ("<String = >", #"<String = "">"#),
    ("<String = a # b>", #"<String = "a # b">"#),
    ("<String = a%2D>", #"<String = "a-">"#),
    ("<String =%3D>", #"<String = "=">"#),
    ("<[Int 1...]>", "<[Int (1...)]>"),
    ("<[ Module.Sku ]>", "<[Module.Sku]>"),
  ]

  static let structures: [(String, [String])] = [
    (
      "enum A\naccess public\nimport B\norigin c://, https://d/e",
      [
        "enum A", "access public", "import B", "origin c:// https://d/e",
      ]
    ),
    ("origin a://,b:// # c", ["origin a:// b://"]),
    ("enum -> EnumDestination", [#"/"enum" -> EnumDestination"#]),
    ("access -> X", [#"/"access" -> X"#]),
    ("import => x", [#"/"import" => x"#]),
    ("import=>x", [#"/"import" => x"#]),
    ("origin/:x -> X", [#"/"origin"/:x -> X"#]),
    ("enumerate -> X", [#"/"enumerate" -> X"#]),
    ("access {\n}", [#"/"access" {"#, "}"]),
    ("enum @a {\n}", [#"/"enum" @a {"#, "}"]),
    ("origin{A}", [#""origin"{A}"#]),
    ("a{A}/:b<Int>{B}!/c/d{D}?:q @e", [#""a"{A}/:b<Int>{B}!/"c"/"d"{D}?:q @e"#]),
    ("/a{ A }/", [#""a"{A}"#]),
    (
      "a @b {\n  c -> C\n  / {\n    d => e\n  }\n}\nf -> F",
      [
        #"/"a" @b {"#, #"  /"c" -> C"#, "  / {", #"    /"d" => e"#, "  }", "}", #"/"f" -> F"#,
      ]
    ),
    ("a{\n} # end\nb{ # begin\n}", [#"/"a" {"#, "}", #"/"b" {"#, "}"]),
    ("a/ {\n}", [#"/"a" {"#, "}"]),
    ("_x {\n _ -> X\n}", [#"/"_x" {"#, "  _ -> X", "}"]),
    ("\u{FEFF}a -> X\r\nb -> Y\r\n", [#"/"a" -> X"#, #"/"b" -> Y"#]),
    ("\u{FEFF}# a\r\n", []),
  ]

  static let lines: [(String, [String])] = [routes, patterns, structures].flatMap { $0 }

  @Test(arguments: lines)
  func means(text: String, outline: [String]) {
    let result = parsed(text)
    #expect(result.outline == outline)
    #expect(result.diagnostics == [])
  }

  @Test(arguments: specs)
  func spec(text: String, outline: String) {
    let result = parsed("/?:a\(text) -> X")
    #expect(result.outline == ["/?:a\(outline) -> X"])
    #expect(result.diagnostics == [])
  }

  @Test func documentation() {
    let syntax = parse(
      SourceFile(
        path: "",
        text: """
          /// The shop.
          ///   Indented.

          enum Shop
          /// Dropped.
          access public
          /// One.

          # A comment does not come between.
          ///
          //// Two.\u{20}
          a -> A
          b -> B
          /// Three.
          c {
            /// Four.
            d => a
            /// Dropped.
          }
          /// Five.
          e{E}
          /// Dropped.
          """), index: 0)
    #expect(syntax.diagnostics == [])
    #expect(
      syntax.outline == [
        "[The shop. /   Indented.] enum Shop", "access public", #"[One. /  / / Two.] /"a" -> A"#,
        #"/"b" -> B"#,
        #"[Three.] /"c" {"#, #"  [Four.] /"d" => a"#, "}", #"[Five.] "e"{E}"#,
      ])
  }

  @Test func places() throws {
    let text = "\u{FEFF}  é/:b<Int 1...5>?k:c<a|b = b>  ->  X! as y @z(1)  # end\r\n"
    let file = SourceFile(path: "", text: text)
    let syntax = parse(file, index: 7)
    #expect(syntax.diagnostics == [])
    func written(_ range: SourceRange) -> String {
      #expect(range.file == 7)
      return String(decoding: file.bytes[range.lower..<range.upper], as: UTF8.self)
    }
    let item = try #require(syntax.lines.first?.item)
    let route = try #require(item.route)
    let pattern = item.pattern
    #expect(written(item.range) == "é/:b<Int 1...5>?k:c<a|b = b>  ->  X! as y @z(1)")
    #expect(written(pattern.range) == "é/:b<Int 1...5>?k:c<a|b = b>")
    #expect(pattern.text == "é/:b<Int 1...5>?k:c<a|b = b>")
    #expect(pattern.segments.map { written($0.range) } == ["é", ":b<Int 1...5>"])
    #expect(written(route.destination.range) == "X")
    #expect(route.caseName.map { written($0.range) } == "y")
    #expect(item.attributes.map { written($0.range) } == ["@z(1)"])
    #expect(item.attributes.compactMap { $0.value.map { written($0.range) } } == ["1"])
    guard case .capture(_, let capture, _, _) = pattern.segments[1],
      case .named(let type, let range?) = try #require(capture.spec).type,
      case .parameter(let key?, let parameter, let query) = try #require(pattern.query.first),
      case .words(nil, let words) = try #require(parameter.spec).type
    else {
      Issue.record("another shape")
      return
    }
    #expect(written(capture.range) == ":b<Int 1...5>")
    #expect(written(type.range) == "Int")
    #expect(written(range.range) == "1...5")
    #expect([range.lower, range.upper].map { $0.map { written($0.range) } } == ["1", "5"])
    #expect(written(key.range) == "k")
    #expect(written(query) == "k:c<a|b = b>")
    #expect(words.map { written($0.range) } == ["a", "b"])
    #expect(parameter.spec?.defaultValue.map { written($0.range) } == "b")
    #expect(parameter.spec.map { written($0.range) } == "<a|b = b>")
  }

  @Test func brace() {
    let file = SourceFile(path: "", text: "a @b {\n  c -> C\n}\n")
    let item = parse(file, index: 0).lines.first?.item
    guard let item, case .group(let brace) = item.kind else {
      Issue.record("not a group")
      return
    }
    #expect(brace == SourceRange(file: 0, lower: 5, upper: 6))
    #expect(item.pattern.text == "a")
  }
}
