/// The candidate that was most likely meant by a name, nil where none is near.
///
/// Near is a Damerau-Levenshtein distance (insertions, deletions, replacements, and neighbours
/// swapped) of at most a third of the name's length; letters that differ only in case count
/// nothing. The smallest distance wins, then the candidate with the same case, then the earlier
/// one. The name itself is no candidate.
package func nearest(to name: String, in candidates: [String]) -> String? {
  let written = Array(name.utf8)
  // Longer names are no slips, and their distances are not worth the time.
  guard !written.isEmpty, written.count <= 64 else { return nil }
  let folded = written.map(lowerCased)
  let limit = written.count / 3
  var best: (distance: Int, differences: Int, name: String)?
  for candidate in candidates {
    let bytes = Array(candidate.utf8)
    guard abs(bytes.count - written.count) <= limit, bytes != written else { continue }
    let distance = editDistance(folded, bytes.map(lowerCased))
    guard distance <= limit, distance <= best?.distance ?? limit else { continue }
    let differences = editDistance(written, bytes)
    if let best, (best.distance, best.differences) <= (distance, differences) { continue }
    best = (distance, differences, candidate)
  }
  return best?.name
}

private func lowerCased(_ byte: UInt8) -> UInt8 {
  SyntaxByte.isUpperCase(byte) ? byte + 0x20 : byte
}

/// The distance in which a pair of swapped neighbours is one edit, with three rows of the table.
private func editDistance(_ first: [UInt8], _ second: [UInt8]) -> Int {
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
