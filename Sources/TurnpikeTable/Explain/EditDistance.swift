/// Insertions, deletions and replacements from one text to another.
enum EditDistance {
  /// Nil for more than the limit, and for longer texts, which are no slips.
  static func between(_ left: [UInt8], _ right: [UInt8], atMost limit: Int) -> Int? {
    guard left.count <= 64, right.count <= 64 else { return nil }
    var row = Array(0...right.count)
    for (index, byte) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in right.indices {
        let cost = diagonal + (right[column] == byte ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(cost, diagonal + 1, row[column] + 1)
      }
    }
    return row[right.count] > limit ? nil : row[right.count]
  }
}
