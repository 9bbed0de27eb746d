import TurnpikeCompiler

extension LanguageServer {
  /// Does what all errors of a document propose.
  static let fixAllCommand = "turnpike.fixAll"

  /// `textDocument/codeAction`.
  func codeActions(_ params: JSON) throws(ResponseError) -> JSON {
    guard let range = TextRange(params["range"]) else { throw .missing("range") }
    let document = try analysis(params)
    let only = params["context"]?["only"]?.arrayValue?.compactMap(\.stringValue)
    var actions: [JSON] = []
    if CodeActionKind.quickFix.isWanted(only) {
      for (diagnostic, fix) in document.fixes(in: document.lines(of: range)) {
        actions.append(
          [
            "title": .string(fix.title),
            "kind": .string(CodeActionKind.quickFix.rawValue),
            "diagnostics": [json(diagnostic, of: document.analysis)],
            "isPreferred": .bool(fix.isPreferred),
            "edit": json(fix.edit, of: document.analysis),
          ])
      }
    }
    if CodeActionKind.fixAll.isWanted(only), document.hasProposals {
      actions.append(fixAll(document, isAsked: only != nil))
    }
    return .array(actions)
  }

  /// It compiles the files several times, so it is done when it is chosen, or asked for by its kind.
  private func fixAll(_ document: DocumentAnalysis, isAsked: Bool) -> JSON {
    let title = "Fix all that can only mean one thing"
    let uri = workspace.documents.uri(of: document.path)
    return [
      "title": .string(title), "kind": .string(CodeActionKind.fixAll.rawValue),
      "edit": isAsked ? json(document.allFixes, of: document.analysis) : nil,
      "command": isAsked
        ? nil
        : [
          "title": .string(title), "command": .string(Self.fixAllCommand),
          "arguments": [.string(uri)],
        ],
    ]
  }

  /// `workspace/executeCommand`.
  func executeCommand(_ params: JSON) throws(ResponseError) -> JSON {
    guard let command = params["command"]?.stringValue else { throw .missing("command") }
    guard command == Self.fixAllCommand else {
      throw ResponseError(.invalidParams, "unknown command '\(harmless(command))'")
    }
    guard let uri = params["arguments"]?.arrayValue?.first?.stringValue else {
      throw .missing("arguments")
    }
    let document = try analysis(
      ["textDocument": ["uri": .string(uri)]])
    let edit = document.allFixes
    if !edit.isEmpty {
      sendRequest(
        "workspace/applyEdit",
        [
          "label": "Fix all", "edit": json(edit, of: document.analysis),
        ])
    }
    return .null
  }
}

extension DocumentAnalysis {
  /// The offsets of whole lines: an editor asks for the line that the cursor is in.
  func lines(of range: TextRange) -> ClosedRange<Int> {
    let (start, end) = (
      text.offset(of: range.start, encoding), text.offset(of: range.end, encoding)
    )
    let first = text.line(text.lineIndex(of: min(start, end)))
    let last = text.line(text.lineIndex(of: max(start, end)))
    return first.lowerBound...max(first.lowerBound, last.upperBound)
  }

  var hasProposals: Bool {
    analysis.diagnosticsByFile[file].contains { $0.severity == .error && $0.replacement != nil }
  }

  /// What `check --fix` does to this file.
  var allFixes: WorkspaceEdit {
    var edit = WorkspaceEdit()
    let fixed = FixedFiles(analysis.compilation).compilation.files[file].bytes
    for change in TextEdit.changedLines(from: text, to: fixed) { edit.add(change, in: file) }
    return edit
  }
}

extension TextEdit {
  /// The lines that differ, of texts with as many lines.
  fileprivate static func changedLines(from old: TextModel, to new: [UInt8]) -> [TextEdit] {
    let after = TextModel(new)
    guard after.lineCount == old.lineCount else { return edits(from: old, to: new) }
    return (0..<old.lineCount).compactMap { index in
      let (before, result) = (old.line(index), after.line(index))
      if old.bytes[before].elementsEqual(after.bytes[result]) { return nil }
      return TextEdit(
        range: before, text: String(decoding: after.bytes[result], as: UTF8.self))
    }
  }
}
