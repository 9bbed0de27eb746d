import TurnpikeCompiler

extension RoutesFiles {
  /// Compiles the files without their locks. Returns nil if one of the files cannot be read.
  func compiled(report: (String) -> Void) -> Compilation? {
    guard isRead(report) else { return nil }
    return Compilation(modules: modules.map(\.withoutLocks), beside: known)
  }

  /// Reports the files that cannot be read. Returns whether there are none: without one of the
  /// files, the errors in the others might be wrong.
  func isRead(_ report: (String) -> Void) -> Bool {
    if !problems.isEmpty { report(problems.map { $0.line + "\n" }.joined()) }
    return problems.isEmpty
  }
}
