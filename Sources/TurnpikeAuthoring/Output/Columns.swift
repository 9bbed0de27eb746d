/// Rows of cells as aligned columns.
package enum Columns {
  /// A line for each row, two spaces between columns, no white space at the end of a line. Rows
  /// that do not fit are not aligned, and move no other.
  ///
  /// - Parameter width: The width of the terminal. A row that does not fit has its first two cells
  ///   on one line, and the others below. If nil, there is no terminal, and each row is one line.
  package static func text(_ rows: [[String]], fitting width: Int? = .max) -> String {
    let names = rows.compactMap(\.first?.columnWidth).filter { $0 <= (width ?? widestCell) / 3 }
    var widths = [names.max() ?? 0]
    // The shortest rows first, so that the long ones are left over.
    for row in rows.sorted(by: { length($0) < length($1) }) {
      let wider = widened(widths, for: row)
      if fits(wider, width) { widths = wider }
    }
    return rows.map { row in
      let aligned = line(row, widths)
      if isAligned(row, widths), aligned.columnWidth <= width ?? .max { return aligned + "\n" }
      let first = line(Array(row.prefix(2)), Array(widths.prefix(1)))
      let others = row.dropFirst(2).filter { !$0.isEmpty }
      guard let width else { return ([first] + others).joined(separator: "  ") + "\n" }
      let indent = String(repeating: " ", count: widths[0] + 4)
      let isShort = indent.count + length(others) + 2 * (others.count - 1) <= width
      let below = isShort && !others.isEmpty ? [others.joined(separator: "  ")] : others
      return ([first] + below.map { indent + $0 }).map { $0 + "\n" }.joined()
    }.joined()
  }

  /// Without a terminal, other cells are not aligned with a wider one.
  private static let widestCell = 60

  /// Whether each cell with another after it fits its column.
  private static func isAligned(_ row: [String], _ widths: [Int]) -> Bool {
    let last = row.lastIndex { !$0.isEmpty } ?? 0
    return row.indices.prefix(last).allSatisfy {
      $0 < widths.count && row[$0].columnWidth <= widths[$0]
    }
  }

  /// Whether lines with such columns are good to read.
  private static func fits(_ widths: [Int], _ width: Int?) -> Bool {
    guard let width else { return widths.allSatisfy { $0 <= widestCell } }
    return widths.reduce(0, +) + 2 * (widths.count - 1) <= width
  }

  private static func length(_ row: [String]) -> Int { row.reduce(0) { $0 + $1.columnWidth } }

  private static func widened(_ widths: [Int], for row: [String]) -> [Int] {
    (0..<max(widths.count, row.count)).map { column in
      max(
        column < widths.count ? widths[column] : 0,
        column < row.count ? row[column].columnWidth : 0)
    }
  }

  private static func line(_ row: [String], _ widths: [Int]) -> String {
    // Empty cells at the end would leave white space.
    let last = row.lastIndex { !$0.isEmpty } ?? -1
    return row.prefix(last + 1).enumerated().map { column, cell in
      let width = column < last && column < widths.count ? widths[column] : 0
      return cell + String(repeating: " ", count: max(0, width - cell.columnWidth))
    }.joined(separator: "  ")
  }
}

extension String {
  /// The number of columns of a terminal, or of an editor's fixed font, that the text takes.
  package var columnWidth: Int { unicodeScalars.reduce(0) { $0 + $1.columnWidth } }
}

extension Unicode.Scalar {
  /// The number of columns of a terminal that the character takes.
  package var columnWidth: Int {
    if value < 0x300 { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF,
      0x20000...0x3FFFD:
      return 2
    default:
      return 1
    }
  }
}
