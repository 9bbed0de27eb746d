import TurnpikeTable

/// Returns the candidates that are most similar to a name: the candidates at the smallest distance,
/// if that distance is small enough. The result is empty if more than three candidates are equally
/// near.
///
/// The distance is the Damerau-Levenshtein distance (insertions, deletions, replacements, and
/// swapped neighbors), and must be at most a third of the name's length. A difference in case does
/// not count, but among equally near names, the names with the same case come first. The name
/// itself is not a candidate.
package func nearestNames(to name: String, in candidates: [String]) -> [String] {
  let written = Array(name.utf8)
  // A longer name is not a typing error, and computing its distance takes too long.
  guard !written.isEmpty, written.count <= 64 else { return [] }
  let folded = written.map(lowerCased)
  var best = written.count / 3
  var found: [(differences: Int, name: String)] = []
  for candidate in candidates {
    let bytes = Array(candidate.utf8)
    guard abs(bytes.count - written.count) <= best, bytes != written else { continue }
    let distance = EditDistance.between(folded, bytes.map(lowerCased))
    guard distance <= best else { continue }
    if distance < best { found = [] }
    best = distance
    if found.contains(where: { $0.name == candidate }) { continue }
    // A fourth candidate shows that there are too many.
    if found.count < 4 { found.append((EditDistance.between(written, bytes), candidate)) }
  }
  if found.count > 3 { return [] }
  return found.enumerated().sorted { left, right in
    (left.element.differences, left.offset) < (right.element.differences, right.offset)
  }.map(\.element.name)
}

/// Returns the candidate that is most similar to a name, or nil if no candidate or several
/// candidates are equally near.
package func nearest(to name: String, in candidates: [String]) -> String? {
  let names = nearestNames(to: name, in: candidates)
  return names.count == 1 ? names[0] : nil
}

/// Returns whether two names differ only in a typing error: in the case of letters, in swapped or doubled
/// letters, or in the spelling of the word `Route`. Names with other differences, such as `CardRoute` and
/// `CartRoute`, can both be meant.
func isSlip(_ name: String, for other: String) -> Bool {
  let (long, short) = name.utf8.count >= other.utf8.count ? (name, other) : (other, name)
  let (left, right) = (long.utf8.map(lowerCased), short.utf8.map(lowerCased))
  if left == right { return true }
  guard left.count - right.count <= 1 else { return false }
  for (meant, written) in [(long, short), (short, long)]
  where meant.hasSuffix("Route") && !written.hasSuffix("Route") {
    let stem = meant.dropLast(5)
    let end = written.dropFirst(stem.count)
    if !stem.isEmpty, written.hasPrefix(stem),
      EditDistance.between(Array("Route".utf8), Array(end.utf8)) == 1
    {
      return true
    }
  }
  guard let first = zip(left, right).enumerated().first(where: { $1.0 != $1.1 })?.offset else {
    return left.count > right.count && left.last == right.last
  }
  if left.count > right.count {
    return first > 0 && left[first] == left[first - 1] && left[(first + 1)...] == right[first...]
  }
  return first + 1 < left.count && left[first] == right[first + 1]
    && left[first + 1] == right[first] && left[(first + 2)...] == right[(first + 2)...]
    && !SyntaxByte.isDigit(left[first]) && !SyntaxByte.isDigit(left[first + 1])
}

private func lowerCased(_ byte: UInt8) -> UInt8 {
  SyntaxByte.isUpperCase(byte) ? byte + 0x20 : byte
}
