/// Diagnostics as text, in the form that compilers print and editors read.
package struct DiagnosticPrinter: Sendable {
  let files: [SourceFile]
  let locations: [SourceLocations]

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

  /// One line for the finding and one for each of its notes, without a line feed at the end:
  ///
  ///     Shop.routes:14:8: error: expected '->' after 'product'; … [missing-arrow]
  package func line(_ diagnostic: Diagnostic) -> String {
    entries(of: diagnostic).map { header(of: $0, style: .plain) }.joined(separator: "\n")
  }

  /// The same, each followed by its line of the file and a mark under the range.
  @_optimize(none)
  package func excerpt(_ diagnostic: Diagnostic, color: Bool) -> String {
    let style: Style = color ? .color : .plain
    return entries(of: diagnostic).map { entry in
      let header = header(of: entry, style: style)
      guard files.indices.contains(entry.range.file) else { return header }
      let excerpt = SourceExcerpt(
        of: entry.range, in: files[entry.range.file], locations[entry.range.file])
      return "\(header)\n\(excerpt.text)\n\(style.mark(excerpt.mark))"
    }.joined(separator: "\n")
  }

  /// A message at a place: the finding itself, or one of its notes.
  private struct Entry {
    /// Nil for a note.
    let severity: Diagnostic.Severity?
    let message: String
    let id: String
    let range: SourceRange
  }

  @_optimize(none)
  private func entries(of diagnostic: Diagnostic) -> [Entry] {
    let finding = Entry(
      severity: diagnostic.severity, message: diagnostic.message,
      id: " [\(diagnostic.id.rawValue)]", range: diagnostic.range)
    return [finding]
      + diagnostic.notes.map {
        Entry(severity: nil, message: $0.message, id: "", range: $0.range)
      }
  }

  @_optimize(none)
  private func header(of entry: Entry, style: Style) -> String {
    let (path, line, column) = location(entry.range)
    return style.place("\(harmless(path)):\(line):\(column):") + " "
      + style.label(entry.severity) + " "
      + style.message(harmless(entry.message)) + entry.id
  }
}

extension DiagnosticPrinter {
  /// How the parts of an excerpt look.
  enum Style {
    case plain, color

    func place(_ text: String) -> String { painted(text, "1") }
    func message(_ text: String) -> String { painted(text, "1") }
    @_optimize(none)
    func mark(_ text: String) -> String {
      // White space is left out of the paint, so that copied text stays as it is shown.
      let blanks = text.prefix { $0 == " " || $0 == "\t" }
      return blanks + painted(String(text.dropFirst(blanks.count)), "1;32")
    }

    func label(_ severity: Diagnostic.Severity?) -> String {
      switch severity {
      case .error: painted("error:", "1;31")
      case .warning: painted("warning:", "1;35")
      case nil: painted("note:", "1;36")
      }
    }

    private func painted(_ text: String, _ code: String) -> String {
      self == .color ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
  }
}
