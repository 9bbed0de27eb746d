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
      if let fix = analysis.published(diagnostic) { found.append((diagnostic, fix)) }
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
      edits: [analysis.insertion(of: line, at: tree.endOfDirectives, in: file)],
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

  /// The line that the message proposes, so that published links match again.
  fileprivate func published(_ diagnostic: Diagnostic) -> QuickFix? {
    guard let line = diagnostic.newLine, diagnostic.id != .undeclaredMountedAttribute else {
      return nil
    }
    // After the nearest line, or at the end of a file of the enum.
    let nearest = diagnostic.notes.first?.range
    guard let file = nearest?.file ?? file(ofLockAt: diagnostic.range.file) else { return nil }
    let text = texts[file]
    let end = nearest.map { text.lineWithEnd(text.lineIndex(of: $0.lower)).upperBound }
    let edit = insertion(of: line, at: end ?? text.bytes.count, in: file)
    let action = line.contains("=>") ? "Publish an alias for the old pattern:" : "Add"
    return QuickFix(title: "\(action) '\(harmless(line))'", edits: [edit], isPreferred: true)
  }

  /// The first file of the enum that a lock file belongs to.
  private func file(ofLockAt lock: Int) -> Int? {
    let path = compilation.files[lock].path
    let files = unit.modules.first { $0.locks.contains(path) }?.files ?? []
    return files.compactMap { indices[$0] }.first { trees[$0].enumName == LockFile.name(of: path) }
  }
}

extension Diagnostic {
  /// Whether it proposes a new line, and begins in these lines or has a note there.
  fileprivate func concerns(_ file: Int, _ lines: ClosedRange<Int>) -> Bool {
    newLine != nil
      && ([range] + notes.map(\.range)).contains { $0.file == file && lines.contains($0.lower) }
  }
}

extension AttributeSyntax {
  fileprivate func has(_ range: SourceRange) -> Bool {
    self.range.lower <= range.lower && range.upper <= self.range.upper
  }
}
