package import TurnpikeCompiler

extension RoutesFiles {
  /// The files compiled, or nil when one could not be read, which is reported: what the others
  /// would be told without it might be wrong.
  ///
  /// - Parameter isLocked: whether the tables are held to the locks.
  package func compiled(
    module: String? = nil, isLocked: Bool = false, report: (String) -> Void
  ) -> Compilation? {
    guard problems.isEmpty else {
      report(problems.map { $0.line + "\n" }.joined())
      return nil
    }
    return Compilation(files, module: module, locks: isLocked ? locks : [])
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
