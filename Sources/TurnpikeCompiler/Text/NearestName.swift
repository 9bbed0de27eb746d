import TurnpikeTable

/// The candidates that were most likely meant by a name: those at the smallest distance, where that
/// is near. None where more than three are equally near.
///
/// Near is a Damerau-Levenshtein distance (insertions, deletions, replacements, and neighbours
/// swapped) of at most a third of the name's length; letters that differ only in case count
/// nothing, but of equally near names those with the same case come first. The name itself is no
/// candidate.
package func nearestNames(to name: String, in candidates: [String]) -> [String] {
  let written = Array(name.utf8)
  // Longer names are no slips, and their distances are not worth the time.
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
    // One more than are shown tells that there are too many.
    if found.count < 4 { found.append((EditDistance.between(written, bytes), candidate)) }
  }
  if found.count > 3 { return [] }
  return found.enumerated().sorted { left, right in
    (left.element.differences, left.offset) < (right.element.differences, right.offset)
  }.map(\.element.name)
}

/// The one candidate that was most likely meant by a name; nil where none is near, or several are
/// equally.
package func nearest(to name: String, in candidates: [String]) -> String? {
  let names = nearestNames(to: name, in: candidates)
  return names.count == 1 ? names[0] : nil
}

private func lowerCased(_ byte: UInt8) -> UInt8 {
  SyntaxByte.isUpperCase(byte) ? byte + 0x20 : byte
}
