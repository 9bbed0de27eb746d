import TestSupport
import Testing
import TurnpikeReference

@testable import TurnpikeCompiler

/// The questions about the links of patterns, compared with a reference that tries every pattern on
/// random paths.
@Suite(.timeLimit(.minutes(10))) struct TableEntrySetsTests {
  /// A generated table that mounts nothing, with the reference.
  private struct Table {
    let entries: [TableEntry]
    let matcher: ReferenceMatcher
    let reference: ReferenceTable

    /// The pattern that matches a link by the reference.
    func pattern(of link: String) -> String? {
      matcher.report(Array(link.utf8), of: reference).pattern
    }
  }

  private static let tables: [Table] = (0..<150).flatMap { index -> [Table] in
    var trial = FileTrial(seed: FileTrial.seed(index, of: 11))
    guard let (_, comparison) = trial.comparison() else { return [] }
    return comparison.run.tables.compactMap { table in
      let entries = table.model.entries
      guard !entries.isEmpty, let reference = comparison.reference.table(table.model.name),
        entries.allSatisfy({ !$0.isMount })
      else { return nil }
      return Table(entries: entries, matcher: comparison.reference, reference: reference)
    }
  }

  /// A message with the path is the same in every build, although each dictionary has its own order.
  @Test func thePathIsTheSameInEveryBuild() throws {
    let numbers = ["42", "1", "0", "-1", "-9223372036854775808"].map { "\($0)/:y -> N" }
    let others = (100..<140).map { "\($0)/a -> A" }
    let lines = (numbers + others).enumerated().map { "\($1)\($0)" } + [":n<Int>/:y -> Other"]
    let entries = try compiledTable(lines.joined(separator: "\n")).entries
    let (own, better) = (entries[entries.count - 1], Array(entries.dropLast()))
    let paths = try (0..<20).map { _ in try own.path(2, outside: better) }
    #expect(paths[0] != nil)
    #expect(Set(paths).count == 1)
  }

  /// Two patterns share a link exactly if some path shows it.
  @Test func sharedLinks() throws {
    var counts = [true: 0, false: 0]
    var random = SeededGenerator(seed: 12)
    for entries in Self.tables.map(\.entries) {
      let tree = try PatternTree(entries)
      let paths = (0..<60).map { _ in path(of: entries, &random) }
      for (index, entry) in entries.enumerated() {
        let near = Set(tree.entries(near: entry))
        for (number, other) in entries.enumerated() where number != index {
          let link = entry.link(sharedWith: other)
          if let link {
            #expect(entry.mayMatch(link.segments) && other.mayMatch(link.segments), "\(link.text)")
            #expect(near.contains(number), "\(link.text)")
          } else if entry.conditions.merging(other.conditions) != nil {
            let path = paths.first { entry.mayMatch($0) && other.mayMatch($0) }
            #expect(path == nil, "\(entry.pattern.text) \(other.pattern.text)")
          }
          counts[link != nil, default: 0] += 1
        }
      }
    }
    #expect(counts.values.allSatisfy { $0 > 50 }, "\(counts)")
  }

  /// A path that no better pattern matches is the pattern's own. If there is none, each path of the
  /// pattern is another's.
  @Test func pathsOutsideOthers() throws {
    var counts = [true: 0, false: 0]
    var random = SeededGenerator(seed: 13)
    for table in Self.tables {
      let paths = (0..<60).map { _ in path(of: table.entries, &random) }
      for entry in table.entries where entry.restriction == nil {
        for length in entry.lengths(beside: table.entries) {
          let rank = LinkRank(entry, count: length)
          let better = table.entries.filter {
            $0.sets(length) != nil && LinkRank($0, count: length) < rank
              && $0.conditions.follow(from: entry.conditions)
          }
          let path = try entry.path(length, outside: better)
          counts[path != nil, default: 0] += 1
          if let path {
            let values = entry.conditions.compactMapValues(\.sampleValue)
            let link = LinkText(segments: path, values: values).text
            let isOwn = table.pattern(of: link) == entry.pattern.text
            #expect(isOwn || better.contains { $0.mayMatch(path) }, "\(link)")
          } else {
            for path in paths where path.count == length && entry.mayMatch(path) {
              #expect(better.contains { $0.mayMatch(path) })
            }
          }
        }
      }
    }
    #expect(counts[true] ?? 0 > 500)
  }

  /// A path of one of the entries, with texts that others name.
  private func path(of entries: [TableEntry], _ random: inout SeededGenerator) -> [[UInt8]] {
    func texts(_ set: SegmentSet) -> [[UInt8]] {
      guard let value = set.value else { return set.texts ?? [] }
      let numbers = ["7", "007", "-3", "1.5", "300", "true", "ab"].map { Array($0.utf8) }
      return set.plainTexts + numbers.map { value.prefix + $0 + value.suffix }
    }
    let sets = entries.flatMap(\.segments)
    return entries[random.below(entries.count)].segments.map { set in
      let own = texts(set)
      let all = random.chance(3) ? texts(sets[random.below(sets.count)]) + own : own
      return all[random.below(all.count)]
    }
  }
}
