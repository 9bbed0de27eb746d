import TurnpikeCompiler

extension LanguageServer {
  /// `textDocument/formatting`.
  func formatting(_ params: JSON) throws(ResponseError) -> JSON {
    let document = try analysis(params)
    return textEdits(try edits(of: document), of: document.analysis)
  }

  /// `textDocument/rangeFormatting`: what formatting changes in these lines.
  func rangeFormatting(_ params: JSON) throws(ResponseError) -> JSON {
    guard let range = TextRange(params["range"]) else { throw .missing("range") }
    let document = try analysis(params)
    var last = range.end.line
    // A range of whole lines ends at the start of the next.
    if range.end.character == 0, range.end.line > range.start.line { last -= 1 }
    return textEdits(
      try edits(of: document).inLines(range.start.line, last, of: document.text),
      of: document.analysis)
  }

  /// `textDocument/onTypeFormatting`: the line that has been ended, and the indent of the new one.
  /// A file with errors is one that is being written, and stays as it is.
  func onTypeFormatting(_ params: JSON) throws(ResponseError) -> JSON {
    let (document, offset) = try place(params)
    let line = document.text.lineIndex(of: offset)
    guard line > 0 else { return .array([]) }
    let blank = document.text.line(line)
    var edits = ((try? self.edits(of: document)) ?? [])
      .inLines(line - 1, line - 1, of: document.text)
    if document.text.bytes[blank].allSatisfy({ $0 == 0x20 || $0 == 0x09 }) {
      let indent = String(
        repeating: " ", count: document.depth(before: blank.lowerBound) * FileSyntax.groupIndent)
      if indent != String(decoding: document.text.bytes[blank], as: UTF8.self) {
        edits.append(document.edit(blank, indent))
      }
    }
    return textEdits(edits, of: document.analysis)
  }

  private func edits(of document: DocumentAnalysis) throws(ResponseError) -> [Replacement] {
    switch document.analysis.compilation.formatting(of: document.tree) {
    case .unchanged: return []
    case .changed(let bytes): return document.edits(to: bytes)
    case .refused(let errors):
      throw ResponseError(
        .requestFailed, "a file with errors is not formatted; it has \(errors.counted("error"))")
    }
  }
}

extension [Replacement] {
  fileprivate func inLines(_ first: Int, _ last: Int, of text: TextModel) -> [Replacement] {
    filter { edit in
      text.lineIndex(of: edit.range.lower) >= first
        && text.lineIndex(of: Swift.max(edit.range.lower, edit.range.upper - 1)) <= last
    }
  }
}

extension DocumentAnalysis {
  /// How many groups are open at an offset.
  func depth(before offset: Int) -> Int {
    tree.groups.count { group in
      let lines = tree.lines[group.lowerBound...]
      return lines[group.lowerBound].range.lower < offset
        && (group.upperBound == lines.endIndex || offset <= lines[group.upperBound].range.lower)
    }
  }
}
