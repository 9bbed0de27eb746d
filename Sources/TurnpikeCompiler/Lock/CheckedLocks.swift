/// What the locks of a run say to its tables: every line that is out in the world is to be answered
/// as it was when it was published.
package struct CheckedLocks: Sendable {
  /// A lock with what has become of its lines.
  package struct Checked: Sendable {
    package let lock: LockFile
    /// The lines that something is wrong with, by their indices.
    package let broken: Set<Int>
    /// The ranges of lines in the table that `lock` must not add: they take links that were published
    /// for others, or have another default.
    package let held: Set<SourceRange>
    /// Cases by what they were called.
    package let renames: [String: String]
  }

  package let locks: [Checked]
  /// Whole if every published link is answered as it was.
  package let findings: Findings

  /// - Parameters:
  ///   - first: the index of the first lock among the run's files.
  ///   - tables: nil where they are not known, for something is wrong with them.
  ///   - others: the enums that can be mounted beside those.
  package init(
    _ sources: [SourceFile], from first: Int, _ tables: [LinkedTable]?,
    among others: PublishedEnums = PublishedEnums()
  ) {
    var locks: [Checked] = []
    var findings = Findings()
    if !sources.isEmpty {
      let files = LockFile.read(sources, from: first)
      let others = others.with(files, tables?.map(\.model.name) ?? [])
      for lock in files {
        findings.append(lock.findings)
        let table = tables?.first { $0.model.name == lock.name }
        if tables != nil, table == nil {
          findings.append(
            Diagnostic(
              .lockWithoutTable,
              """
              a lock file must have the name of its enum, and no enum is named \
              \(quoted: lock.name); rename the lock file
              """, at: lock.range))
        }
        var verdicts: LockCheck?
        if let table {
          do {
            verdicts = try LockCheck(table, lock, among: others)
          } catch {
            findings.append(
              Diagnostic(
                .tableTooLarge,
                """
                the lock file and the routes overlap in too many ways to be compared; give the \
                routes different prefixes
                """, at: lock.range))
          }
        }
        findings.append(Findings(verdicts?.diagnostics ?? []))
        locks.append(
          Checked(
            lock: lock, broken: verdicts?.broken ?? [], held: verdicts?.held ?? [],
            renames: verdicts?.renames ?? [:]))
      }
    }
    self.locks = locks
    self.findings = findings
  }
}
