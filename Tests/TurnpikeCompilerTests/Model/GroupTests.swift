import Testing

@testable import TurnpikeCompiler

/// Rule 11: prefixes and attributes of groups.
@Suite struct GroupTests {
  /// Of each route and alias the pattern and the attributes with their texts.
  private func outline(_ file: String) -> [String] {
    guard let model = compiledTable(file)?.model else { return [] }
    return model.entries.map { entry in
      let attributes = entry.attributes.map { " @" + $0.name + ($0.value.map { "(\($0))" } ?? "") }
      return entry.pattern.text + attributes.joined()
    }
  }

  @Test func prefixes() {
    #expect(
      outline("/a/ {\n/ -> A\n/b/ -> B\nc?:q#:f -> C\n:d {\n*e -> E\n}\n}") == [
        "a", "a/b/", "a/c?:q#:f", "a/:d/*e",
      ])
    #expect(outline("/ {\n/ -> A\n/ {\nb -> B\n}\n}") == ["/", "b"])
    #expect(outline("a {\n/?:q<Int?> -> A\n}\nb {\n_ -> B\n}") == ["a?:q<Int?>"])
  }

  @Test func attributes() {
    #expect(
      outline("a @x @y(1) {\nb -> B\nc -> C @y(2) @z\nd @y {\ne -> E\n}\nf => b @y()\n}") == [
        "a/b @x @y(1)", "a/f @x @y()", "a/c @x @y(2) @z", "a/d/e @x @y",
      ])
    #expect(outline("/ @x {\na -> A\n}\nb -> B") == ["a @x", "b"])
    #expect(outline("/ @x {\n_ -> A\n}\nb -> B") == ["b"])
    #expect(outline("a -> A @x(b (c), d) @y( )") == ["a @x(b (c), d) @y( )"])
  }

  @Test func parametersOfAPrefix() throws {
    let table = try #require(compiledTable("a/:x<Int> {\nb/:y -> B\nc/:y => b\n/ -> A\n}"))
    #expect(table.model.routes[0].parameters.map(\.swiftName) == ["x", "y"])
    #expect(table.answer("a/1/c/2").summary == "b(x=1, y=2)")
    #expect(table.answer("a/1").summary == "a(x=1)")
  }

  /// What a group says of a name in Swift.
  @Test func namesOfAttributes() throws {
    let table = try #require(compiledTable("a -> A @staff_only @self @UPPER @x1"))
    let names = table.model.routes[0].attributes.map(\.swiftName)
    #expect(names == ["staffOnly", "self", "upper", "x1"])
  }
}
