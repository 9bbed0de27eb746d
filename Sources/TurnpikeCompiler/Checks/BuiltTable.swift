import TurnpikeTable

/// The table of one model, its patterns checked against each other.
struct BuiltTable {
  /// Nil where none can be made.
  private(set) var table: CompiledTable?
  /// Whole if there is a table, and each link has one best pattern in it.
  private(set) var findings = Findings()
  /// Patterns of which another may take the links.
  private(set) var unsure: Set<SourceRange> = []

  init(_ model: TableModel) {
    let entries = model.entries
    do throws(TableTooLarge) {
      let trie = try PatternTrie(entries)
      for conflict in try ConflictSearch.conflicts(in: trie) { report(conflict, in: entries) }
      let automaton = try AutomatonBuilder.build(trie)
      let (encoded, records) = try TableEncoder.encode(model, trie, automaton)
      checkReachability(trie, CompiledTable(model: model, encoded: encoded), records)
    } catch {
      report(error, in: entries)
    }
  }

  /// - Parameter records: where the table has the tree's entries.
  private mutating func checkReachability(
    _ trie: PatternTrie, _ table: CompiledTable, _ records: [Address<EntryRecord>]
  ) {
    let entries = trie.entries
    do throws(TableTooLarge) {
      let answers = EntryLookUp(table, records)
      for (entry, better) in try ReachabilityCheck.unreachable(in: trie, answers) {
        reportUnreachable(entries[entry].pattern, better: [entries[better].pattern])
      }
      if findings.isWhole {
        for (pattern, better) in FiniteReachabilityCheck.unreachable(in: table) {
          reportUnreachable(pattern, better: better)
        }
      }
      self.table = table
    } catch {
      // What is known to be wrong comes first.
      if findings.isWhole { report(error, in: entries) }
    }
  }

  private mutating func report(_ conflict: ConflictSearch.Conflict, in entries: [TableEntry]) {
    let patterns = [entries[conflict.first].pattern, entries[conflict.second].pattern]
      .sorted { $0.range.isBefore($1.range) }
    unsure.formUnion(patterns.map(\.range))
    findings.append(
      patterns[0].isSame(as: patterns[1])
        ? .duplicatePattern(patterns[1].written, patterns[0].written)
        : Diagnostic(
          .conflictingRoutes,
          """
          \(patterns[1].written) conflicts with \(patterns[0].written): both match \
          \(quoted: conflict.witness)
          """, at: patterns[1].range, note: "the other route is here", at: patterns[0].range))
  }

  /// - Parameter better: The patterns that match all of its links together, at least one.
  private mutating func reportUnreachable(_ pattern: PatternModel, better: [PatternModel]) {
    unsure.formUnion(([pattern] + better).map(\.range))
    let shown = better.prefix(4)
    let names = shown.map(\.text)
    let others: Wording = better.count > 4 ? "\(list: names) and others" : "\(all: names)"
    let match = better.count > 1 ? "match" : "matches"
    findings.append(
      Diagnostic(
        .unreachableRoute,
        "\(pattern.written) can never be reached: \(others) \(match) all of its links",
        at: pattern.range, note: "a route that matches them is here", at: shown.map(\.range)))
  }

  private mutating func report(_ failure: TableTooLarge, in entries: [TableEntry]) {
    let patterns = failure.entries.map { entries[$0].pattern.written }
    if let first = patterns.first {
      findings.append(
        Diagnostic(
          .tableTooLarge,
          """
          too many captures overlap at one position of the patterns; write different literals \
          before them
          """, at: first.range, note: "a pattern that overlaps is here",
          at: patterns.prefix(3).map(\.range)))
    } else if let longest = entries.map(\.pattern).max(by: { $0.size < $1.size }) {
      findings.append(
        Diagnostic(
          .tableTooLarge,
          "a route table cannot be larger than 16 megabytes; this pattern is the longest",
          at: longest.range))
    }
  }
}
