import Testing
import TurnpikeAuthoring
import TurnpikeReference

@testable import TurnpikeCompiler

/// Prefixes and attributes of groups.
@Suite struct GroupTests {
  /// Of each route and alias the pattern and the attributes with their texts.
  private func outline(_ file: String) throws -> [String] {
    let model = try compiledTable(file).model
    return model.entries.map { entry in
      let attributes = entry.line.attributes.map {
        " @" + $0.name + ($0.value.map { "(\($0))" } ?? "")
      }
      return entry.pattern.text + attributes.joined()
    }
  }

  @Test func prefixes() throws {
    #expect(
      try outline("/a/ {\n/ -> A\n/b/ -> B\nc?:q#:f -> C\n:d {\n*e -> E\n}\n}") == [
        "a", "a/b/", "a/c?:q#:f", "a/:d/*e",
      ])
    #expect(try outline("/ {\n/ -> A\n/ {\nb -> B\n}\n}") == ["/", "b"])
    #expect(try outline("a {\n/?:q<Int?> -> A\n}\nb {\n}\n_ -> B") == ["a?:q<Int?>"])
  }

  @Test func attributes() throws {
    #expect(
      try outline(
        "attribute x\nattribute y<String = 0>\nattribute z\n"
          + "a @x @y(1) {\nb -> B\nc -> C @y(2) @z\nd @y {\ne -> E\n}\nf => b @y()\n}") == [
          "a/b @x @y(1)", "a/f @x @y()", "a/c @x @y(2) @z", "a/d/e @x @y(0)",
        ])
    #expect(try outline("attribute x\n/ @x {\na -> A\n}\nb -> B") == ["a @x", "b"])
    #expect(try outline("attribute x\n/ @x {\n}\n_ -> A\nb -> B") == ["b"])
    #expect(
      try outline("attribute x<String>\nattribute y<String>\na -> A @x( b (c), d ) @y( )")
        == ["a @x(b (c), d) @y()"])
  }

  /// A value is kept as its type prints it.
  @Test(arguments: [
    ("Int 1...3", "(03)", "3"), ("Int = 2", "", "2"), ("Double", "(1.50)", "1.5"),
    ("UUID", "(6ba7b810-9dad-11d1-80b4-00c04fd430c8)", "6BA7B810-9DAD-11D1-80B4-00C04FD430C8"),
    ("Date", "(2026-01-31T00:00:00Z)", "2026-01-31"), ("a|b = b", "", "b"), ("Level", "(a)", "a"),
    ("Sku", "( x y )", "x y"),
  ])
  func values(type: String, text: String, value: String) throws {
    #expect(
      try outline("type Level = a|b\nattribute x<\(type)>\na/:b<Level> -> A @x\(text)")
        == ["a/:b<Level> @x(\(value))"])
  }

  /// Several examples stand on one line.
  @Test func examples() throws {
    let file = "a/:b -> A @example(a/1) @deprecated(gone) @example(a/2)\nc -> C @example(c)"
    let compilation = compiled([file])
    let route = try #require(compilation.output?.tables.first?.model.routes.first)
    #expect(route.own.examples.map(\.link) == ["a/1", "a/2"])
  }

  @Test func parametersOfAPrefix() throws {
    let table = try compiledTable("a/:x<Int> {\nb/:y -> B\nc/:y => b\n/ -> A\n}")
    #expect(table.model.routes[0].parameters.map(\.swiftName) == ["x", "y"])
    #expect(table.match("a/1/c/2").summary == "b(x=1, y=2)")
    #expect(table.match("a/1").summary == "a(x=1)")
  }

  /// What a group says of a name in Swift.
  @Test func namesOfAttributes() throws {
    let table = try compiledTable(
      "attribute staff_only\nattribute self\nattribute UPPER\nattribute x1\n"
        + "a -> A @staff_only @self @UPPER @x1")
    let names = table.model.attributeDeclarations.map(\.swiftName)
    #expect(names == ["staffOnly", "self", "upper", "x1"])
  }
}
