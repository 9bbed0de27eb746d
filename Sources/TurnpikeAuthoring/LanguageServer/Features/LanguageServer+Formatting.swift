import TurnpikeCompiler

extension LanguageServer {
  /// `textDocument/formatting`.
  func formatting(_ params: JSON) throws(ResponseError) -> JSON {
    let document = try analysis(params)
    return json(try edits(of: document), of: document)
  }

  /// `textDocument/rangeFormatting`: what formatting changes in these lines.
  func rangeFormatting(_ params: JSON) throws(ResponseError) -> JSON {
    guard let range = TextRange(params["range"]) else { throw .missing("range") }
    let document = try analysis(params)
    var last = range.end.line
    // A range of whole lines ends at the start of the next.
    if range.end.character == 0, range.end.line > range.start.line { last -= 1 }
    return json(
      try edits(of: document).inLines(range.start.line, last, of: document.text), of: document)
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
        edits.append(TextEdit(range: blank, text: indent))
      }
    }
    return json(edits, of: document)
  }

  private func edits(of document: DocumentAnalysis) throws(ResponseError) -> [TextEdit] {
    switch document.analysis.compilation.formatting(of: document.file) {
    case .unchanged: return []
    case .changed(let bytes): return TextEdit.edits(from: document.text, to: bytes)
    case .refused(let errors):
      throw ResponseError(
        .requestFailed, "a file with errors is not formatted; it has \(errors.counted("error"))")
    }
  }

  private func json(_ edits: [TextEdit], of document: DocumentAnalysis) -> JSON {
    .array(edits.map { $0.json(document.text, client.encoding) })
  }
}

extension [TextEdit] {
  fileprivate func inLines(_ first: Int, _ last: Int, of text: TextModel) -> [TextEdit] {
    filter { edit in
      text.lineIndex(of: edit.range.lowerBound) >= first
        && text.lineIndex(
          of: edit.range.isEmpty ? edit.range.lowerBound : edit.range.upperBound - 1)
          <= last
    }
  }
}

extension DocumentAnalysis {
  /// How many groups are open at an offset.
  func depth(before offset: Int) -> Int {
    var depth = 0
    for line in tree.lines where line.range.lower < offset {
      switch line.content {
      case .groupStart: depth += 1
      case .groupEnd: depth = max(0, depth - 1)
      default: break
      }
    }
    return depth
  }
}
