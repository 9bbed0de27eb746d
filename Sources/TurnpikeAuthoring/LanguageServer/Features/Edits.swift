import TurnpikeCompiler

extension LanguageServer {
  /// Edits of any files of an analysis.
  func workspaceEdit(_ edits: [Replacement], of analysis: Analysis) -> JSON {
    let editsOfFile = Dictionary(grouping: Set(edits), by: \.range.file)
    let changes = editsOfFile.sorted { $0.key < $1.key }.map { file, edits in
      (
        workspace.documents.uri(of: analysis.compilation.files[file].path),
        textEdits(edits, of: analysis)
      )
    }
    return ["changes": .object(changes)]
  }

  /// Edits of one file.
  func textEdits(_ edits: [Replacement], of analysis: Analysis) -> JSON {
    let sorted = edits.sorted { left, right in
      (left.range.lower, left.range.upper, left.text)
        < (right.range.lower, right.range.upper, right.text)
    }
    return .array(
      sorted.map { edit in
        ["range": analysis.json(edit.range, client.encoding), "newText": .string(edit.text)]
      })
  }
}

extension DocumentAnalysis {
  func edit(_ range: Range<Int>, _ text: String) -> Replacement {
    Replacement(
      range: SourceRange(file: file, lower: range.lowerBound, upper: range.upperBound), text: text)
  }

  /// The edits that turn the text into another that has the same lines, apart from empty lines that
  /// it lacks: one edit for each line that differs. For other texts, one edit replaces all.
  func edits(to new: [UInt8]) -> [Replacement] {
    let after = TextModel(new)
    var edits: [Replacement] = []
    var right = 0
    for left in 0..<text.lineCount {
      let (before, result) = (text.lineWithEnd(left), after.lineWithEnd(right))
      let line = after.bytes[result]
      if Self.isBlank(text.bytes[before]), right == after.lineCount || !Self.isBlank(line) {
        if !before.isEmpty { edits.append(edit(before, "")) }
        continue
      }
      if !text.bytes[before].elementsEqual(line) {
        edits.append(edit(before, String(decoding: line, as: UTF8.self)))
      }
      right += 1
    }
    if after.lineWithEnd(right).isEmpty { return edits }
    return [edit(0..<text.bytes.count, String(decoding: new, as: UTF8.self))]
  }

  private static func isBlank(_ line: ArraySlice<UInt8>) -> Bool {
    line.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
  }
}
