/// The number of edits between two texts: insertions, deletions, replacements, and swaps of
/// adjacent characters (Damerau and Levenshtein).
package enum EditDistance {
  /// Only three rows of the table of distances between all prefixes are needed.
  package static func between(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var beforeLast = [Int](repeating: 0, count: second.count + 1)
    var last = Array(0...second.count)
    for row in first.indices {
      var current = [row + 1]
      current.reserveCapacity(second.count + 1)
      for column in second.indices {
        let replacement = last[column] + (first[row] == second[column] ? 0 : 1)
        var distance = min(replacement, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          distance = min(distance, beforeLast[column - 1] + 1)
        }
        current.append(distance)
      }
      beforeLast = last
      last = current
    }
    return last[second.count]
  }
}
