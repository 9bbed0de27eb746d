/// The files of one module as their syntax, and what is wrong with it.
struct ParsedFiles {
  /// All files of the run, to which places point.
  let sources: [SourceFile]
  /// In the order of the run's files.
  let files: [FileSyntax]
  let diagnostics: [Diagnostic]

  /// - Parameter indices: the module's files among all of the run.
  init(_ sources: [SourceFile], _ indices: Range<Int>) {
    var files: [FileSyntax] = []
    var diagnostics: [Diagnostic] = []
    for index in indices {
      let parsed = parse(sources[index], index: index)
      files.append(parsed.syntax)
      diagnostics += parsed.diagnostics
    }
    self.sources = sources
    self.files = files
    self.diagnostics = diagnostics
  }

  /// Whether every line was read without an error.
  var isWhole: Bool { !diagnostics.contains(where: \.isError) }
}
