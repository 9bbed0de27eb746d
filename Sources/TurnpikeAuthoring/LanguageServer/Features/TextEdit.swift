import TurnpikeCompiler

/// A change of a text.
struct TextEdit: Hashable {
  let range: Range<Int>
  let text: String

  func json(_ model: TextModel, _ encoding: PositionEncoding) -> JSON {
    let range = TextRange(
      model.position(of: range.lowerBound, encoding),
      model.position(of: range.upperBound, encoding))
    return ["range": range.json, "newText": .string(text)]
  }
}

/// Changes of several files of an analysis.
struct WorkspaceEdit {
  /// By the files' indices.
  private(set) var edits: [Int: [TextEdit]] = [:]

  var isEmpty: Bool { edits.isEmpty }

  mutating func add(_ edit: TextEdit, in file: Int) {
    if edits[file]?.contains(edit) ?? false { return }
    edits[file, default: []].append(edit)
  }

  mutating func replace(_ range: SourceRange, with text: String) {
    add(TextEdit(range: range.lower..<range.upper, text: text), in: range.file)
  }
}

extension LanguageServer {
  func json(_ edit: WorkspaceEdit, of analysis: Analysis) -> JSON {
    let changes = edit.edits.keys.sorted().map { file in
      let edits = (edit.edits[file] ?? []).sorted { $0.range.lowerBound < $1.range.lowerBound }
      return (
        workspace.documents.uri(of: analysis.compilation.files[file].path),
        JSON.array(edits.map { $0.json(analysis.texts[file], client.encoding) })
      )
    }
    return ["changes": .object(changes)]
  }
}

extension TextEdit {
  /// The edits that turn one text into another that has the same lines, apart from empty lines that
  /// it lacks: one edit for each line that differs. Of other texts, one edit replaces all.
  static func edits(from old: TextModel, to new: [UInt8]) -> [TextEdit] {
    let after = TextModel(new)
    var edits: [TextEdit] = []
    var right = 0
    for left in 0..<old.lineCount {
      let (before, result) = (old.lineWithEnd(left), after.lineWithEnd(right))
      let text = after.bytes[result]
      if isBlank(old.bytes[before]), right == after.lineCount || !isBlank(text) {
        if !before.isEmpty { edits.append(TextEdit(range: before, text: "")) }
        continue
      }
      if !old.bytes[before].elementsEqual(text) {
        edits.append(TextEdit(range: before, text: String(decoding: text, as: UTF8.self)))
      }
      right += 1
    }
    if after.lineWithEnd(right).isEmpty { return edits }
    return [
      TextEdit(range: 0..<old.bytes.count, text: String(decoding: new, as: UTF8.self))
    ]
  }

  private static func isBlank(_ line: ArraySlice<UInt8>) -> Bool {
    line.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
  }
}
