import TurnpikeCompiler

/// Lays out one line, with the lines that continue it, in rows.
struct RowWriter {
  private(set) var rows: [FormattedRow] = []

  private let bytes: [UInt8]
  private let indent: Int
  /// The column of the query's `?`. The `&` of a continued line is aligned with it.
  private var queryColumn: Int?
  private var row = FormattedRow()
  private var isRowEmpty = true
  private var isSpaceDue = false

  /// - Parameter indent: The number of columns that the line is indented by.
  init(_ line: LineSyntax, of file: FileSyntax, indent: Int) {
    bytes = file.source.bytes
    self.indent = indent
    for word in file.words(of: line) { write(word) }
    endRow()
  }

  private mutating func write(_ word: Word) {
    switch word.kind {
    case .byteOrderMark, .whiteSpace: break
    case .lineEnd: endRow()
    case .comment:
      var text = bytes[word.range.lower..<word.range.upper]
      while let last = text.last, SyntaxByte.isBlank(last) { text.removeLast() }
      if isRowEmpty { row.lead = FormattedRow.spaces(rowIndent) + text } else { row.comment = text }
      isRowEmpty = false
    case .arrow:
      row.arrow = bytes[word.range.lower..<word.range.upper]
      isRowEmpty = false
      isSpaceDue = true
    default: append(word)
    }
  }

  private mutating func append(_ word: Word) {
    if isRowEmpty {
      row.lead = FormattedRow.spaces(rowIndent)
    } else if isSpaceDue || word.hasSpaceBefore {
      append(FormattedRow.spaces(1)[...])
    }
    if word.kind == .question, !row.isWide { queryColumn = row.leadWidth }
    append(bytes[word.range.lower..<word.range.upper])
    isRowEmpty = false
    isSpaceDue = word.hasSpaceAfter
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
}
