import TurnpikeCompiler

extension RoutesFiles {
  /// Compiles the files without their lock files. Returns nil if a file cannot be read.
  func compiled(report: (String) -> Void) -> Compilation? {
    guard isRead(report) else { return nil }
    let modules = modules.map { ModuleFiles($0.name, $0.files, dependencies: $0.dependencies) }
    return Compilation(modules: modules, beside: known)
  }

  /// Reports the files that can't be read, and returns whether all files could be read. If a file
  /// is missing, the errors in other files can be wrong.
  func isRead(_ report: (String) -> Void) -> Bool {
    if !problems.isEmpty { report(problems.map { $0.line + "\n" }.joined()) }
    return problems.isEmpty
  }
}
