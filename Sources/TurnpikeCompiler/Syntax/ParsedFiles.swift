/// The files of one module as their syntax, and what is wrong with it.
package struct ParsedFiles {
  /// Consecutive files of the run, in its order.
  package let files: [FileSyntax]
  /// Whole if every line was read.
  let findings: Findings

  /// - Parameter first: the index of the first of them among the run's files.
  package init(_ sources: [SourceFile], from first: Int = 0) {
    var files: [FileSyntax] = []
    var findings = Findings()
    for index in sources.indices {
      let parsed = parse(sources[index], index: first + index)
      files.append(parsed.syntax)
      findings.append(Findings(parsed.diagnostics))
    }
    self.files = files
    self.findings = findings
  }

  /// One file that has been read already.
  init(_ file: FileSyntax) {
    files = [file]
    findings = Findings()
  }

  /// The bytes of the file that a range is in; none of a range in no file of these.
  func bytes(at range: SourceRange) -> [UInt8] {
    guard let first = files.first?.index, files.indices.contains(range.file - first) else {
      return []
    }
    return files[range.file - first].source.bytes
  }
}
