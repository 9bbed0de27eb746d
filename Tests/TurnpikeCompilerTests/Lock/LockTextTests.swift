import Testing
import TurnpikeAuthoring

@testable import TurnpikeCompiler

/// A lock as it is written.
@Suite struct LockTextTests {
  static let lines: [(routes: String, line: String)] = [
    ("/ -> Home", "/ => home"),
    ("product/:product_id<Sku> -> ProductDestination", "product/:product_id<Sku> => product"),
    ("product/:product_id -> ProductDestination", "product/:product_id<String> => product"),
    (
      "search?q:text&:sort<Sort = new>&:tag<[String]>&:max_price<Double?> -> Search",
      "search?:max_price<Double?>&q:text<String>&:sort<new|price = new>&:tag<[String]> => search"
    ),
    ("a/:x<Page> -> A", "a/:x<Int 1...> => a"),
    ("a/:type<Kind: b|c> -> A", "a/:type<Kind: b|c> => a"),
    ("caf\u{E9}/a%20b%2Fc -> A", "caf\u{E9}/a%20b%2Fc => a"),
    ("%5F -> A", "%5F => a"),
    ("/=======/x -> A", "%3D%3D%3D%3D%3D%3D%3D/x => a"),
    ("@:user_name/v:x.json -> A", "@:user_name<String>/v:x<String>.json => a"),
    ("a/*/b -> A", "a/:wildcard<String>/b => a"),
    ("a/* -> A", "a/*wildcard<String> => a"),
    ("a/:x<String = b c%3E> -> A", "a/:x<String = b%20c%3E> => a"),
    ("a?k=v%26w -> A", "a?k=v%26w => a"),
    ("a#:part<Int?> -> A", "a#:part<Int?> => a"),
    ("s/:x<Int> -> mount M.Other as other", "s/:x<Int> -> mount M.Other as other"),
    ("g/:x<Int> {\n  y -> A\n}", "g/:x<Int>/y => a"),
  ]

  @Test(arguments: lines)
  func line(_ routes: String, _ line: String) throws {
    let named = "type Sort = new|price\ntype Page = Int 1...\n"
    let compilation = Compilation([SourceFile(path: "R.routes", text: "enum R\n" + named + routes)])
    let table = try #require(compilation.output?.tables.first)
    #expect(table.model.publishedLines.map(\.text) == [line])
  }

  /// An alias is locked with what it takes over from its target.
  @Test(arguments: [
    ("b => a", "b?k=v&q:text<String>&:sort<new|old = new>#:part<Int?> => a"),
    ("b/:text => a", "b/:text<String>?k=v&:sort<new|old = new>#:part<Int?> => a"),
    ("b?k=w&s:sort => a", "b?k=w&q:text<String>&s:sort<new|old = new>#:part<Int?> => a"),
    ("b?part:part => a", "b?k=v&:part<Int?>&q:text<String>&:sort<new|old = new> => a"),
  ])
  func alias(_ alias: String, _ line: String) throws {
    let target = "a?q:text&k=v&:sort<new|old = new>#:part<Int?> -> A"
    let compilation = Compilation([
      SourceFile(path: "R.routes", text: "enum R\n\(target)\n\(alias)")
    ])
    let table = try #require(compilation.output?.tables.first)
    #expect(table.model.publishedLines.map(\.text)[1] == line)
  }

  @Test func wholeLock() throws {
    let routes = """
      enum R
      origin shop://, https://*.example.com/a%20b
      type Sort = new|price
      b?:s<[Sort]> -> B
      a{A}/b{C}
      c => b
      _ -> N
      """
    let compilation = Compilation([SourceFile(path: "R.routes", text: routes)])
    let table = try #require(compilation.output?.tables.first)
    #expect(
      LockUpdate(table, nil).text == """
        # Links of R that are out in the world. Written by 'turnpike-tool lock'.
        origin https://*.example.com/a%20b
        origin shop://
        type Sort = new|price
        a => a
        a/b => c
        b?:s<[Sort]> => b
        c?:s<[Sort]> => b

        """)
  }

  /// What `lock` makes of a lock and routes: what it had, what is new, and one line for two where one
  /// says as much.
  static let updates: [(lock: String, routes: String, lines: [String])] = [
    ("a => a", "a -> A\nb -> B", ["a => a", "b => b"]),
    ("a => a\nc => a", "a -> A\nb -> B", ["a => a", "b => b", "c => a"]),
    ("a/:x<Int> => a", "a/:x -> A", ["a/:x<String> => a"]),
    ("a/:x<Int> => a", "a/:y<Int> -> A", ["a/:x<Int> => a"]),
    ("a?:q<Int?> => a", "a?:q<Int?>&:r<Int?> -> A", ["a?:q<Int?>&:r<Int?> => a"]),
    ("a/:x<Int> => a", "a/:x<Int> -> B", ["a/:x<Int> => b"]),
    // A line that has taken links is not noted as theirs.
    (
      "a/:x<String> => a", "a/:x -> A\na/:y<Int> -> B\nc -> C", ["a/:x<String> => a", "c => c"]
    ),
    ("a/:x<Int> => a", "a/:x<Int 1...9> -> A", ["a/:x<Int 1...9> => a", "a/:x<Int> => a"]),
    ("b => b\na => a\na => a", "a -> A\nb -> B", ["a => a", "b => b"]),
    ("s -> mount S as s", "s -> mount S as s\na -> A", ["a => a", "s -> mount S as s"]),
    (
      "s -> mount S as s", "s -> mount S as s\nt => s", ["s -> mount S as s", "t -> mount S as s"]
    ),
    ("s -> mount S as s", "s -> mount T as s", ["s -> mount S as s", "s -> mount T as s"]),
    // What was published by name stays named: another case may take single words of a capture.
    ("a/new => a", "a/:x -> A", ["a/:x<String> => a", "a/new => a"]),
    ("a?k=1 => a", "a -> A", ["a => a", "a?k=1 => a"]),
    // A key that a parameter reads now is locked as the parameter.
    ("a?k=1 => a", "a?:k<Int?> -> A", ["a?:k<Int?> => a"]),
    ("a?k=1 => a", "a?:k<Int?> -> A\na?k=1 => a", ["a?:k<Int?> => a", "a?k=1 => a"]),
    ("", "K -> A\n\u{212A} => a", ["K => a", "\u{212A} => a"]),
    // A name stands for one list of words.
    (
      "type S = a|b\na?:s<[S]> => a", "type S = c|d\ntype T = a|b\na?:s<[T]> -> A\nd?:x<[S]> -> D",
      ["type S = a|b", "type S2 = c|d", "a?:s<[S]> => a", "d?:x<[S2]> => d"]
    ),
    ("a?:x<Int = 1> => a", "a?:x<Int = 2> -> A", ["a?:x<Int = 1> => a"]),
    // A type of the app's own may read less than what was published first.
    ("a/:x<String> => a", "a/:x<Foo> -> A", ["a/:x<Foo> => a", "a/:x<String> => a"]),
    ("a?:x<String> => a", "a?:x<Foo> -> A", ["a?:x<Foo> => a", "a?:x<String> => a"]),
    ("a/:x<Foo> => a", "a/:x -> A", ["a/:x<String> => a"]),
    ("a/:x<Foo> => a", "a/:x<Foo>?:y<Int?> -> A", ["a/:x<Foo>?:y<Int?> => a"]),
  ]

  @Test(arguments: updates)
  func update(lock: String, routes: String, lines: [String]) throws {
    let compilation = Compilation(
      [SourceFile(path: "R.routes", text: "enum R\n" + routes)],
      locks: [SourceFile(path: "R.routes.lock", text: lock)])
    let table = try #require(compilation.tables?.first)
    let update = LockUpdate(table.table, compilation.modules[0].locks[0])
    #expect(update.text.split(separator: "\n").dropFirst().map(String.init) == lines)
  }

  static let retirements: [(pattern: String, removed: [String]?)] = [
    ("a/:x", ["a/:x<String> => a"]), ("/a/:x", ["a/:x<String> => a"]),
    ("a/:x<String>", ["a/:x<String> => a"]), ("a/:x<String> => a", ["a/:x<String> => a"]),
    ("b", ["b?:q<Int> => b"]), ("b?:q<Int>", ["b?:q<Int> => b"]), ("shop://", ["origin shop://"]),
    ("origin shop://", ["origin shop://"]),
    ("c", nil), ("a/:y", nil), ("", nil),
  ]

  @Test(arguments: retirements)
  func retire(pattern: String, removed: [String]?) throws {
    let source = SourceFile(
      path: "R.routes.lock", text: "origin shop://\na/:x<String> => a\nb?:q<Int> => b\n")
    let lock = Compilation([], locks: [source]).modules[0].locks[0].lock
    let retired = RetiredLine(pattern, from: lock)
    #expect(retired?.removed == removed)
    for line in removed ?? [] { #expect(retired?.text.contains(line) == false) }
  }
}
