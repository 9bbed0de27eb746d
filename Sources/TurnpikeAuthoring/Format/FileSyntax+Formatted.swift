import TurnpikeCompiler

extension FileSyntax {
  /// How many columns the lines of a group are moved in.
  static let groupIndent = 4

  /// The file in its canonical layout; nil if a line could not be read.
  ///
  /// It says the same, in the same order and the same spelling, with the same comments: only white
  /// space and empty lines change. A byte-order mark stays, and the first line's end applies to all
  /// lines. Formatted again it stays as it is.
  ///
  /// - Complexity: linear in the file's length.
  package var formatted: [UInt8]? {
    guard areGroupsSure, isComplete else { return nil }
    let rows = formattedRows
    let width = FormattedRow.width(of: rows)
    var bytes = Array(source.bytes.prefix(source.byteOrderMarkLength))
    bytes.reserveCapacity(source.bytes.count)
    let lineEnd = lineEnd
    for row in rows {
      row.print(width: width, to: &bytes)
      bytes += lineEnd
    }
    return bytes
  }

  /// The end of the first line; a line feed if the file has no line end.
  private var lineEnd: [UInt8] {
    let lineFeed = UInt8(ascii: "\n")
    let carriageReturn = UInt8(ascii: "\r")
    guard let end = source.bytes.firstIndex(of: lineFeed), end > 0,
      source.bytes[end - 1] == carriageReturn
    else { return [lineFeed] }
    return [carriageReturn, lineFeed]
  }

  private var formattedRows: [FormattedRow] {
    var rows: [FormattedRow] = []
    var depth = 0
    // Whether an empty line would be the first of the file or of a group.
    var isAtStart = true
    var isBlankWaiting = false
    for line in lines {
      switch line.content {
      case .blank:
        isBlankWaiting = true
        continue
      case .groupEnd:
        depth = max(0, depth - 1)
        isBlankWaiting = false
      case .comment, .directive, .documentation, .item, .unread: break
      }
      if isBlankWaiting, !isAtStart { rows.append(FormattedRow()) }
      isBlankWaiting = false
      isAtStart = false
      rows += RowWriter(line, of: self, indent: depth * Self.groupIndent).rows
      if line.startsGroup {
        depth += 1
        isAtStart = true
      }
    }
    return rows
  }
}
