/// The patterns of a table, checked against each other.
struct PatternCheck: Check {
  /// Nil if the patterns are too many or too long.
  private(set) var tree: PatternTree?
  var findings: Findings { reporter.findings }
  private let reporter = Reporter()
  private let entries: [TableEntry]

  init(_ entries: [TableEntry]) {
    self.entries = entries
    do throws(LimitExceeded) {
      let tree = try PatternTree(entries)
      var copies: Set<Int> = []
      for conflict in try ConflictCheck(tree).conflicts {
        report(conflict)
        let pattern = entries[conflict.later].pattern
        if entries[conflict.earlier].pattern.isSame(as: pattern) { copies.insert(conflict.later) }
      }
      lazy var check = ReachabilityCheck(tree)
      // Comparing each of thousands of copies with the others takes long.
      for index in entries.indices where !tree.isFirst(index) && !copies.contains(index) {
        let better = try check.better(than: entries[index])
        if !better.isEmpty { reportUnreachable(entries[index].pattern, better: better) }
      }
      self.tree = tree
    } catch {
      reporter.report(error.finding(entries))
    }
  }

  private func report(_ conflict: ConflictCheck.Conflict) {
    let (entry, other) = (entries[conflict.later], entries[conflict.earlier])
    let (pattern, earlier) = (entry.pattern, other.pattern)
    let reason = entry.reasonOfConflict(with: other)
    let hint: Wording = reason.map { "; \($0)" } ?? ""
    reporter.report(
      earlier.isSame(as: pattern)
        ? .duplicatePattern(pattern.written, earlier.written, reason: reason)
        : Diagnostic(
          .conflictingRoutes,
          """
          \(pattern.written) conflicts with \(earlier.written): both match \
          \(quoted: conflict.witness)\(hint)
          """, at: pattern.range, note: "the other route is here", at: earlier.range))
  }

  /// - Parameter better: The patterns that match all of its links together, at least one.
  private func reportUnreachable(_ pattern: PatternModel, better: [PatternModel]) {
    let shown = better.prefix(4)
    let names = shown.map(\.text)
    let others: Wording = better.count > 4 ? "\(list: names) and others" : "\(all: names)"
    let match = better.count > 1 ? "match" : "matches"
    reporter.report(
      Diagnostic(
        .unreachableRoute,
        "\(pattern.written) is unreachable: \(others) \(match) all of its links",
        at: pattern.range, note: "a route that matches them is here", at: shown.map(\.range)))
  }
}

extension TableEntry {
  /// Why two patterns conflict although their restrictions or custom types differ, and what to do.
  fileprivate func reasonOfConflict(with other: TableEntry) -> Wording? {
    if restriction != other.restriction {
      let isFrom = restriction?.origins != nil && other.restriction?.origins != nil
      let site: Wording = isFrom ? ", or make a website a separate site, as in 'at live'" : ""
      return """
        \(isFrom ? "different '@from'" : "restrictions") do not separate patterns, because links of \
        the app itself pass all of them; write different literals\(site)
        """
    }
    guard let all = conditions.merging(other.conditions), !all.isEmpty else { return nil }
    if all.count == conditions.count, conditions != other.conditions {
      return "'*' is also each of the values; write the line with '*' without this condition"
    }
    if all.count > conditions.count {
      let texts = all.map { key, condition in
        condition.text(of: String(decoding: key, as: UTF8.self), LinkText.encodedValue)
      }
      return """
        a third line with the conditions of both, \(quoted: texts.sorted().joined(separator: "&")), \
        can take these links
        """
    }
    for (segment, otherSegment) in zip(segments, other.segments) {
      if case .custom(let type)? = segment.value?.type,
        case .custom(let otherType)? = otherSegment.value?.type, type != otherType
      {
        return """
          the custom types \(all: [otherType, type]) both count as accepting every text; use one \
          type for both
          """
      }
    }
    return nil
  }
}

extension LimitExceeded {
  /// - Parameter entries: Those of the table, at least one.
  func finding(_ entries: [TableEntry]) -> Diagnostic {
    switch self {
    case .segments(let entry):
      return Diagnostic(
        .tableTooLarge, "a pattern can have at most \(PatternTree.maximumSegments) segments",
        at: entries[entry].pattern.range)
    case .tied(let tied):
      return Diagnostic(
        .tableTooLarge,
        """
        at most \(ConflictCheck.maximumTied) patterns can have captures of the same kind at the \
        same positions; write different literals before them
        """, at: entries[tied[ConflictCheck.maximumTied]].pattern.range,
        note: "the first of these patterns is here", at: entries[tied[0]].pattern.range)
    case .comparison:
      return Diagnostic(
        .tableTooLarge,
        """
        the patterns overlap in too many ways to be compared; write different literals before the \
        captures
        """, at: entries[0].pattern.range)
    case .bytes:
      let longest = entries.max { $0.pattern.size < $1.pattern.size } ?? entries[0]
      return Diagnostic(
        .tableTooLarge,
        "a route table cannot be larger than 16 megabytes; this pattern is the longest",
        at: longest.pattern.range)
    }
  }
}
