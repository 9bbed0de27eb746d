/// Compares a lock file with its table: lines of the same case must still match the links of each
/// published line, and read the same values.
package struct LockCheck: Sendable {
  package private(set) var lock: LockFile
  /// The findings about the file and its lines.
  package private(set) var findings: Findings
  /// The same about its lines only, with what they propose.
  package private(set) var losses: [LockFinding] = []
  /// The new names of cases by their old names.
  package private(set) var renames: [String: String] = [:]

  /// Compares the lock files of each module with its tables.
  ///
  /// - Parameter tables: The tables of each module, or nil if a table of the run has an error.
  static func compare(_ modules: [ParsedModule], _ tables: [[LinkedTable]]?) -> [[LockCheck]] {
    let files = modules.map { $0.locks.map(LockFile.init) }
    let enums = PublishedEnums(modules, files)
    return modules.indices.map { index in
      let own = modules[index].isChecked ? tables?[index] : nil
      let enums = enums.with(modules[index], files[index])
      return files[index].map { LockCheck($0, own, enums) }
    }
  }

  /// - Parameter tables: The tables of the file's module, or nil if the file is only read.
  private init(_ lock: LockFile, _ tables: [LinkedTable]?, _ enums: PublishedEnums) {
    self.lock = lock
    findings = lock.findings
    guard let tables else { return }
    guard let table = tables.first(where: { $0.model.name == lock.name }) else {
      findings.append(
        Diagnostic(
          .lockWithoutTable,
          """
          a lock file must have the name of its enum, and no enum is named \(quoted: lock.name); \
          rename the lock file
          """, at: lock.range))
      return
    }
    if table.model.ignoresCase {
      self.lock.ignoreCase()
    } else if let range = lock.caseRange {
      findings.append(
        Diagnostic(
          .publishedLinkNarrowed,
          """
          links were published in any case of letters, and \(quoted: lock.name) does not ignore the \
          case now; write 'ignore case' in its file
          """, at: range))
      return
    }
    do throws(LimitExceeded) {
      let matches = try PublishedMatches(table, self.lock, among: enums)
      compare(matches, with: try TableLines(table))
    } catch {
      findings.append(
        Diagnostic(
          .tableTooLarge,
          """
          the lock file and the routes overlap in too many ways to be compared; give the routes \
          different prefixes
          """, at: lock.range))
    }
  }

  private mutating func compare(_ matches: PublishedMatches, with table: TableLines) {
    // A line that could not be read can be a line of any case.
    if lock.findings.isWhole { findRenames(matches, table) }
    checkOrigins(table.model)
    var reportedMounts: Set<SourceRange> = []
    for (line, lineMatches) in matches.matches where !lineMatches.isEmpty {
      // A mount is reported once for all lines of its enum.
      if line.isMounted, reportedMounts.contains(line.outermost.range) { continue }
      let found = findings(about: line, lineMatches, table)
      if !found.isEmpty { reportedMounts.insert(line.outermost.range) }
      losses += found
    }
    for loss in losses { findings.append(loss.diagnostic) }
  }

  /// A case that no longer exists was renamed if the links of all its lines match one case that the
  /// lock file does not contain.
  private mutating func findRenames(_ matches: PublishedMatches, _ table: TableLines) {
    var found: [String: Set<String?>] = [:]
    for (line, lineMatches) in matches.matches
    where !line.isMounted && !table.hasLines(of: line.caseName) {
      let cases = lineMatches.filter { !$0.isConditional }.compactMap { $0.current?.caseName }
      found[line.caseName, default: []].formUnion(cases.isEmpty ? [nil] as [String?] : cases)
    }
    for (name, cases) in found where cases.count == 1 {
      if let new = cases.first ?? nil, !lock.cases.contains(new) { renames[name] = new }
    }
  }

  private mutating func checkOrigins(_ table: TableModel) {
    let kept = table.origins.filter { $0.condition == nil }
    let index = OriginIndex(kept)
    let all = OriginIndex(table.origins)
    for (origin, range) in lock.origins where index.covering(origin) == nil {
      // A table without origins accepts every custom scheme.
      if table.origins.isEmpty, !origin.isWeb, origin.path.isEmpty { continue }
      let condition = all.same(as: origin).lazy.compactMap { table.origins[$0].condition }.first
      let change: Wording =
        condition.map { condition in
          """
          '@only(\(condition.text))' now excludes its links; remove the attribute, or remove the \
          origin from the lock file
          """
        } ?? "the table does not declare it now"
      findings.append(
        Diagnostic(
          .publishedOriginLost, "\(quoted: origin.text) was published, but \(change)", at: range))
    }
    checkSites(table, kept)
  }

  /// The links of an origin that is kept lead to other lines if its site has another path, or if a new
  /// site has the path of a line.
  private mutating func checkSites(_ table: TableModel, _ kept: [OriginModel]) {
    let published = lock.origins.map(\.origin).filter { !$0.site.isEmpty }
    let sites = kept.filter { !$0.site.isEmpty }
    if published.isEmpty, sites.isEmpty { return }
    let index = OriginIndex(kept)
    for (origin, range) in lock.origins {
      guard let now = index.covering(origin).map({ kept[$0] }) else { continue }
      let isSame =
        now.site.lowered(if: table.ignoresCase) == origin.site.lowered(if: table.ignoresCase)
      let lost = lock.lines.first { line in
        origin.leads(to: line.pattern, among: published)
          && !(isSame && now.leads(to: line.pattern, among: sites))
      }
      guard let lost else { continue }
      let path = "'\(shortened: now.siteText ?? "/")'" as Wording
      let change: Wording =
        isSame
        ? "another origin is the site of that path now" : "its links are read below \(path) now"
      findings.append(
        Diagnostic(
          .publishedOriginLost,
          """
          links of \(quoted: origin.text) were published for \(quoted: lost.pathText), but \(change)
          """, at: range, note: "the origin is here", at: table.originRanges[now]))
    }
  }

  /// A published line is kept if lines of its case match all of its links, and give each parameter the
  /// same text. Otherwise, one finding names the first cause, with one link as an example. The lines of
  /// the case must also read the same values from the query and the fragment.
  private func findings(
    about line: PublishedLine, _ matches: [PublishedMatches.Match], _ table: TableLines
  ) -> [LockFinding] {
    let caseName = renames[line.caseName] ?? line.caseName
    let causes = LossCauses(
      line: line, caseName: caseName, own: table.lines(of: caseName, like: line),
      isMatched: matches.contains { !$0.isConditional && $0.current?.caseName == caseName },
      lock: lock, table: table)
    var unmatched: [PublishedMatches.Match] = []
    var misread: [PublishedMatches.Match] = []
    var successors: [(line: PublishedLine, link: String)] = []
    for match in matches {
      guard let current = match.current, current.caseName == caseName else {
        // The lock file of a mounted enum reports what the enum has lost.
        let isKnown = match.current.map { $0.mount == nil } ?? false
        if !line.isMounted || isKnown { unmatched.append(match) }
        continue
      }
      if line.isMounted { continue }
      let isMounted = current.isMounted || current.mount != nil
      if isMounted, line.mount == nil {
        // A case that moved into a mounted enum was renamed.
        if renames[line.caseName] == nil { unmatched.append(match) }
      } else if causes.misreading(match) != nil {
        misread.append(match)
      } else if !isMounted, !successors.contains(where: { $0.line.range == current.range }) {
        successors.append((current, match.link))
      }
    }
    // A link that the case does not match is a better example than a misread link.
    var found: [LockFinding] = []
    for loss in unmatched + misread where found.isEmpty {
      if let finding = causes.finding(loss) { found.append(finding) }
    }
    for (successor, link) in successors {
      for change in ValueChanges(from: line, to: successor, link: link).findings
      // Several lines of the case can lose the same.
      where !found.contains(where: { $0.diagnostic.message == change.diagnostic.message }) {
        found.append(change)
      }
    }
    return found
  }
}
