/// Compares a lock file with its table: each published link must match a line of its case, with the
/// same values.
struct LockCheck {
  let table: TableModel
  let lock: LockFile
  /// The table's own lines, and the same by their cases.
  private let lines: [PublishedLine]
  let linesOfCase: [String: [PublishedLine]]
  let routes: [String: RouteModel]
  let publishedCases: Set<String>
  private let tree: PatternTree
  /// The first line that starts with some literals.
  private var linesByStart: [[[UInt8]]: PublishedLine] = [:]
  /// By published case, the parameters that links can omit, by their keys.
  private(set) var omitted: [String: [[UInt8]: ValueSpec]] = [:]
  private(set) var result: CheckedLock

  init(
    _ linked: LinkedTable, _ lock: LockFile, among enums: PublishedEnums
  ) throws(LimitExceeded) {
    let model = linked.model
    table = model
    self.lock = lock
    lines = model.entries.map { PublishedLine($0, of: model) }
    linesOfCase = Dictionary(grouping: lines, by: \.caseName)
    publishedCases = Set(lock.lines.map(\.caseName))
    routes = Dictionary(model.routes.map { ($0.caseName, $0) }) { first, _ in first }
    tree = try PatternTree(lines.map(\.entry))
    result = CheckedLock(lock)
    for line in lines {
      var start: [[UInt8]] = []
      for case .literal(let text) in line.entry.segments.prefix(while: { $0.value == nil }) {
        start.append(text)
        if linesByStart[start] == nil { linesByStart[start] = line }
      }
    }
    for line in lock.lines {
      for case .parameter(let key, let binding) in line.pattern.query where binding.mayBeMissing {
        omitted[line.caseName, default: [:]][Array(key.utf8)] = binding.spec
      }
    }
    let matches = try PublishedMatches(linked, lock, among: enums)
    // A line that could not be read can be a line of any case.
    if lock.findings.isWhole { findRenames(matches) }
    checkOrigins()
    // Each check has a copy of `self`, so the loop does not change it.
    var result = result
    for (line, matches) in zip(matches.published, matches.matches) where !matches.isEmpty {
      // A mount is reported once for all lines of its enum.
      if line.isMounted, result.broken.contains(line.outermost.range) { continue }
      let check = LineCheck(line, matches, of: self)
      result.findings.append(Findings(check.findings))
      result.proposals.merge(check.proposals) { first, _ in first }
      result.held.formUnion(check.held)
      if !check.findings.isEmpty { result.broken.insert(line.outermost.range) }
    }
    self.result = result
  }

  /// A case that no longer exists was renamed if the links of all its lines match one case that the
  /// lock file does not contain.
  private mutating func findRenames(_ matches: PublishedMatches) {
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
      if let new = cases.first ?? nil, !publishedCases.contains(new) { result.renames[name] = new }
    }
  }

  /// The lines of a case whose paths differ from those of a published line in their values or in
  /// segments at the end, if at all.
  func lines(of caseName: String, like line: PublishedLine) -> [PublishedLine] {
    let pattern = line.pattern.changingBindings { $0.spec.type = .builtIn(.string, nil) }
    return tree.entries(near: TableEntry(line.entry.line, pattern, isMount: true))
      .map { lines[$0] }
      .filter { $0.caseName == caseName && ($0.mount == nil) == (line.mount == nil) }
  }

  /// The route nearest to a path: a route of the case, or else the one that starts with the most
  /// literals of the path.
  func nearest(to path: [[UInt8]], of caseName: String) -> SourceRange? {
    if let own = linesOfCase[caseName]?.first { return own.range }
    let counts = (0...path.count).reversed()
    return counts.lazy.compactMap { linesByStart[Array(path.prefix($0))] }.first?.range
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
