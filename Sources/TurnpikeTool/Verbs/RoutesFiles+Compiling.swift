import TurnpikeCompiler

extension RoutesFiles {
  /// The files compiled, or nil when one could not be read, which is reported: what the others
  /// would be told without it might be wrong.
  func compiled(_ console: any Console, module: String? = nil) -> Compilation? {
    guard problems.isEmpty else {
      console.report(problems.map { $0.line + "\n" }.joined())
      return nil
    }
    return Compilation(files, module: module)
  }

  /// The files' tables, or nil when anything stands against them, which is reported.
  func tables(_ console: any Console) -> [CompiledTable]? {
    guard let compilation = compiled(console) else { return nil }
    if compilation.output == nil { console.report(compilation.report) }
    return compilation.output?.tables
  }
}

extension Compilation {
  /// Every finding in the form that compilers have: `path:line:col: error: message [id]`.
  var report: String {
    guard !diagnostics.isEmpty else { return "" }
    let printer = DiagnosticPrinter(files: files)
    return diagnostics.map { printer.line($0) + "\n" }.joined()
  }
}
