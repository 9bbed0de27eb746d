import Testing
import TurnpikeAuthoring
import TurnpikeReference
import TurnpikeTable

@testable import TurnpikeCompiler

/// Captures of one place that overlap, in numbers that no state for each set of them could represent.
@Suite struct OverlapTests {
  struct Shape: Sendable, CustomTestStringConvertible {
    let name: String
    let lines: [String]
    /// Links with the cases that they match, nil for none.
    let matches: [(link: String, route: String?)]

    var testDescription: String { name }
  }

  static let shapes = [
    Shape(
      name: "fourteen types", lines: (0..<14).map { ":x<T\($0)>/e\($0) -> R\($0)" },
      matches: (0..<14).map { ("v/e\($0)", "r\($0)") } + [("v/e14", nil), ("v", nil)]),
    Shape(
      name: "types behind types",
      lines: pairs(8).map { ":x<T\($0)>/:y<U\($1)>/e\($0)x\($1) -> R\($0)x\($1)" },
      matches: pairs(8).map { ("v/w/e\($0)x\($1)", "r\($0)x\($1)") } + [("v/w/e8x1", nil)]),
    Shape(
      name: "types of other ranks",
      lines: (0..<14).map { ":x<T\($0)>/e\($0) -> R\($0)" } + [
        "a/e3 -> A", ":x<Int>/e4 -> I", ":x/e5 -> S", "v-:x<T1>/e6 -> P", ":x/:y -> Whatever",
      ],
      matches: [
        ("a/e3", "a"), ("a/e4", "r4"), ("7/e4", "i"), ("7/e3", "r3"), ("v/e5", "r5"),
        ("v-x/e6", "p"), ("v-x/e7", "r7"), ("v/none", "whatever"), ("%41/e3", "r3"),
        ("%61/e3", "a"),
      ]),
    Shape(
      name: "ranges", lines: (0..<100).map { ":x<Int \($0)...\($0 + 50)>/e\($0) -> R\($0)" },
      matches: (0..<100).map { ("60/e\($0)", (10...60).contains($0) ? "r\($0)" : nil) }
        + [("%36%30/e20", "r20"), ("x/e20", nil)]),
    Shape(
      name: "ranges apart",
      lines: (0..<100).map { ":x<Int \(10 * $0)...\(10 * $0 + 9)> -> R\($0)" } + [":y -> Other"],
      matches: [("0", "r0"), ("999", "r99"), ("1000", "other"), ("-1", "other"), ("509", "r50")]),
    Shape(
      name: "rests", lines: (0..<100).map { "*r<Int \(10 * $0)...\(10 * $0 + 9)> -> R\($0)" },
      matches: [("15/12/19", "r1"), ("15/29", nil), ("15//%31%39/", "r1"), ("990/991?x#y", "r99")]),
    Shape(
      name: "affixes", lines: (0..<14).map { "a:x<T\($0)>z/e\($0) -> R\($0)" },
      matches: [("avz/e7", "r7"), ("az/e7", nil), ("avy/e7", nil), ("a%2Fz/e0", "r0")]),
    Shape(
      name: "conditions",
      lines: (0..<14).flatMap {
        [":x<T\($0)>/e\($0)?k=1 -> C\($0)", ":x<T\($0)>/e\($0) -> R\($0)"]
      },
      matches: [("v/e3?k=1", "c3"), ("v/e3?k=2", "r3"), ("v/e4", "r4")]),
    Shape(
      name: "sliding words",
      lines: (0..<60).map { start in
        let words = (start..<start + 20).map { "w\($0)" }.joined(separator: "|")
        return ":x<\(words)>/e\(start) -> R\(start)"
      },
      matches: [("w20/e10", "r10"), ("w20/e21", nil), ("w20/e1", "r1"), ("w20/e0", nil)]),
  ]

  private static func pairs(_ count: Int) -> [(Int, Int)] {
    (0..<count).flatMap { first in (0..<count).map { (first, $0) } }
  }

  @Test(arguments: shapes) func matches(shape: Shape) throws {
    let table = try compiledTable(shape.lines.joined(separator: "\n"))
    for (link, route) in shape.matches {
      #expect(table.match(link).route == route, "\(link)")
    }
    let size = table.storage.bytes.count
    #expect(size < 4_096 * shape.lines.count, "\(size) bytes")
  }

  /// A type that refuses a text leaves the link to the next route.
  @Test func whatATypeRefusesIsTheNexts() throws {
    let lines = (0..<14).map { ":x<T\($0)>/e\($0) -> R\($0)" } + [":x/:y -> Whatever"]
    expectSameMatches(
      of: [lines.joined(separator: "\n")], "Route", to: ["v/e3", "v/e14", "v", "v/e3/x"])
  }
}
