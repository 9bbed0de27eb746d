/// The lock files of a module, compared with its tables.
package struct CheckedLocks: Sendable {
  package struct Checked: Sendable {
    package let lock: LockFile
    /// The ranges of its lines that are reported.
    package var broken: Set<SourceRange> = []
    /// The ranges of lines in the table that `lock` must not add: their links were published for other
    /// cases, or with other values.
    package var held: Set<SourceRange> = []
    /// The new names of cases by their old names.
    package var renames: [String: String] = [:]
  }

  package private(set) var locks: [Checked] = []
  package private(set) var findings = Findings()

  /// - Parameters:
  ///   - first: The index of the first lock file among the run's files.
  ///   - tables: The tables; nil if they have errors.
  ///   - others: The enums of other modules.
  package init(
    _ sources: [SourceFile], from first: Int, _ tables: [LinkedTable]?,
    among others: PublishedEnums = PublishedEnums()
  ) {
    if sources.isEmpty { return }
    let files = LockFile.read(sources, from: first)
    let enums = others.with(files, tables?.map(\.model.name) ?? [])
    for lock in files {
      findings.append(lock.findings)
      let checked = tables.flatMap { check(lock, $0, enums) }
      locks.append(checked ?? Checked(lock: lock))
    }
  }

  /// Compares a lock file with its table; nil if that is not possible, which is reported.
  private mutating func check(
    _ lock: LockFile, _ tables: [LinkedTable], _ enums: PublishedEnums
  ) -> Checked? {
    guard let table = tables.first(where: { $0.model.name == lock.name }) else {
      findings.append(
        Diagnostic(
          .lockWithoutTable,
          """
          a lock file must have the name of its enum, and no enum is named \(quoted: lock.name); \
          rename the lock file
          """, at: lock.range))
      return nil
    }
    do {
      let check = try LockCheck(table, lock, among: enums)
      findings.append(Findings(check.diagnostics))
      return check.result
    } catch {
      findings.append(
        Diagnostic(
          .tableTooLarge,
          """
          the lock file and the routes overlap in too many ways to be compared; give the routes \
          different prefixes
          """, at: lock.range))
      return nil
    }
  }
}
