/// Divides a file into rows: a line, with the lines after it that begin with `?`, `&`, `->` or `=>`.
/// A merge conflict is one row, from its first marker to its last.
struct RowScanner {
  struct Row {
    /// With its line end.
    var range: SourceRange
    /// The range without white space at its ends.
    var text: SourceRange
    var isConflict: Bool
    /// The offset of a carriage return that is not part of a line end.
    var strayReturn: Int?
    var isASCII: Bool

    /// How many bytes of white space the row starts with.
    var indentation: Int { text.lower - range.lower }
  }

  private let source: SourceFile
  private let file: Int
  private var next: Int
  private var strayReturn: Int?
  private var isASCII = true
  private var hasConflictEnd = true

  init(_ source: SourceFile, file: Int) {
    self.source = source
    self.file = file
    next = source.byteOrderMarkLength
  }

  /// The next row; nil at the end of the file.
  mutating func nextRow() -> Row? {
    let lower = next
    if lower >= source.bytes.count { return nil }
    strayReturn = nil
    isASCII = true
    let marker = conflictMarker(at: lower)
    readLine()
    if let marker {
      if marker != SyntaxByte.greater { readConflict() }
    } else if isContinuation(next), isContinuable(lower) {
      repeat {
        let line = next
        readLine()
        if endsWithBrace(line) { break }
      } while isContinuation(next)
    }
    let range = SourceRange(file: file, lower: lower, upper: next)
    return Row(
      range: range, text: range.trimmed(in: source), isConflict: marker != nil,
      strayReturn: strayReturn, isASCII: isASCII)
  }

  /// The next row that is neither empty nor a comment.
  func nextItem() -> Row? {
    var ahead = self
    while let row = ahead.nextRow() {
      if !row.text.isEmpty, !source.starts(row.text, with: SyntaxByte.hash) { return row }
    }
    return nil
  }

  /// Moves to the next line. Most bytes of a file are seen here: see `SyntaxByte`.
  private mutating func readLine() {
    let bytes = source.bytes
    let count = bytes.count
    var index = next
    while index < count {
      let byte = bytes[index]
      index += 1
      if byte == 0x0A { break }
      if byte == 0x0D, strayReturn == nil, index >= count || bytes[index] != 0x0A {
        strayReturn = index - 1
      }
      if byte >= 0x80 { isASCII = false }
    }
    next = index
  }

  /// Moves to the end of the next `>>>>>>>`, if the file has another one.
  private mutating func readConflict() {
    if !hasConflictEnd { return }
    let start = next
    while next < source.bytes.count {
      let line = next
      readLine()
      if conflictMarker(at: line) == SyntaxByte.greater { return }
    }
    hasConflictEnd = false
    next = start
  }

  /// The marker of a merge conflict at the start of a line: `<<<<<<<`, `|||||||`, `=======` or
  /// `>>>>>>>`, and white space or the line's end.
  private func conflictMarker(at line: Int) -> UInt8? {
    let bytes = source.bytes
    guard line + 7 <= bytes.count else { return nil }
    let marker = bytes[line]
    guard
      marker == SyntaxByte.less || marker == SyntaxByte.equals || marker == SyntaxByte.greater
        || marker == SyntaxByte.bar
    else { return nil }
    for index in line..<line + 7 where bytes[index] != marker { return nil }
    return line + 7 == bytes.count || bytes[line + 7] <= SyntaxByte.space ? marker : nil
  }

  private func firstNonBlank(_ line: Int) -> Int {
    let bytes = source.bytes
    var index = line
    while index < bytes.count, SyntaxByte.isBlank(bytes[index]) { index += 1 }
    return index
  }

  private func isContinuation(_ line: Int) -> Bool {
    let bytes = source.bytes
    let start = firstNonBlank(line)
    guard start < bytes.count else { return false }
    switch bytes[start] {
    case SyntaxByte.questionMark, SyntaxByte.ampersand: return true
    case SyntaxByte.hyphen, SyntaxByte.equals:
      return start + 1 < bytes.count && bytes[start + 1] == SyntaxByte.greater
    default: return false
    }
  }

  /// Nothing continues an empty line, a comment, documentation or a brace.
  private func isContinuable(_ line: Int) -> Bool {
    let bytes = source.bytes
    let start = firstNonBlank(line)
    switch bytes[start] {
    case SyntaxByte.lineFeed, SyntaxByte.carriageReturn, SyntaxByte.hash, SyntaxByte.closeBrace:
      return false
    case SyntaxByte.slash where bytes[start + 1] == SyntaxByte.slash: return false
    default: return !endsWithBrace(line)
    }
  }

  /// Whether the line from an offset to the next line opens a group.
  private func endsWithBrace(_ line: Int) -> Bool {
    source.opensGroup(SourceRange(file: file, lower: line, upper: next))
  }
}
