/// The files of a run as their syntax, and what is wrong with it.
struct ParsedFiles {
  /// In the order of the run's files.
  let files: [FileSyntax]
  let diagnostics: [Diagnostic]

  init(_ sources: [SourceFile]) {
    var files: [FileSyntax] = []
    var diagnostics: [Diagnostic] = []
    for index in sources.indices {
      let parsed = parse(sources[index], index: index)
      files.append(parsed.syntax)
      diagnostics += parsed.diagnostics
    }
    self.files = files
    self.diagnostics = diagnostics
  }

  /// Whether every line was read without an error.
  var isWhole: Bool { !diagnostics.contains(where: \.isError) }
}
