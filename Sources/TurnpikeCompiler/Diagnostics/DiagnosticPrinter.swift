/// Diagnostics as text, in the form that compilers print and editors read.
package struct DiagnosticPrinter: Sendable {
  package let files: [SourceFile]
  package let locations: [SourceLocations]

  /// Finds the lines of all files; linear in their length.
  package init(files: [SourceFile]) {
    self.files = files
    locations = files.map(SourceLocations.init)
  }

  /// Where a range starts. The line and the column are 1-based, the column counts UTF-8 bytes.
  package func location(_ range: SourceRange) -> (path: String, line: Int, column: Int) {
    guard files.indices.contains(range.file) else { return ("<unknown>", 1, 1) }
    let location = locations[range.file].location(of: range.lower)
    return (files[range.file].path, location.line, location.column)
  }

  /// Where a range starts, as it precedes a message: `Shop.routes:14:8:`.
  package func place(_ range: SourceRange) -> String {
    let (path, line, column) = location(range)
    return "\(harmless(path)):\(line):\(column):"
  }

  /// One line for the finding and one for each of its notes, without a line feed at the end:
  ///
  ///     Shop.routes:14:8: error: expected '->' after 'product'; … [missing-arrow]
  package func line(_ diagnostic: Diagnostic) -> String {
    let message = harmless(diagnostic.message)
    var lines = "\(place(diagnostic.range)) \(diagnostic.severity): \(message)"
    lines += " [\(diagnostic.id.rawValue)]"
    for note in diagnostic.notes {
      lines += "\n\(place(note.range)) note: \(harmless(note.message))"
    }
    return lines
  }

  /// The lines of some findings, each with a line feed; empty if there are no findings.
  package static func report(_ diagnostics: [Diagnostic], in files: [SourceFile]) -> String {
    if diagnostics.isEmpty { return "" }
    let printer = DiagnosticPrinter(files: files)
    return diagnostics.map { printer.line($0) + "\n" }.joined()
  }
}
