/// The files of one module as their syntax, which are consecutive files of the run.
package struct ParsedFiles: Sendable {
  package let files: [FileSyntax]

  init(_ files: [FileSyntax]) {
    self.files = files
  }

  /// Whole if every line was read.
  var findings: Findings { Findings(files.flatMap(\.diagnostics)) }

  /// The bytes of the file that contains a range, or none if it is another file.
  func bytes(at range: SourceRange) -> [UInt8] {
    guard let first = files.first?.index, files.indices.contains(range.file - first) else {
      return []
    }
    return files[range.file - first].source.bytes
  }
}
