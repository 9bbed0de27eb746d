import Testing
import TurnpikeReference

@testable import TurnpikeCompiler

/// One stack that several lines declare, in any order.
@Suite struct StackTests {
  /// Of each route its case, pattern, the cases below it, `!` and attributes.
  private func outline(_ lines: [String]) throws -> Set<String> {
    let declared = "attribute auth\nattribute x\n"
    let table = try compiledTable(declared + lines.joined(separator: "\n"))
    return Set(
      table.model.routes.map { route in
        let below = route.below.map { table.model.routes[$0].caseName }.joined(separator: ",")
        let attributes = route.own.attributes.map { " @" + $0.name }.joined()
        let pattern = route.pattern?.text ?? "_"
        return "\(route.caseName) \(pattern) [\(below)]\(route.isModal ? "!" : "")\(attributes)"
      })
  }

  struct Stack: Sendable, CustomTestStringConvertible {
    let lines: [String]
    let outline: Set<String>

    var testDescription: String { lines.joined(separator: ", ") }
  }

  static let stacks = [
    Stack(
      lines: ["list{List}/:id<Int>{Item}/extra{Extra}!"],
      outline: [
        "list list []", "item list/:id<Int> [list]", "extra list/:id<Int>/extra [list,item]!",
      ]),
    Stack(
      lines: ["list{List}/:id{Item}!", "list{List}/:id{Item}/more{More}"],
      outline: ["list list []", "item list/:id [list]!", "more list/:id/more [list,item]"]),
    Stack(
      lines: ["list{List}/:id{Item}", "list/:id{Item}/more{More}"],
      outline: ["list list []", "item list/:id [list]", "more list/:id/more [list,item]"]),
    Stack(
      lines: ["a{A}/b/c{C}", "a/b{B}/c{C}", "a{A}/b/c{C}/d{D} @auth", "a{A} @x", "a/b{B}"],
      outline: ["a a [] @x", "b a/b []", "c a/b/c [a,b]", "d a/b/c/d [a,b,c] @auth"]),
    Stack(
      lines: ["list{List}?:sort<String?> @auth", "list{List}/:id{Item}?:q"],
      outline: ["list list?:sort<String?> [] @auth", "item list/:id?:q [list]"]),
  ]

  /// In the middle of a line, `*` is one segment, also for the screen that ends there.
  @Test func wildcards() throws {
    let routes = try compiledTable("*{A}/n{B}").model.routes
    #expect(routes.flatMap(\.parameters).map(\.spec.isList) == [false, false])
  }

  /// Equal strings of other bytes are other segments.
  @Test func literalsCompareByBytes() throws {
    let file = "caf\u{E9}{A}\ncafe\u{301}{B}/:id{C}\ncaf\u{E9}/:id{D}"
    let model = try compiledTable(file).model
    #expect(model.routes.map(\.caseName) == ["a", "b", "c", "d"])
    #expect(model.routes.map(\.below) == [[], [], [1], []])
    // Taken for one segment, both lines would show one screen.
    #expect(
      compiled(["caf\u{E9}{A}/:id{B}\ncafe\u{301}{A}/x{C}"]).report == [
        "A.routes:2:8: error: [duplicate-destination]", "A.routes:1:7: note:",
      ])
  }

  /// Formatting changes this white space, and cannot change which lines share a screen.
  @Test func ignoresWhiteSpaceOfSpecs() throws {
    #expect(
      try outline([
        ":p<Int  1...>ab{S}", ":p<Int 1 ...>ab{S}/x/:q< a | b =  a>{T}",
        ":p<Int 1...>ab/x/:q<a|b = a>{T}",
      ]) == ["s :p<Int  1...>ab []", "t :p<Int 1 ...>ab/x/:q< a | b =  a> [s]"])
  }

  /// White space ends the name of a type, and is a part of a default.
  @Test(arguments: [
    ("Int 8...15", "Int8 ...15"), ("String = a b", "String = ab"), ("Int?", "Int"),
  ])
  func distinguishesSpecs(first: String, second: String) {
    #expect(!compiled(["a/:p<\(first)>{A}\na/:p<\(second)>{A}"]).report.isEmpty)
    #expect(compiled(["a/:p<\(first)>{A}\na/:p<\(first)>{A}"]).report.isEmpty)
  }

  @Test(arguments: stacks) func anyOrder(stack: Stack) throws {
    #expect(try outline(stack.lines) == stack.outline)
    #expect(try outline(stack.lines.reversed()) == stack.outline)
    #expect(try outline(["/ {"] + stack.lines + ["}"]) == stack.outline)
  }

  /// An enumeration is declared by the lowest screen that has it, also if a later line shows that.
  @Test func enumerations() throws {
    let lines = ["tab/:tab<a|b>/x{X}", "tab/:tab<a|b>{Tab}/x{X}"]
    for lines in [lines, lines.reversed()] {
      let model = try compiledTable(lines.joined(separator: "\n")).model
      let owners = model.routes.filter { $0.caseName == "x" }.flatMap(\.parameters)
        .map(\.typeOwner)
      #expect(owners == ["Tab"])
    }
  }

  @Test func groupsBeforeAStack() throws {
    #expect(
      try outline(["shop/:id<Int> @auth {", "list{List}/:item{Item}", "}"]) == [
        "list shop/:id<Int>/list [] @auth", "item shop/:id<Int>/list/:item [list] @auth",
      ])
  }
}
