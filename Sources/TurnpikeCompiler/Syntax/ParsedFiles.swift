/// The files of one module as their syntax, which are consecutive files of the run.
package struct ParsedFiles: Sendable {
  package let files: [FileSyntax]

  init(_ files: [FileSyntax]) {
    self.files = files
  }

  /// Whole if every line was read.
  var findings: Findings {
    let all = files.flatMap(\.diagnostics)
    if all.isEmpty { return Findings() }
    let origins = files.flatMap(\.directives).flatMap { directive in
      if case .origin(let origin) = directive.kind {
        origin.origins.map(\.text)
      } else {
        [String]()
      }
    }
    return Findings(
      all.map { $0.removing(origins, in: files[$0.range.file - files[0].index].source) })
  }
}
