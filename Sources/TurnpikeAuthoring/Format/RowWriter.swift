import TurnpikeCompiler

/// Lays out one line, with the lines that go on with it, in rows.
struct RowWriter {
  private(set) var rows: [FormattedRow] = []

  private let bytes: [UInt8]
  private let indent: Int
  private let spacing: LineSpacing
  /// The column of the query's `?`. The `&` of a continued line is aligned with it.
  private var queryColumn: Int?
  private var row = FormattedRow()
  private var isRowEmpty = true

  /// - Parameter indent: how many columns the line is moved in.
  init(_ line: LineSyntax, of file: FileSyntax, indent: Int) {
    bytes = file.source.bytes
    self.indent = indent
    spacing = LineSpacing(line.content, in: bytes)
    switch line.content {
    case .blank, .unread: return
    case .comment, .documentation: writeText(line.range)
    case .alias, .directive, .groupEnd, .groupStart, .route, .stack:
      for piece in file.pieces(of: line) { write(piece) }
    }
    endRow()
  }

  /// A line of nothing but text, as it is but for the blanks round it.
  private mutating func writeText(_ line: SourceRange) {
    let text = trimmed(line)
    row.lead = FormattedRow.blanks(indent) + text
    isRowEmpty = text.isEmpty
  }

  private mutating func write(_ piece: SyntaxPiece) {
    let range = piece.range.lower..<piece.range.upper
    switch piece.kind {
    case .byteOrderMark, .whiteSpace: break
    case .lineEnd: endRow()
    case .comment:
      row.comment = Array(trimmed(piece.range))
      isRowEmpty = false
    case .text:
      write(range)
    case .sign, .unread:
      // Signs that touch are one piece, and some have a blank between them.
      for offset in range { write(offset..<(offset + 1)) }
    }
  }

  private mutating func write(_ range: Range<Int>) {
    let offset = range.lowerBound
    if offset == spacing.arrow {
      isRowEmpty = false
      row.arrow += bytes[range]
      return
    }
    if isRowEmpty {
      row.lead = FormattedRow.blanks(rowIndent)
    } else if spacing.hasBlank(before: offset) {
      append(FormattedRow.blanks(1)[...])
    }
    if offset == spacing.queryMark, !row.isWide { queryColumn = row.leadWidth }
    isRowEmpty = false
    append(bytes[range])
  }

  private mutating func append(_ text: ArraySlice<UInt8>) {
    if row.arrow.isEmpty { row.lead += text } else { row.arrow += text }
  }

  /// The indent of the current row.
  private var rowIndent: Int {
    if rows.isEmpty { return indent }
    return queryColumn ?? indent + FileSyntax.groupIndent
  }

  private mutating func endRow() {
    if isRowEmpty { return }
    rows.append(row)
    row = FormattedRow()
    isRowEmpty = true
  }

  /// A stretch without the white space round it.
  private func trimmed(_ range: SourceRange) -> ArraySlice<UInt8> {
    var (lower, upper) = (range.lower, range.upper)
    while lower < upper, isSpace(bytes[lower]) { lower += 1 }
    while upper > lower, isSpace(bytes[upper - 1]) { upper -= 1 }
    return bytes[lower..<upper]
  }

  private func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n")
      || byte == UInt8(ascii: "\r")
  }
}
