/// Rows of cells as aligned columns.
enum Columns {
  /// A line each row, two spaces between columns, no white space at the end of a line.
  ///
  /// - Parameter leading: The columns whose cells stand at the left; those of numbers stand right.
  static func text(_ rows: [[String]], leading: Set<Int>) -> String {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        let space = String(repeating: " ", count: widths[column] - cell.count)
        return leading.contains(column) ? cell + space : space + cell
      }
      var line = cells.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }
}
