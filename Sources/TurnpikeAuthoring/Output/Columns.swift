/// Rows of cells as aligned columns.
package enum Columns {
  /// A line each row, two spaces between columns, no white space at the end of a line.
  package static func text(_ rows: [[String]]) -> String {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.count)
      }
    }
    return rows.map { line($0, widths) }.joined()
  }

  private static func line(_ row: [String], _ widths: [Int]) -> String {
    // Trailing empty cells would leave white space at the end.
    let cells = row.prefix((row.lastIndex { !$0.isEmpty } ?? -1) + 1)
    var line = ""
    for (column, cell) in cells.enumerated() {
      line += cell
      if column + 1 < cells.count {
        line += String(repeating: " ", count: widths[column] - cell.count + 2)
      }
    }
    return line + "\n"
  }
}
