import TurnpikeCompiler

/// An edit that resolves a diagnostic.
struct QuickFix {
  let title: String
  let edits: [Replacement]
  /// Whether the edit is the only possible meaning.
  let isPreferred: Bool
}

extension DocumentAnalysis {
  /// The fixes of the diagnostics that begin in these lines.
  func fixes(in lines: ClosedRange<Int>) -> [(Diagnostic, QuickFix)] {
    var found: [(Diagnostic, QuickFix)] = []
    for diagnostic in analysis.diagnosticsByFile[file] where lines.contains(diagnostic.range.lower)
    {
      let fixes = [analysis.proposal(of: diagnostic), declaration(of: diagnostic)]
      found += fixes.compactMap { fix in fix.map { (diagnostic, $0) } }
    }
    // A lost link is reported in its lock file, and fixed in the routes.
    for diagnostic in analysis.compilation.diagnostics
    where diagnostic.concerns(file, lines) {
      if let fix = analysis.addition(of: diagnostic) { found.append((diagnostic, fix)) }
    }
    return found
  }

  /// `attribute auth`, for an attribute that no directive declares.
  private func declaration(of diagnostic: Diagnostic) -> QuickFix? {
    let line: String
    if diagnostic.id == .undeclaredMountedAttribute, let proposed = diagnostic.newLine {
      line = proposed
    } else if diagnostic.id == .undeclaredAttribute,
      let use = tree.attributes.first(where: { $0.has(diagnostic.range) })
    {
      line = "attribute \(use.name.text)" + (use.value == nil ? "" : "<String>")
    } else {
      return nil
    }
    return QuickFix(
      title: "Add '\(line)'",
      edits: [tree.insertion(of: line, at: tree.endOfDirectives)],
      isPreferred: diagnostic.replacement == nil)
  }
}

extension Analysis {
  /// The edit that the message proposes.
  fileprivate func proposal(of diagnostic: Diagnostic) -> QuickFix? {
    guard let replacement = diagnostic.replacement else { return nil }
    let range = replacement.range
    let old = text(range)
    let new = replacement.text.trimmed
    let title: String
    if old.utf8.contains(SyntaxByte.lineFeed) {
      // No other edit is of several lines.
      title = "Remove the empty line"
    } else if new.isEmpty {
      title = "Remove '\(harmless(old))'"
    } else if old.isEmpty {
      title = "Add '\(harmless(new))'"
    } else {
      title = "Change '\(harmless(old))' to '\(harmless(new))'"
    }
    return QuickFix(title: title, edits: [replacement], isPreferred: diagnostic.isCertain)
  }

  /// The text that the message proposes to add: so that published links match again, or a line after
  /// the first note.
  fileprivate func addition(of diagnostic: Diagnostic) -> QuickFix? {
    var edit = diagnostic.addition
    if let line = diagnostic.newLine, let place = diagnostic.notes.first?.range,
      diagnostic.id != .undeclaredMountedAttribute
    {
      let text = texts[place.file]
      let end = text.lineWithEnd(text.lineIndex(of: place.lower)).upperBound
      edit = trees[place.file].insertion(of: line, at: end)
    }
    guard let edit else { return nil }
    let text = harmless(edit.text.split(separator: "\n").joined())
    let action = text.contains("=>") ? "Publish an alias for the old pattern:" : "Add"
    return QuickFix(title: "\(action) '\(text)'", edits: [edit], isPreferred: true)
  }
}

extension Diagnostic {
  /// Whether it proposes to add a text, and begins in these lines or has a note there.
  fileprivate func concerns(_ file: Int, _ lines: ClosedRange<Int>) -> Bool {
    (addition != nil || newLine != nil)
      && ([range] + notes.map(\.range)).contains { $0.file == file && lines.contains($0.lower) }
  }
}

extension AttributeSyntax {
  fileprivate func has(_ range: SourceRange) -> Bool {
    self.range.lower <= range.lower && range.upper <= self.range.upper
  }
}
