/// The lock files of a module, compared with its tables.
package struct CheckedLocks: Sendable {
  package struct Checked: Sendable {
    package let lock: LockFile
    /// The indices of the lines that are reported.
    package fileprivate(set) var broken: Set<Int> = []
    /// The ranges of lines in the table that `lock` must not add: their links were published for other
    /// cases, or with another default.
    package fileprivate(set) var held: Set<SourceRange> = []
    /// The new names of cases by their old names.
    package fileprivate(set) var renames: [String: String] = [:]
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
      var checked = Checked(lock: lock)
      if let tables { compare(&checked, tables.first { $0.model.name == lock.name }, enums) }
      locks.append(checked)
    }
  }

  private mutating func compare(
    _ checked: inout Checked, _ table: LinkedTable?, _ enums: PublishedEnums
  ) {
    let lock = checked.lock
    guard let table else {
      findings.append(
        Diagnostic(
          .lockWithoutTable,
          """
          a lock file must have the name of its enum, and no enum is named \(quoted: lock.name); \
          rename the lock file
          """, at: lock.range))
      return
    }
    do {
      let check = try LockCheck(table, lock, among: enums)
      findings.append(Findings(check.diagnostics))
      (checked.broken, checked.held, checked.renames) = (check.broken, check.held, check.renames)
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
}
