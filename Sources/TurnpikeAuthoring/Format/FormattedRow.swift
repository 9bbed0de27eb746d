import TurnpikeCompiler

/// A row of a formatted file, without its line end.
struct FormattedRow {
  /// The indent, and the text before an arrow; for most other rows, all of it.
  var lead: [UInt8] = []
  /// The arrow and what follows.
  var arrow: ArraySlice<UInt8> = []
  /// With its `#`; only where something is before it.
  var comment: ArraySlice<UInt8> = []

  /// How wide patterns may be padded, in columns.
  private static let columns = [12, 20, 28, 36, 44]

  /// The width that patterns with an arrow are padded to: few widths, so that a new line rarely moves
  /// the others.
  static func width(of rows: [FormattedRow]) -> Int {
    let longest = columns[columns.count - 1]
    let needed = rows.lazy.filter { !$0.arrow.isEmpty }.map(\.leadWidth).filter { $0 <= longest }
      .max()
    return columns.first { $0 >= needed ?? 0 } ?? longest
  }

  /// The number of columns before the arrow.
  var leadWidth: Int {
    if lead.allSatisfy({ $0 < 0x80 }) { return lead.count }
    return String(decoding: lead, as: UTF8.self).columnWidth
  }

  /// Whether the row is too wide to align continued lines with its query: they would be indented
  /// too far, and a file of such rows would grow without bounds.
  var isWide: Bool { lead.count > 200 }

  /// - Parameter width: what the pattern is padded to.
  func print(width: Int, to bytes: inout [UInt8]) {
    bytes += lead
    if !arrow.isEmpty {
      bytes += Self.spaces(max(0, width - leadWidth) + 1)
      bytes += arrow
    }
    if !comment.isEmpty {
      bytes += Self.spaces(2)
      bytes += comment
    }
  }

  static func spaces(_ count: Int) -> [UInt8] { Array(repeating: UInt8(ascii: " "), count: count) }
}
