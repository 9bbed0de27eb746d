import TurnpikeCompiler

extension LanguageServer {
  /// `textDocument/codeAction`.
  func codeActions(_ params: JSON) throws(ResponseError) -> JSON {
    guard let range = TextRange(params["range"]) else { throw .missing("range") }
    let document = try analysis(params)
    let only = params["context"]?["only"]?.strings
    var actions: [JSON] = []
    if CodeActionKind.quickFix.isWanted(only) {
      actions = document.fixes(in: document.lines(of: range)).map { diagnostic, fix in
        [
          "title": .string(fix.title),
          "kind": .string(CodeActionKind.quickFix.rawValue),
          "diagnostics": [json(diagnostic, of: document.analysis)],
          "isPreferred": .bool(fix.isPreferred),
          "edit": workspaceEdit(fix.edits, of: document.analysis),
        ]
      }
    }
    if CodeActionKind.fixAll.isWanted(only), document.hasProposals {
      actions.append([
        "title": "Fix all errors that have one solution",
        "kind": .string(CodeActionKind.fixAll.rawValue),
        "edit": workspaceEdit(document.allFixes, of: document.analysis),
      ])
    }
    return .array(actions)
  }
}

extension DocumentAnalysis {
  /// The offsets of the lines of a range, because editors send the position of the cursor.
  func lines(of range: TextRange) -> ClosedRange<Int> {
    let (start, end) = (
      text.offset(of: range.start, encoding), text.offset(of: range.end, encoding)
    )
    let first = text.line(text.lineIndex(of: min(start, end)))
    let last = text.line(text.lineIndex(of: max(start, end)))
    return first.lowerBound...max(first.lowerBound, last.upperBound)
  }

  fileprivate var hasProposals: Bool {
    analysis.diagnosticsByFile[file].contains { $0.severity == .error && $0.isCertain }
  }

  /// What `check --fix` does to this file.
  fileprivate var allFixes: [Replacement] {
    edits(to: analysis.fixed.compilation.files[file].bytes)
  }
}
