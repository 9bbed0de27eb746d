import TestSupport
import Testing
import TurnpikeReference

@testable import TurnpikeCompiler

/// Regions of links and their winners, compared with a reference that tries every pattern.
@Suite(.timeLimit(.minutes(10))) struct LinkRegionsTests {
  /// A generated table that mounts nothing, with the reference.
  private struct Table {
    let entries: [TableEntry]
    let matcher: ReferenceMatcher
    let reference: ReferenceTable

    /// The pattern that answers a link by the reference.
    func pattern(of link: String) -> String? {
      matcher.report(Array(link.utf8), of: reference).pattern
    }
  }

  private static let tables: [Table] = (0..<60).flatMap { index -> [Table] in
    var trial = FileTrial(seed: FileTrial.seed(index, of: 11))
    guard let (_, comparison) = trial.comparison() else { return [] }
    return comparison.run.tables.compactMap { table in
      let entries = table.model.entries
      guard let reference = comparison.reference.table(table.model.name),
        entries.allSatisfy({ !$0.isMount })
      else { return nil }
      return Table(entries: entries, matcher: comparison.reference, reference: reference)
    }
  }

  private func regions(of entries: [TableEntry]) throws -> [LinkRegions.Region] {
    let all = Array(repeating: true, count: entries.count)
    var regions = LinkRegions(try PatternTrie(entries), of: all, meeting: all)
    var found: [LinkRegions.Region] = []
    try regions.visit { region in
      found.append(region)
      return true
    }
    return found
  }

  /// The witness of each region is answered by the entry with the best rank, and matched by exactly
  /// the entries of the region.
  @Test func theWinnerAnswersTheWitness() throws {
    var count = 0
    for table in Self.tables {
      let entries = table.entries
      for region in try regions(of: entries) {
        let matching = region.entries.map(\.entry)
        #expect(entries.indices.filter { entries[$0].matches(region.path) } == matching.sorted())
        for index in matching {
          let conditions = entries[index].conditions
          let link = LinkText(segments: region.path, query: conditions).text
          let best = matching.filter { entries[$0].hasConditions(in: conditions) }.min {
            LinkRank(entries[$0], count: region.path.count)
              < LinkRank(entries[$1], count: region.path.count)
          }
          #expect(table.pattern(of: link) == best.map { entries[$0].pattern.text }, "\(link)")
          count += 1
        }
      }
    }
    #expect(count > 500)
  }

  /// Whatever path there is, a region has the entries that match it.
  @Test func everyPathHasARegion() throws {
    var count = 0
    var random = SeededGenerator(seed: 12)
    for entries in Self.tables.map(\.entries) where !entries.isEmpty {
      let found = Set(try regions(of: entries).map { Set($0.entries.map(\.entry)) })
      for _ in 0..<100 {
        let path = path(of: entries, &random)
        let matching = Set(entries.indices.filter { entries[$0].matches(path) })
        if matching.isEmpty { continue }
        #expect(found.contains(matching), "\(LinkText(segments: path, query: []).text)")
        count += 1
      }
    }
    #expect(count > 500)
  }

  /// A path of one of the entries, with texts that others name.
  private func path(of entries: [TableEntry], _ random: inout SeededGenerator) -> [[UInt8]] {
    func texts(_ segment: PatternModel.Segment) -> [[UInt8]] {
      let texts = SegmentTexts(segment)
      let numbers = ["7", "007", "-3", "1.5", "300", "true", "ab"].map { Array($0.utf8) }
      guard let predicate = texts.predicate else { return texts.texts ?? [] }
      return predicate.candidates + numbers.map { predicate.prefix + $0 + predicate.suffix }
    }
    let segments = entries.flatMap(\.pattern.segments)
    return entries[random.below(entries.count)].pattern.segments.map { segment in
      let own = texts(segment)
      let others = texts(segments[random.below(segments.count)])
      let all = random.chance(3) ? others + own : own
      return all[random.below(all.count)]
    }
  }

  /// Regions that no partner matches are not followed.
  @Test func regionsWithoutPartnersAreLeftOut() throws {
    let compilation = Compilation([
      SourceFile(
        path: "R.routes",
        text: "a/:x -> A\na/new -> B\nb/:x<Int>/c -> C\n:any/:x/d -> D\nb/:x<Int>/c?k=1 -> E")
    ])
    let entries = try #require(compilation.output?.tables.first?.model.entries)
    func paths(meeting index: Int) throws -> [String] {
      let all = Array(repeating: true, count: entries.count)
      var regions = LinkRegions(
        try PatternTrie(entries), of: all, meeting: entries.indices.map { $0 == index })
      var paths: [String] = []
      try regions.visit { region in
        paths.append(LinkText(segments: region.path, query: []).text)
        return true
      }
      return paths.sorted()
    }
    #expect(try paths(meeting: 0) == ["a/new", "a/x"])
    #expect(try paths(meeting: 2) == ["b/42/c"])
    // Only 'd' tells the last one from the others, so each is shown once.
    #expect(try paths(meeting: 3) == ["a/new/d", "a/x/d", "x/x/d"])
  }
}
