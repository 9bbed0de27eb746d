/// Rows of cells as aligned columns.
package enum Columns {
  /// A line for each row, two spaces between columns, no white space at the end of a line.
  package static func text(_ rows: [[String]]) -> String {
    let widths = rows.reduce([]) { widened($0, for: $1) }
    return rows.map { line($0, widths) + "\n" }.joined()
  }

  /// The same for rows of which some are long: those are not aligned, and move no other.
  ///
  /// - Parameter width: that of the terminal. A row for which it is too narrow has its first two cells
  ///   on one line, and the others below. Nil where no terminal reads: then a row is one line.
  package static func text(_ rows: [[String]], fitting width: Int?) -> String {
    let names = rows.compactMap(\.first?.count).filter { $0 <= (width ?? widestCell) / 3 }
    var widths = [names.max() ?? 0]
    // The shortest first, so that the long ones are left over.
    for row in rows.sorted(by: { length($0) < length($1) }) {
      let wider = widened(widths, for: row)
      if fits(wider, width) { widths = wider }
    }
    return rows.map { row in
      let aligned = line(row, widths)
      if isAligned(row, widths), aligned.count <= width ?? .max { return aligned + "\n" }
      let first = line(Array(row.prefix(2)), Array(widths.prefix(1)))
      let others = row.dropFirst(2).filter { !$0.isEmpty }
      guard let width else { return ([first] + others).joined(separator: "  ") + "\n" }
      let indent = String(repeating: " ", count: widths[0] + 4)
      let isShort = indent.count + length(others) + 2 * (others.count - 1) <= width
      let below = isShort && !others.isEmpty ? [others.joined(separator: "  ")] : others
      return ([first] + below.map { indent + $0 }).map { $0 + "\n" }.joined()
    }.joined()
  }

  /// Where no terminal reads, others are not aligned with a longer cell.
  private static let widestCell = 60

  /// Whether each cell with another after it fits its column.
  private static func isAligned(_ row: [String], _ widths: [Int]) -> Bool {
    let last = row.lastIndex { !$0.isEmpty } ?? 0
    return row.indices.prefix(last).allSatisfy { $0 < widths.count && row[$0].count <= widths[$0] }
  }

  /// Whether lines with such columns are good to read.
  private static func fits(_ widths: [Int], _ width: Int?) -> Bool {
    guard let width else { return widths.allSatisfy { $0 <= widestCell } }
    return widths.reduce(0, +) + 2 * (widths.count - 1) <= width
  }

  private static func length(_ row: [String]) -> Int { row.reduce(0) { $0 + $1.count } }

  private static func widened(_ widths: [Int], for row: [String]) -> [Int] {
    (0..<max(widths.count, row.count)).map { column in
      max(
        column < widths.count ? widths[column] : 0, column < row.count ? row[column].count : 0)
    }
  }

  private static func line(_ row: [String], _ widths: [Int]) -> String {
    // Trailing empty cells would leave white space at the end.
    let cells = row.prefix((row.lastIndex { !$0.isEmpty } ?? -1) + 1)
    var line = ""
    for (column, cell) in cells.enumerated() {
      line += cell
      if column + 1 < cells.count {
        let width = column < widths.count ? widths[column] : 0
        line += String(repeating: " ", count: max(0, width - cell.count) + 2)
      }
    }
    return line
  }
}
