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
  /// What makes one text of another, line by line where they have the same lines but for white space.
  static func edits(from old: TextModel, to new: [UInt8]) -> [TextEdit] {
    let after = TextModel(new)
    var edits: [TextEdit] = []
    var (left, right) = (0, 0)
    while left < old.lineCount, right < after.lineCount {
      let (before, result) = (old.lineWithEnd(left), after.lineWithEnd(right))
      if old.bytes[before].isSame(as: after.bytes[result]) {
        if !old.bytes[before].elementsEqual(after.bytes[result]) {
          edits.append(
            TextEdit(
              range: before, text: String(decoding: after.bytes[result], as: UTF8.self)))
        }
        left += 1
        right += 1
      } else if old.bytes[before].allSatisfy(isWhiteSpace) {
        edits.append(TextEdit(range: before, text: ""))
        left += 1
      } else {
        break
      }
    }
    while left < old.lineCount, old.bytes[old.lineWithEnd(left)].allSatisfy(isWhiteSpace) {
      let blank = old.lineWithEnd(left)
      if !blank.isEmpty { edits.append(TextEdit(range: blank, text: "")) }
      left += 1
    }
    let isWhole =
      left >= old.lineCount
      && (right..<after.lineCount).allSatisfy { after.lineWithEnd($0).isEmpty }
    if isWhole { return edits }
    return [
      TextEdit(range: 0..<old.bytes.count, text: String(decoding: new, as: UTF8.self))
    ]
  }
}

private func isWhiteSpace(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
}

extension ArraySlice<UInt8> {
  /// Whether white space is all that differs.
  fileprivate func isSame(as other: Self) -> Bool {
    lazy.filter { !isWhiteSpace($0) }.elementsEqual(other.lazy.filter { !isWhiteSpace($0) })
  }
}
