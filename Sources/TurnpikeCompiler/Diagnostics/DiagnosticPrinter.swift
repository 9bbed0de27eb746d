/// Prints diagnostics in the form that compilers print and editors read.
package struct DiagnosticPrinter: Sendable {
  package let files: [SourceFile]
  package let locations: [SourceLocations]

  /// Finds the lines of all files.
  ///
  /// - Complexity: Linear in the size of the files.
  package init(files: [SourceFile]) {
    self.files = files
    locations = files.map(SourceLocations.init)
  }

  /// Returns the start of a range. The line and the column start at 1. The column counts UTF-8 bytes.
  package func location(_ range: SourceRange) -> (path: String, line: Int, column: Int) {
    guard files.indices.contains(range.file) else { return ("<unknown>", 1, 1) }
    let location = locations[range.file].location(of: range.lower)
    return (files[range.file].path, location.line, location.column)
  }

  /// Returns the start of a range as the text before a message: `Shop.routes:14:8:`.
  package func place(_ range: SourceRange) -> String {
    let (path, line, column) = location(range)
    return "\(harmless(path)):\(line):\(column):"
  }

  /// Returns a line for the finding and a line for each note, without a line feed at the end:
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

  /// Returns the lines of some findings, each with a line feed.
  package static func report(_ diagnostics: [Diagnostic], in files: [SourceFile]) -> String {
    if diagnostics.isEmpty { return "" }
    let printer = DiagnosticPrinter(files: files)
    return diagnostics.map { printer.line($0) + "\n" }.joined()
  }
}
