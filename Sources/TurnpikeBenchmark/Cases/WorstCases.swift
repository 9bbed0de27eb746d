import TurnpikeTable

/// Tables made to force backtracking, and long links: nanoseconds a byte are what counts.
enum WorstCases {
  static var all: [BenchmarkCase] {
    tables + sizes.flatMap { size in shapes.map { long($0, size) } }
  }

  // MARK: Tables

  private static var tables: [BenchmarkCase] {
    [
      table(
        "worst-none", "512 routes that differ in the last of ten segments: an ordinary table",
        against: nil
      ) { _, _ in "a" },
      table(
        "worst-literals", "512 routes: each of nine segments may be a literal or a capture",
        against: "worst-none"
      ) { $1 ? ":p\($0)" : "a" },
      table(
        "worst-words", "the same, captures of words before those of texts", against: "worst-none"
      ) { $1 ? ":p\($0)\($0 % 2 == 0 ? "<a|b>" : "")" : "a" },
      table(
        "worst-asked", "worst-none, where all nine segments are of a type of the user's own",
        against: nil
      ) { place, _ in ":p\(place)<Slug>" },
      table(
        "worst-types", "worst-words with a type of the user's own, which the table must ask",
        against: "worst-asked"
      ) { $1 ? ":p\($0)\($0 % 2 == 0 ? "<Slug>" : "")" : "a" },
    ]
  }

  /// A route for every combination of nine segments that are written in one of two ways, each with a
  /// last literal of its own: whatever is before it, the last segment may still lead to any. The
  /// links are the same for all tables.
  ///
  /// - Parameters:
  ///   - ordinary: the table that a byte may take no more than of.
  ///   - segment: writes the segment with an index in one way or the other.
  private static func table(
    _ name: String, _ summary: String, against ordinary: String?,
    _ segment: @escaping @Sendable (_ index: Int, _ other: Bool) -> String
  ) -> BenchmarkCase {
    let places = 9
    let count = 1 << places
    return BenchmarkCase(
      name: name, summary: summary, routes: count,
      bars: (ordinary.map { [.byteOf($0, 1)] } ?? []) + [.allocations(0)]
    ) {
      let routes = (0..<count).map { bits in
        let segments = (0..<places).map { segment($0, bits >> $0 & 1 != 0) }
        return "\(segments.joined(separator: "/"))/end\(bits) -> Case\(bits)\n"
      }
      let table = try BuiltTable(file: routes.joined())
      let path = String(repeating: "a/", count: places)
      let links = (0..<count).map { "\(path)end\($0)" } + ["\(path)end", "\(path)zzz"]
      return Workload(links, expecting: count * (count - 1) / 2 - 2) { table.route(of: $0) }
    }
  }

  // MARK: Links

  private struct Shape {
    let name: String
    let summary: String
    let file: String
    let start: String
    let piece: String
  }

  private static let sizes = [("1KB", 1 << 10), ("1MB", 1 << 20)]

  private static let shapes = [
    Shape(
      name: "segment", summary: "one segment", file: ":text -> Text", start: "", piece: "a"),
    Shape(
      name: "segments", summary: "segments of one letter", file: "*rest -> Rest", start: "",
      piece: "a/"),
    Shape(
      name: "escapes", summary: "escaped segments", file: "*rest -> Rest", start: "",
      piece: "%61/"),
    Shape(
      name: "query", summary: "a query without the key that is needed",
      file: "x?:key<Int?> -> Found", start: "x?", piece: "k=v&"),
    Shape(
      name: "host", summary: "a host that is none of the origins'",
      file: "origin https://*.example.com\nx -> Found", start: "https://", piece: "a."),
  ]

  private static func long(_ shape: Shape, _ size: (name: String, bytes: Int)) -> BenchmarkCase {
    BenchmarkCase(
      name: "long-\(shape.name)-\(size.name)", summary: "a link of \(size.name): \(shape.summary)",
      routes: 1, bars: [.byteOf("walk-130", 1)]
    ) {
      let table = try BuiltTable(file: shape.file + "\n")
      let pieces = (size.bytes - shape.start.utf8.count) / shape.piece.utf8.count
      let link = shape.start + String(repeating: shape.piece, count: pieces)
      return Workload([link], expecting: shape.name == "host" ? -1 : 0) { table.route(of: $0) }
    }
  }
}
