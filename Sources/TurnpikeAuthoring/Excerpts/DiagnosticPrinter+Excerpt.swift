package import TurnpikeCompiler

extension DiagnosticPrinter {
  /// The lines of ``line(_:)``, each followed by its line of the file and a mark under the range.
  package func excerpt(_ diagnostic: Diagnostic, color: Bool) -> String {
    let paint = color ? Paint.color : .plain
    let label =
      switch diagnostic.severity {
      case .error: paint("error:", "1;31")
      case .warning: paint("warning:", "1;35")
      }
    let finding =
      header(label, diagnostic.message, diagnostic.range, paint) + " [\(diagnostic.id.rawValue)]"
      + shownLine(diagnostic.range, paint)
    let notes = diagnostic.notes.map {
      header(paint("note:", "1;36"), $0.message, $0.range, paint) + shownLine($0.range, paint)
    }
    return ([finding] + notes).joined(separator: "\n")
  }

  private func header(
    _ label: String, _ message: String, _ range: SourceRange, _ paint: Paint
  ) -> String {
    "\(paint(place(range), "1")) \(label) \(paint(harmless(message), "1"))"
  }

  /// The line of the file and the mark, each after a line feed.
  private func shownLine(_ range: SourceRange, _ paint: Paint) -> String {
    guard files.indices.contains(range.file) else { return "" }
    let excerpt = SourceExcerpt(of: range, in: files[range.file], locations[range.file])
    // White space is left out of the paint, so that copied text stays as it is shown.
    let blanks = excerpt.mark.prefix { $0 == " " || $0 == "\t" }
    return "\n\(excerpt.text)\n\(blanks)\(paint(excerpt.mark.dropFirst(blanks.count), "1;32"))"
  }

  /// How the parts of an excerpt look.
  private enum Paint {
    case plain, color

    func callAsFunction(_ text: some StringProtocol, _ code: String) -> String {
      self == .color ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : String(text)
    }
  }
}
