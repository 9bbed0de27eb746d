/// Compares a lock file with its table: each published link must match a line of its case, with the
/// same values.
struct LockCheck {
  let table: TableModel
  let lock: LockFile
  /// The table's own lines, and the same by their cases.
  let lines: [PublishedLine]
  let linesOfCase: [String: [PublishedLine]]
  private(set) var result: CheckedLock

  init(
    _ linked: LinkedTable, _ lock: LockFile, among enums: PublishedEnums
  ) throws(LimitExceeded) {
    let model = linked.model
    table = model
    self.lock = lock
    lines = model.entries.map { PublishedLine($0, of: model) }
    linesOfCase = Dictionary(grouping: lines, by: \.caseName)
    result = CheckedLock(lock)
    let matches = try PublishedMatches(linked, lock, among: enums)
    // A line that could not be read can be a line of any case.
    if lock.findings.isWhole { findRenames(matches) }
    checkOrigins()
    // Each check has a copy of `self`, so the loop does not change it.
    var result = result
    for (line, matches) in zip(matches.published, matches.matches) {
      // A mount is reported once for all lines of its enum.
      if line.isMounted, result.broken.contains(line.outermost.range) { continue }
      let check = LineCheck(line, matches, of: self)
      result.findings.append(Findings(check.findings))
      result.held.formUnion(check.held)
      if !check.findings.isEmpty { result.broken.insert(line.outermost.range) }
    }
    self.result = result
  }

  /// A case that no longer exists was renamed if the links of all its lines match one case that the
  /// lock file does not contain.
  private mutating func findRenames(_ matches: PublishedMatches) {
    let known = Set(lock.lines.map(\.caseName))
    var found: [String: Set<String?>] = [:]
    for (line, matches) in zip(matches.published, matches.matches)
    where !line.isMounted && linesOfCase[line.caseName] == nil {
      var cases: Set<String?> = []
      for match in matches where !match.isConditional {
        if let current = match.current { cases.insert(current.caseName) }
      }
      found[line.caseName, default: []].formUnion(cases.isEmpty ? [nil] : cases)
    }
    for (name, cases) in found where cases.count == 1 {
      if let new = cases.first ?? nil, !known.contains(new) { result.renames[name] = new }
    }
  }

  private mutating func checkOrigins() {
    let kept = OriginIndex(table.origins.filter { $0.condition == nil })
    let all = OriginIndex(table.origins)
    for (origin, range) in lock.origins where !kept.covers(origin) {
      // A table without origins accepts every custom scheme.
      if table.origins.isEmpty, origin.host.isEmpty { continue }
      let condition = all.same(as: origin).lazy.compactMap { [table] in
        table.origins[$0].condition
      }.first
      let change: Wording =
        condition.map { condition in
          """
          '@only(\(condition.text))' now excludes its links; remove the attribute, or remove the \
          origin from the lock file
          """
        } ?? "the table does not declare it now"
      result.findings.append(
        Diagnostic(
          .publishedOriginLost, "\(quoted: origin.text) was published, but \(change)", at: range))
    }
  }
}
