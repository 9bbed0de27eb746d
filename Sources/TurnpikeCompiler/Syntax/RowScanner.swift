/// Divides a file into rows: a line, with the lines after it that begin with `?`, `&`, `->` or `=>`, and
/// the comments between them. A merge conflict is one row, from its first marker to its last.
struct RowScanner {
  struct Row {
    /// With its line end.
    fileprivate(set) var range: SourceRange
    /// The range without white space at its ends.
    fileprivate(set) var text: SourceRange
    fileprivate(set) var isConflict = false
    /// The offset of a carriage return that is not part of a line end.
    fileprivate(set) var strayReturn: Int?
    fileprivate(set) var isASCII = true
    /// Whether empty lines and the rest of the row may follow.
    fileprivate(set) var mayGoOn = false

    /// How many bytes of white space the row starts with.
    var indentation: Int { text.lower - range.lower }
  }

  private let source: SourceFile
  /// The rows that have not been read.
  private var rest: SourceRange
  private var hasConflictEnd = true

  init(_ source: SourceFile, file: Int) {
    self.source = source
    rest = SourceRange(file: file, lower: source.byteOrderMarkLength, upper: source.bytes.count)
  }

  /// The next row; nil at the end of the file.
  mutating func nextRow() -> Row? {
    if rest.isEmpty { return nil }
    var row = Row(range: rest.start, text: rest.start)
    let marker = conflictMarker(at: rest.lower)
    var line = readLine(of: &row)
    if let marker {
      row.isConflict = true
      if marker != SyntaxByte.greater { readConflict(of: &row) }
    } else if isContinuable(line) {
      var next = continuation
      while let part = next, !part.isAfterEmptyLine {
        repeat { line = readLine(of: &row) } while line.upper <= part.mark
        next = source.opensGroup(line) ? nil : continuation
      }
      row.mayGoOn = next != nil
    }
    row.text = row.range.trimmed(in: source)
    return row
  }

  /// The next row that is neither empty nor a comment.
  mutating func nextItem() -> Row? {
    while let row = nextRow() {
      if !row.text.isEmpty, !source.starts(row.text, with: SyntaxByte.hash) { return row }
    }
    return nil
  }

  /// Adds the next line to a row. Most bytes of a file are seen here: see `SyntaxByte`.
  private mutating func readLine(of row: inout Row) -> SourceRange {
    let bytes = source.bytes
    let count = bytes.count
    var index = rest.lower
    while index < count {
      let byte = bytes[index]
      index += 1
      if byte == 0x0A { break }
      if byte == 0x0D, row.strayReturn == nil, index >= count || bytes[index] != 0x0A {
        row.strayReturn = index - 1
      }
      if byte >= 0x80 { row.isASCII = false }
    }
    let line = rest.extended(to: index)
    rest = rest.dropFirst(line.count)
    row.range = row.range.extended(to: index)
    return line
  }

  /// Adds the lines up to the next `>>>>>>>` to a row, if the file has another one.
  private mutating func readConflict(of row: inout Row) {
    if !hasConflictEnd { return }
    let start = (row, rest)
    while !rest.isEmpty {
      if conflictMarker(at: readLine(of: &row).lower) == SyntaxByte.greater { return }
    }
    hasConflictEnd = false
    (row, rest) = start
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

  /// The offset of the mark with which a line continues the line before it, and whether an empty line is
  /// between them; comments can be. Nil if the next line does not continue it.
  private var continuation: (mark: Int, isAfterEmptyLine: Bool)? {
    let bytes = source.bytes
    var index = rest.lower
    var isAfterEmptyLine = false
    while index < rest.upper {
      switch bytes[index] {
      case SyntaxByte.space, SyntaxByte.tab, SyntaxByte.carriageReturn: break
      case SyntaxByte.lineFeed: isAfterEmptyLine = true
      case SyntaxByte.hash:
        while index + 1 < rest.upper, bytes[index] != SyntaxByte.lineFeed { index += 1 }
      case SyntaxByte.questionMark, SyntaxByte.ampersand: return (index, isAfterEmptyLine)
      case SyntaxByte.hyphen, SyntaxByte.equals:
        let isArrow = index + 1 < rest.upper && bytes[index + 1] == SyntaxByte.greater
        return isArrow ? (index, isAfterEmptyLine) : nil
      default: return nil
      }
      index += 1
    }
    return nil
  }

  /// Nothing continues an empty line, a comment, documentation, or a brace.
  private func isContinuable(_ line: SourceRange) -> Bool {
    let text = line.trimmed(in: source)
    if text.isEmpty || source.text(text.prefix(2)) == "//" { return false }
    return !source.starts(text, with: SyntaxByte.hash)
      && !source.starts(text, with: SyntaxByte.closeBrace) && !source.opensGroup(line)
  }
}
