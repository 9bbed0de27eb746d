import TurnpikeTable

/// Tables made to force backtracking, and long links: nanoseconds a byte are what counts.
enum WorstCases {
  static var all: [BenchmarkCase] {
    tables + links("1KB", bytes: 1 << 10) + links("1MB", bytes: 1 << 20)
  }

  private static var tables: [BenchmarkCase] {
    [
      table("worst-none", "512 routes that differ in the last of ten segments") { _, _ in "a" },
      table(
        "worst-literals", "512 routes: each of nine segments may be a literal or a capture",
        against: "worst-none"
      ) { $1 ? ":p\($0)" : "a" },
      table(
        "worst-words", "the same, captures of words before those of texts", against: "worst-none"
      ) { $1 ? ":p\($0)\($0 % 2 == 0 ? "<a|b>" : "")" : "a" },
      table(
        "worst-asked", "worst-none, where all nine segments are of a type of the user's own"
      ) { index, _ in ":p\(index)<Slug>" },
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
    _ name: String, _ summary: String, against ordinary: String? = nil,
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

  private static func links(_ size: String, bytes: Int) -> [BenchmarkCase] {
    func long(
      _ name: String, _ summary: String, file: String, start: String = "", piece: String,
      answer: Int = 0
    ) -> BenchmarkCase {
      BenchmarkCase(
        name: "long-\(name)-\(size)", summary: "a link of \(size): \(summary)", routes: 1,
        bars: [.byteOf("walk-130", 1)]
      ) {
        let table = try BuiltTable(file: file + "\n")
        let pieces = (bytes - start.utf8.count) / piece.utf8.count
        let link = start + String(repeating: piece, count: pieces)
        return Workload([link], expecting: answer) { table.route(of: $0) }
      }
    }
    return [
      long("segment", "one segment", file: ":text -> Text", piece: "a"),
      long("segments", "segments of one letter", file: "*rest -> Rest", piece: "a/"),
      long("escapes", "escaped segments", file: "*rest -> Rest", piece: "%61/"),
      long(
        "query", "a query without the key that is needed", file: "x?:key<Int?> -> Found",
        start: "x?", piece: "k=v&"),
      long(
        "host", "a host that is none of the origins'",
        file: "origin https://*.example.com\nx -> Found", start: "https://", piece: "a.",
        answer: -1),
    ]
  }
}
