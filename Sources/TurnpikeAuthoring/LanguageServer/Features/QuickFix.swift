import TurnpikeCompiler

/// An edit that resolves a diagnostic.
struct QuickFix {
  let title: String
  let edit: WorkspaceEdit
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
    guard diagnostic.id == .undeclaredAttribute,
      let use = tree.attributes.first(where: { $0.has(diagnostic.range) })
    else { return nil }
    let line = "attribute \(use.name.text)" + (use.value == nil ? "" : "<String>")
    var edit = WorkspaceEdit()
    let offset = tree.endOfDirectives
    let isLineOpen = offset > 0 && text.bytes[offset - 1] != UInt8(ascii: "\n")
    edit.add(
      TextEdit(range: offset..<offset, text: (isLineOpen ? "\n" : "") + line + "\n"), in: file)
    return QuickFix(
      title: "Add '\(line)'", edit: edit, isPreferred: diagnostic.replacement == nil)
  }
}

extension Analysis {
  /// The edit that the message proposes.
  fileprivate func proposal(of diagnostic: Diagnostic) -> QuickFix? {
    guard let replacement = diagnostic.replacement else { return nil }
    let range = replacement.range
    let old = String(
      decoding: compilation.files[range.file].bytes[range.lower..<range.upper], as: UTF8.self)
    let new =
      replacement.text.hasSuffix(" ")
      ? String(replacement.text.dropLast()) : replacement.text
    let title: String
    if new.isEmpty {
      title = "Remove '\(harmless(old))'"
    } else if old.isEmpty {
      title = "Add '\(harmless(new))'"
    } else {
      title = "Change '\(harmless(old))' to '\(harmless(new))'"
    }
    var edit = WorkspaceEdit()
    edit.replace(range, with: replacement.text)
    return QuickFix(title: title, edit: edit, isPreferred: true)
  }

  /// The line that the message proposes, so that published links match again.
  fileprivate func published(_ diagnostic: Diagnostic) -> QuickFix? {
    guard let line = diagnostic.newLine,
      let target = target(forLockAt: diagnostic.range.file, diagnostic.notes.first?.range)
    else { return nil }
    var edit = WorkspaceEdit()
    edit.add(
      TextEdit(range: target.offset..<target.offset, text: target.text(of: line)), in: target.file)
    let action = line.contains("=>") ? "Publish an alias for the old pattern:" : "Add"
    return QuickFix(title: "\(action) '\(harmless(line))'", edit: edit, isPreferred: true)
  }

  /// The place of a new line: after the nearest line, or at the end of a file of the enum.
  private func target(forLockAt lock: Int, _ nearest: SourceRange?) -> InsertionPoint? {
    if let nearest {
      return InsertionPoint(after: nearest.lower, in: nearest.file, texts[nearest.file])
    }
    let name = LockFile.name(of: compilation.files[lock].path)
    let module = unit.modules.first { $0.locks.contains(compilation.files[lock].path) }
    let files = (module?.files ?? []).compactMap { indices[$0] }
    let file = files.first { trees[$0].tableName == name }
    return file.map { InsertionPoint(after: texts[$0].bytes.count, in: $0, texts[$0]) }
  }
}

/// The place of a new line in a file.
private struct InsertionPoint {
  let file: Int
  let offset: Int
  private let isLineOpen: Bool

  /// After the line that an offset is in.
  init(after offset: Int, in file: Int, _ text: TextModel) {
    self.file = file
    self.offset = text.lineWithEnd(text.lineIndex(of: offset)).upperBound
    isLineOpen = self.offset > 0 && text.bytes[self.offset - 1] != UInt8(ascii: "\n")
  }

  func text(of line: String) -> String { (isLineOpen ? "\n" : "") + line + "\n" }
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
