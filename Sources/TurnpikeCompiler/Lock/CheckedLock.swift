/// A lock file of a module, compared with its table.
package struct CheckedLock: Check, Sendable {
  package let lock: LockFile
  /// The findings about the file and its lines.
  package internal(set) var findings: Findings
  /// What findings about its lines propose, before it is tried.
  var proposals: [Diagnostic: LockProposal] = [:]
  /// The ranges of its lines that are reported.
  package internal(set) var broken: Set<SourceRange> = []
  /// The ranges of lines in the table that `lock` must not add: their links were published for other
  /// cases, or with other values.
  package internal(set) var held: Set<SourceRange> = []
  /// The new names of cases by their old names.
  package internal(set) var renames: [String: String] = [:]

  init(_ lock: LockFile) {
    self.lock = lock
    findings = lock.findings
  }

  /// Compares the lock files of each module with its tables.
  ///
  /// - Parameter tables: The tables of each module, or nil if a table of the run has an error.
  static func compare(_ modules: [ParsedModule], _ tables: [[LinkedTable]]?) -> [[CheckedLock]] {
    let files = modules.map { $0.locks.map(LockFile.init) }
    let enums = PublishedEnums(modules, files)
    return modules.indices.map { index in
      let own = tables.map { $0[index] }
      let enums = enums.with(files[index], own?.map(\.model.name) ?? [])
      return files[index].map { file in
        var lock = CheckedLock(file)
        if let own, modules[index].isChecked { lock.compare(with: own, enums) }
        return lock
      }
    }
  }

  private mutating func compare(with tables: [LinkedTable], _ enums: PublishedEnums) {
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
    do {
      self = try LockCheck(table, lock, among: enums).result
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
