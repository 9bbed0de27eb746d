/// The files of a run as their syntax, and what is wrong with it.
struct ParsedFiles {
  let sources: [SourceFile]
  /// By the sources' order.
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
    self.sources = sources
    self.files = files
    self.diagnostics = diagnostics
  }

  /// Whether every line was read without an error.
  var isWhole: Bool { !diagnostics.contains(where: \.isError) }
}
