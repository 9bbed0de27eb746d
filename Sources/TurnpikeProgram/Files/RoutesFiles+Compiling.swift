package import TurnpikeCompiler

extension RoutesFiles {
  /// The files compiled, or nil when one could not be read, which is reported: without
  /// it, errors in the others might be wrong.
  ///
  /// - Parameter isLocked: whether the tables are held to the locks.
  package func compiled(
    isLocked: Bool = false, report: (String) -> Void
  ) -> Compilation? {
    guard isRead(report) else { return nil }
    return Compilation(
      modules: isLocked ? modules : modules.map(\.withoutLocks), beside: known)
  }

  /// The files of the paths that name no module compiled, as those of one, and held to their locks; the others
  /// only tell what they answer.
  package func compiledBeside(module: String?, report: (String) -> Void) -> Compilation? {
    guard isRead(report) else { return nil }
    let own = modules.filter { $0.name == nil }
    let files = ModuleFiles(
      module, own.flatMap(\.files), locks: own.flatMap(\.locks),
      dependencies: module.flatMap { dependencies[$0] })
    return Compilation(
      modules: [files], beside: modules.filter { $0.name != nil } + known)
  }

  private func isRead(_ report: (String) -> Void) -> Bool {
    if !problems.isEmpty { report(problems.map { $0.line + "\n" }.joined()) }
    return problems.isEmpty
  }
}

extension Compilation {
  /// Every finding in the form that compilers have: `path:line:col: error: message [id]`.
  package var report: String {
    guard !diagnostics.isEmpty else { return "" }
    let printer = DiagnosticPrinter(files: files)
    return diagnostics.map { printer.line($0) + "\n" }.joined()
  }
}
