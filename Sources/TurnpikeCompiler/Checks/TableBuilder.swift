/// Checks a model's patterns against each other, and makes the table of them.
struct TableBuilder {
  let model: TableModel
  private(set) var diagnostics: [Diagnostic] = []

  /// The table, and what is wrong: with a conflict, one of the routes answers for both. Nil where
  /// none can be made.
  static func build(
    _ model: TableModel
  ) -> (table: EncodedTable?, diagnostics: [Diagnostic]) {
    var builder = TableBuilder(model: model)
    let table = builder.build()
    return (table, builder.diagnostics)
  }

  private init(model: TableModel) {
    self.model = model
  }

  private mutating func build() -> EncodedTable? {
    let entries = model.entries
    // Every pattern's text stands in the table. Where they alone are too much, the checks before
    // would take their time for nothing.
    var size = 0
    for entry in entries { size += entry.pattern.size }
    guard size < TableEncoder.mostBytes else {
      reportTooLarge([], entries)
      return nil
    }
    let trie = PatternTrie(entries)
    do {
      try checkConflicts(trie)
      let automaton = try AutomatonBuilder.build(trie)
      let (table, offsets) = try TableEncoder.encode(model, trie, automaton)
      try checkReachability(trie, AnswerCheck(table, offsets))
      return table
    } catch let failure as ConflictSearch.TooLarge {
      reportTooLarge(failure.entries, entries)
    } catch let failure as ReachabilityCheck.TooLarge {
      // What is known to be wrong comes first.
      if diagnostics.isEmpty { reportTooLarge(failure.entries, entries) }
    } catch let failure as TableEncoder.Failure {
      reportTooLarge(failure.entries, entries)
    } catch let failure as AutomatonBuilder.TooLarge {
      reportTooLarge(failure.entries, entries)
    } catch {}
    return nil
  }

  private mutating func checkConflicts(_ trie: PatternTrie) throws(ConflictSearch.TooLarge) {
    for conflict in try ConflictSearch.conflicts(in: trie) {
      let patterns = [trie.entries[conflict.first].pattern, trie.entries[conflict.second].pattern]
        .sorted { ($0.range.file, $0.range.lower) < ($1.range.file, $1.range.lower) }
      diagnostics.append(
        patterns[0].isSame(as: patterns[1])
          ? .duplicatePattern(patterns[1], patterns[0])
          : .conflictingRoutes(patterns[0], patterns[1], witness: conflict.witness))
    }
  }

  private mutating func checkReachability(
    _ trie: PatternTrie, _ answers: AnswerCheck
  ) throws(ReachabilityCheck.TooLarge) {
    for (entry, better) in try ReachabilityCheck.unreachable(in: trie, answers) {
      diagnostics.append(
        .unreachableRoute(trie.entries[entry].pattern, better: trie.entries[better].pattern))
    }
  }

  /// - Parameter overlapping: the entries that have a part in it, where they are known.
  private mutating func reportTooLarge(_ overlapping: [Int], _ entries: [TableEntry]) {
    let patterns = overlapping.map { entries[$0].pattern }
    if let first = patterns.first {
      diagnostics.append(.tooManyOverlaps(patterns, at: first.range))
    } else if let longest = entries.map(\.pattern).max(by: { $0.size < $1.size }) {
      diagnostics.append(.tableTooLarge(at: longest.range))
    }
  }
}

extension PatternModel {
  /// A measure of how much of the table it takes.
  fileprivate var size: Int { text.utf8.count }

  /// Whether the patterns differ in nothing but their parameters' names and stray slashes.
  fileprivate func isSame(as other: PatternModel) -> Bool {
    guard segments.count == other.segments.count else { return false }
    return zip(segments, other.segments).allSatisfy { $0.isSame(as: $1) }
      && leastSegmentCount == other.leastSegmentCount && queryKeys == other.queryKeys
      && (fragment == nil) == (other.fragment == nil)
  }

  /// The query without the order of its items and the names of its parameters, by bytes.
  private var queryKeys: Set<[[UInt8]]> {
    Set(
      query.map { item in
        switch item {
        case .parameter(let key, _): [Array(key.utf8)]
        case .condition(let key, let value): [Array(key.utf8), Array(value.utf8)]
        }
      })
  }
}

extension PatternModel.Segment {
  fileprivate func isSame(as other: PatternModel.Segment) -> Bool {
    switch (self, other) {
    case (.literal(let text), .literal(let otherText)): text.utf8.elementsEqual(otherText.utf8)
    case (
      .capture(let prefix, let binding, let suffix), .capture(let prefix2, let other, let suffix2)
    ):
      prefix.utf8.elementsEqual(prefix2.utf8) && suffix.utf8.elementsEqual(suffix2.utf8)
        && binding.type.isSame(as: other.type)
    case (.rest(let binding), .rest(let other)): binding.type.isSame(as: other.type)
    default: false
    }
  }
}

extension ValueType {
  /// Equal but for the name of an enum.
  fileprivate func isSame(as other: ValueType) -> Bool {
    if case .words(_, let words) = self, case .words(_, let others) = other {
      return words == others
    }
    return self == other
  }
}
