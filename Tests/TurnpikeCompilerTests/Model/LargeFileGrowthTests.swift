import TestSupport
import Testing
import TurnpikeAuthoring
import TurnpikeReference

@testable import TurnpikeCompiler

/// Many lines of every kind: the answer takes time with their number, no more.
@Suite(.serialized, .growth) struct LargeFileGrowthTests {
  struct Shape: Sendable, CustomTestStringConvertible {
    let name: String
    var before = ""
    /// A line before all others for each line, by its number.
    var declaration: (@Sendable (Int) -> String)?
    /// The text of a line by its number.
    let line: @Sendable (Int) -> String
    var after = ""
    /// What ends a line.
    var ending = "\n"
    /// The identifiers that every line gives.
    var findings: [String] = []
    /// Whether more than 256 lines are too many: captures of the same ranks, or segments.
    var isLimited = false
    /// An attribute of a group round all lines, by its number.
    var group: (@Sendable (Int) -> String)?

    var testDescription: String { name }

    func text(_ count: Int) -> String {
      let declarations =
        declaration.map { line in (0..<count).map { line($0) + "\n" }.joined() } ?? ""
      let lines = before + (0..<count).map { line($0) + ending }.joined() + after
      guard let group else { return declarations + lines }
      let attributes = (0..<count).map { group($0) }.joined(separator: " ")
      return declarations + "/ " + attributes + " {\n" + lines + "}\n"
    }
  }

  static let shapes = [
    Shape(
      name: "routes with attributes",
      before: "attribute auth\nattribute analytics<String>\n", declaration: { "attribute n\($0)" },
      line: { "r\($0)/:id<Int> -> R\($0) @auth @analytics(r\($0)) @n\($0)" }),
    Shape(
      name: "groups", before: "attribute auth\nattribute n<Int>\n",
      line: { "g\($0) @auth @n(\($0)) {\n/ -> A\($0)\nx/:y -> X\($0)\n}" }),
    Shape(
      name: "a group",
      before: "attribute auth\nattribute owner<String>\ng/:id<Int> @auth @owner(a) {\n",
      line: { "r\($0) -> R\($0)" }, after: "}\n"),
    Shape(
      name: "a group of groups",
      before: "attribute x\n" + (0..<99).map { "attribute a\($0)\n" }.joined() + groups(99, "{"),
      line: { "r\($0) -> R\($0) @x" }, after: groups(99, "}")),
    Shape(
      name: "aliases", before: "attribute locale<String>\n",
      line: { "r\($0) -> R\($0)\na\($0) => r\($0) @locale(de)" }),
    Shape(name: "aliases before their targets") { "a\($0) => r\($0)\nr\($0) -> R\($0)" },
    Shape(name: "types of the user's own") { "r\($0)/:a<T\($0)> -> R\($0)" },
    Shape(name: "conditions of one path") { "r?k=\($0) -> R\($0)" },
    Shape(name: "conditions of two keys") { "r?k=\($0)&l\($0)=1 -> R\($0)" },
    Shape(
      name: "conditions that hold together", line: { "r?k\($0)=1 -> R\($0)" },
      findings: ["conflicting-routes"], isLimited: true),
    Shape(name: "ranges that overlap") { "r/:x<Int \($0)...\($0 + 4_000)>/e\($0) -> R\($0)" },
    Shape(
      name: "ranges that clash", line: { "r/:x<Int \($0)...\($0 + 4_000)> -> R\($0)" },
      findings: ["conflicting-routes"], isLimited: true),
    Shape(
      name: "ranges that lie apart",
      line: { "r/:x<Int \(9 * $0)...\(9 * $0 + 8)> -> R\($0)" }, isLimited: true),
    Shape(name: "words that overlap") { "r/:x<w\($0)|w\($0 + 1)|w\($0 + 2)>/e\($0) -> R\($0)" },
    Shape(
      name: "words that clash", line: { "r/:x<w\($0)|w\($0 + 1)|w\($0 + 2)> -> R\($0)" },
      findings: ["conflicting-routes"], isLimited: true),
    Shape(name: "types in one place") { "r/:x<T\($0)>/e\($0) -> R\($0)" },
    Shape(
      name: "types that clash", line: { "r/:x<T\($0)> -> R\($0)" },
      findings: ["conflicting-routes"], isLimited: true),
    Shape(name: "literals and captures in every combination") { line in
      let segments = (0..<11).map { line >> $0 & 1 == 0 ? "a" : ":p\($0)" }
      return segments.joined(separator: "/") + " -> R\(line)"
    },
    Shape(
      name: "affixes of one length", line: { "r/\(10_000 + $0)-:x -> R\($0)" }, isLimited: true),
    Shape(
      name: "enumerations of one line", before: "r", line: { "/:p\($0)<a|b>" }, after: " -> R",
      ending: "", isLimited: true),
    Shape(name: "words", before: "r/:w<w", line: { "|w\($0)" }, after: "> -> R", ending: ""),
    Shape(name: "one pattern", line: { "r -> R\($0)" }, findings: ["duplicate-pattern"]),
    Shape(name: "unknown targets", line: { "a\($0) => r\($0)" }, findings: ["unknown-case"]),
    Shape(
      name: "targets in unread lines", line: { "r\($0)/:a<Int -> R\($0)\na\($0) => r\($0)" },
      findings: ["unclosed-bracket"]),
    Shape(
      name: "targets beside unread lines", before: "import Foo\nimport Bar\n",
      line: { "r\($0)/:a<Int -> R\($0)\na\($0) => s\($0)" },
      findings: ["unclosed-bracket", "unknown-case"]),
    Shape(
      name: "examples beside errors", before: "a:\n",
      line: { "r\($0) -> R\($0) @example(s\($0))" }, findings: ["missing-name"]),
    Shape(name: "continued lines") {
      "r\($0)\n  ?:a<Int = \($0)> # one\n  &:b<Int?>\n  -> R\($0)"
    },
    Shape(
      name: "stacks", before: "attribute auth\n",
      line: { "s\($0){S\($0)}/:id<Int>{T\($0)}/x{U\($0)}! @auth" }),
    Shape(
      name: "stacks of one root", declaration: { "attribute n\($0)" },
      line: { ($0 < 2 ? "root{Root}\n" : "") + "root{Root}/s\($0){S\($0)} @n\($0)" }),
    Shape(
      name: "mounts", before: "attribute auth\n",
      line: { "m\($0)/:id<Int> -> mount X.Y as m\($0) @auth" }),
    Shape(
      name: "unseen mounts of one prefix", line: { "/ -> mount X\($0).Y as m\($0)" },
      findings: ["unseen-mount"]),
    Shape(
      name: "origins and routes from each of them",
      declaration: { "origin https://h\($0).example" },
      line: { "r\($0) -> R\($0) @from(https://h\($0).example)" }),
    Shape(
      name: "one list of all origins", before: "origin shop://\nr -> R @from(shop",
      declaration: { "origin https://h\($0).example" }, line: { ", https://h\($0).example" },
      after: ")\n", ending: ""),
    Shape(
      name: "groups from an origin", declaration: { "origin https://h\($0).example" },
      line: { "g\($0) @from(https://h\($0).example) {\nx -> X\($0) @from(https)\n}" }),
    Shape(
      name: "sites", declaration: { "origin https://h\($0).example at s\($0)" },
      line: { "s\($0)/:x -> R\($0)" }),
    Shape(
      name: "origins of a wildcard", before: "origin https://*.example.com\n",
      declaration: { "origin https://h\($0).example.com" },
      line: { "r\($0) -> R\($0) @from(https://*.example.com)" }),
    Shape(
      name: "groups from a wildcard",
      declaration: { "origin https://*.h\($0).example, https://a.h\($0).example" },
      line: {
        "g\($0) @from(https://*.h\($0).example) {\n/ -> A\($0)\n"
          + "x -> X\($0) @from(https://a.h\($0).example)\n}"
      }),
    Shape(name: "mounts of words") { "m\($0)/:w<a|b> -> mount X.Y as m\($0)" },
    Shape(name: "examples") { "r\($0)/:id<Int> -> R\($0) @example(r\($0)/1)" },
    Shape(
      name: "examples of others", line: { "r\($0) -> R\($0) @example(r0)" },
      findings: ["example-mismatch"]),
    Shape(
      name: "deprecated", before: "old -> Old @deprecated(gone)\n",
      line: { "r\($0) -> R\($0) @deprecated @example(r\($0))" }, findings: ["deprecated-use"]),
    Shape(
      name: "repeated attributes", before: "attribute x\n", line: { "r\($0) -> R\($0) @x @x" },
      findings: ["repeated-attribute"]),
    Shape(
      name: "attributes of one name",
      declaration: { "attribute a\($0)_b\nattribute a\($0)B" },
      line: { "r\($0) -> R\($0) @a\($0)_b @a\($0)B" }, findings: ["bad-identifier"]),
    Shape(
      name: "undeclared attributes", line: { "r\($0) -> R\($0) @a\($0)" },
      findings: ["undeclared-attribute"]),
    Shape(
      name: "unused declarations", declaration: { "attribute a\($0)\ntype T\($0) = a|b" },
      line: { "r\($0) -> R\($0)" }, findings: ["unused-declaration"]),
    Shape(
      name: "named types", declaration: { "type T\($0) = a|b" },
      line: { "r\($0)/:a<T\($0)> -> R\($0)" }),
    Shape(
      name: "many attributes of a group", declaration: { "attribute a\($0)" },
      line: { "r\($0) -> R\($0) @a\($0)" }, group: { "@a\($0)" }),
    Shape(
      name: "repeated attributes of a stack", before: "s{S} @x\n",
      declaration: {
        $0 == 0 ? "attribute x\nattribute x0" : "attribute x\($0)"
      },
      line: { "s{S} @x\($0)" }, findings: ["stack-query"]),
  ]

  private static func groups(_ depth: Int, _ brace: String) -> String {
    (0..<depth).map { brace == "{" ? "g\($0) @a\($0) {\n" : "}\n" }.joined()
  }

  /// Eight times the lines may take eight times as long, and half as much again and again for
  /// memory, but not the sixty-four times of a search through all lines at each.
  @Test(arguments: shapes) func isLinear(shape: Shape) {
    let small = seconds(shape, 125)
    let large = seconds(shape, 1_000)
    #expect(large < max(small, 0.002) * 24, "\(small) s, then \(large) s")
  }

  private func seconds(_ shape: Shape, _ count: Int) -> Double {
    let text = shape.text(count)
    let times = (0..<2).map { _ in
      processorSeconds {
        let compilation = compiled([text])
        let ids = Set(compilation.diagnostics.map(\.id.rawValue))
        #expect(ids == (shape.isLimited && count > 256 ? ["table-too-large"] : Set(shape.findings)))
        #expect((compilation.output?.swiftSource.isEmpty ?? true) == (compilation.output == nil))
      }
    }
    return times.min() ?? 0
  }

  /// Each line was compared with all others, although only copies of one pattern are there.
  @Test func linesOfOnePattern() {
    let shape = Shape(
      name: "one pattern", line: { "r -> R\($0)" }, findings: ["duplicate-pattern"])
    let small = seconds(shape, 2_000)
    let large = seconds(shape, 16_000)
    #expect(large < max(small, 0.002) * 20, "\(small) s, then \(large) s")
    #expect(large < 2)
  }

  /// Each line was tried without the others, although none can be read with its edit.
  @Test func fixesOfUnreadLines() {
    let lines = (0..<100).map { "p\($0)/:id<Integer -> D\($0) @foo { ] => x" }
    let compilation = compiled([lines.joined(separator: "\n")])
    let seconds = processorSeconds {
      let isEmpty = FixedFiles(compilation).fixes.isEmpty
      #expect(isEmpty)
    }
    #expect(seconds < 1)
  }

  /// Each alias was added to a copy of those before it.
  @Test func aliasesOfOneRoute() {
    let shape = Shape(name: "aliases of one route", before: "r/:x -> R\n") { "a\($0)/:x => r" }
    let small = seconds(shape, 2_000)
    let large = seconds(shape, 16_000)
    #expect(large < max(small, 0.002) * 20, "\(small) s, then \(large) s")
  }

  @Test(.timeLimit(.minutes(15))) func tenThousandRoutes() throws {
    let shape = Self.shapes[0]
    let table = try #require(compiled([shape.text(10_000)]).output?.tables.first)
    #expect(table.model.routes.count == 10_000)
    #expect(table.model.routes[9_999].own.attributes.map(\.value) == [nil, "r9999", nil])
    #expect(table.match("r9999/7").summary == "r9999(id=7)")
    #expect(table.match("r10000/7").outcome == .unmatched)
  }

  @Test func groupsAHundredDeep() throws {
    let depth = 100
    let declared =
      "attribute same<Int>\n" + (0..<depth).map { "attribute a\($0)<Int>\n" }.joined()
    let open = (0..<depth).map { "g\($0) @a\($0)(\($0)) @same(\($0)) {\n" }.joined()
    let close = String(repeating: "}\n", count: depth)
    let table = try compiledTable(declared + open + "x -> X\n" + close)
    let path = (0..<depth).map { "g\($0)" }.joined(separator: "/") + "/x"
    #expect(table.model.routes[0].pattern?.text == path)
    #expect(table.match(path).route == "x")
    #expect(table.model.routes[0].own.attributes.count == depth + 1)
    #expect(table.model.routes[0].own.attributes.last?.value == "99")
    let deeper = compiled([declared + "g {\n" + open + "x -> X\n" + close + "}\n"])
    #expect(deeper.report == ["A.routes:202:1: error: [group-too-deep]"])
  }

  @Test func stacksOfAHundredScreens() throws {
    func stack(_ count: Int) -> String {
      (0..<count).map { "s\($0){S\($0)}" }.joined(separator: "/")
    }
    let table = try compiledTable(stack(100))
    #expect(table.model.routes.count == 100)
    #expect(table.model.routes[99].below == Array(0..<99))
    #expect(compiled([stack(101)]).report == ["A.routes:1:886: error: [stack-too-deep]"])
    // Not the time of each screen's path.
    #expect(processorSeconds { _ = compiled([stack(100_000)]) } < 20)
  }
}
