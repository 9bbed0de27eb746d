/// Divides a file into rows: a line, with the lines after it that begin with `?`, `&`, `->` or `=>`.
struct RowScanner {
  struct Row {
    /// With its line end.
    var range: SourceRange
    /// The range without white space at its ends.
    var text: SourceRange
    /// The offset of a carriage return that is not part of a line end.
    var strayReturn: Int?
    var isASCII: Bool
  }

  private let source: SourceFile
  private let file: Int
  private var next: Int
  private var strayReturn: Int?
  private var isASCII = true

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
    let start = firstNonBlank(from: lower)
    readLine()
    if isContinuation(at: firstNonBlank(from: next)), isContinuable(lower, start) {
      repeat {
        let line = next
        readLine()
        if endsWithBrace(line) { break }
      } while isContinuation(at: firstNonBlank(from: next))
    }
    let range = SourceRange(file: file, lower: lower, upper: next)
    return Row(
      range: range, text: range.trimmed(in: source), strayReturn: strayReturn, isASCII: isASCII)
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

  private func firstNonBlank(from start: Int) -> Int {
    let bytes = source.bytes
    var index = start
    while index < bytes.count, SyntaxByte.isBlank(bytes[index]) { index += 1 }
    return index
  }

  private func isContinuation(at start: Int) -> Bool {
    let bytes = source.bytes
    guard start < bytes.count else { return false }
    switch bytes[start] {
    case SyntaxByte.questionMark, SyntaxByte.ampersand: return true
    case SyntaxByte.hyphen, SyntaxByte.equals:
      return start + 1 < bytes.count && bytes[start + 1] == SyntaxByte.greater
    default: return false
    }
  }

  /// Nothing continues an empty line, a comment, documentation, a merge marker or a brace.
  private func isContinuable(_ line: Int, _ start: Int) -> Bool {
    let bytes = source.bytes
    switch bytes[start] {
    case SyntaxByte.lineFeed, SyntaxByte.carriageReturn, SyntaxByte.hash, SyntaxByte.closeBrace:
      return false
    case SyntaxByte.slash where bytes[start + 1] == SyntaxByte.slash: return false
    default: return mergeMarker(at: line, in: source) == nil && !endsWithBrace(line)
    }
  }

  /// Whether the line from an offset to the next line opens a group.
  private func endsWithBrace(_ line: Int) -> Bool {
    var index = line
    while index < next {
      if source.isGroupBrace(at: index, before: next) { return true }
      index += 1
    }
    return false
  }
}

/// The marker of a merge conflict at the start of a line: `<<<<<<<`, `|||||||`, `=======` or
/// `>>>>>>>`, and white space or the line's end.
func mergeMarker(at line: Int, in source: SourceFile) -> UInt8? {
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
