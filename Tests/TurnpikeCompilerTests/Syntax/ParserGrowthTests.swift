import TestSupport
import Testing

@testable import TurnpikeCompiler

/// Hostile files cost no more a byte than ordinary ones.
@Suite(.serialized, .growth) struct ParserGrowthTests {
  struct Shape: Sendable, CustomTestStringConvertible {
    let name: String
    var before = ""
    let repeated: String
    var after = ""

    var testDescription: String { name }

    func file(_ size: Int) -> SourceFile {
      let count = size / repeated.utf8.count
      return SourceFile(
        path: "x", text: before + String(repeating: repeated, count: count) + after)
    }
  }

  static let shapes = [
    Shape(name: "a literal", repeated: "a"),
    Shape(name: "segments", repeated: "a/", after: " -> X"),
    Shape(name: "captures", repeated: ":a<Int>/", after: " -> X"),
    Shape(name: "open brackets", repeated: ":a<"),
    Shape(name: "brackets before arrows", repeated: ":a<S = ->/", after: " -> X"),
    Shape(name: "open braces", repeated: "a{ "),
    Shape(name: "screens", repeated: "a{B}/"),
    Shape(name: "a type's name", before: "a -> ", repeated: "b"),
    Shape(name: "a screen's name", before: "a{", repeated: "b", after: "}c"),
    Shape(name: "a directive's argument", before: "access ", repeated: "p"),
    Shape(name: "attributes", before: "a -> B", repeated: " @a(x)"),
    Shape(name: "parentheses", before: "a -> B @a", repeated: "("),
    Shape(name: "attributes joined to a path", repeated: "@a", after: " -> B"),
    Shape(name: "attributes before a pattern", repeated: "@a ", after: "b -> B"),
    Shape(name: "attributes in a path", repeated: "@a(/", after: " -> B"),
    Shape(name: "words", before: ":a<", repeated: "a|", after: "b> -> C"),
    Shape(name: "dots", before: ":a<Int ", repeated: ".", after: "> -> C"),
    Shape(name: "broken escapes", repeated: "%z"),
    Shape(name: "malformed escapes", repeated: "%41", after: "%C3"),
    Shape(name: "white space", repeated: "\u{A0}"),
    Shape(name: "query items", before: "a?", repeated: "a:b&"),
    Shape(name: "origins", before: "origin ", repeated: "a,"),
    Shape(name: "arrows", repeated: "->"),
    Shape(name: "open groups", repeated: "a {\n"),
    Shape(name: "a group", before: "a {\n", repeated: "b -> C\n"),
    Shape(name: "closing braces", repeated: "}\n"),
    Shape(name: "documentation", repeated: "///\n"),
    Shape(name: "empty lines", repeated: "\n"),
    Shape(name: "carriage returns", repeated: "\r"),
    Shape(name: "continued lines", before: "a\n?b=c\n", repeated: "&:a # b\n", after: "-> X"),
    Shape(name: "lines that continue a broken one", before: "a:\n", repeated: "&:a\n"),
    Shape(name: "lines that continue none", repeated: "?:a\n"),
    Shape(name: "comments between lines", before: "a", repeated: "\n# b", after: "\n-> X"),
    Shape(name: "empty lines between lines", repeated: "a?:b\n\n&:c\n"),
    Shape(name: "lines of attributes", repeated: "@a(b)\n"),
    Shape(name: "attributes and documentation", repeated: "@a\n///\n"),
    Shape(name: "attributes below routes", repeated: "a -> A\n  @b\n"),
    Shape(name: "merge marks", repeated: "<<<<<<<\n=======\n"),
    Shape(name: "block comments", repeated: "/* a\n"),
    Shape(name: "brackets of other tools", repeated: "[a]", after: " -> X"),
    Shape(name: "unclosed brackets of other tools", repeated: "[a/", after: " -> X"),
    Shape(name: "hyphens behind a name", before: ":a", repeated: "-b", after: " -> X"),
    Shape(name: "parentheses behind a name", before: ":a", repeated: "(", after: " -> X"),
    Shape(name: "second captures", repeated: ":a-:b\n"),
  ]

  /// Eight times the text may take eight times as long, and more on a busy machine, but not the
  /// sixty-four times of a quadratic reader.
  @Test(arguments: shapes) func isLinear(shape: Shape) {
    let small = seconds(shape.file(1 << 14))
    let large = seconds(shape.file(1 << 17))
    #expect(large < max(small, 0.000_2) * 32, "\(small) s, then \(large) s")
  }

  /// Each row of a block without braces looked for the end of its block.
  @Test func blocksInsideBlocks() {
    func file(_ depth: Int) -> SourceFile {
      let rows = (0..<depth).map { level in
        String(repeating: " ", count: level) + (level % 2 == 0 ? "p\n" : "q -> Q\n")
      }
      return SourceFile(path: "x", text: rows.joined())
    }
    // Sixteen times the rows are 256 times the text.
    let small = seconds(file(100))
    let large = seconds(file(1_600))
    #expect(large < max(small, 0.000_2) * 1_000, "\(small) s, then \(large) s")
  }

  private func seconds(_ file: SourceFile) -> Double {
    (0..<3).map { _ in processorSeconds { _ = parse(file, index: 0) } }.min() ?? 0
  }
}
