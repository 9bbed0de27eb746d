import TurnpikeTable

/// The candidate that was most likely meant by a name, nil where none is near.
///
/// Near is a Damerau-Levenshtein distance (insertions, deletions, replacements, and neighbours
/// swapped) of at most a third of the name's length; letters that differ only in case count
/// nothing. The smallest distance wins, then the candidate with the same case, then the earlier
/// one. The name itself is no candidate.
@_optimize(none)
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
    let distance = EditDistance.between(folded, bytes.map(lowerCased))
    guard distance <= limit, distance <= best?.distance ?? limit else { continue }
    let differences = EditDistance.between(written, bytes)
    if let best, (best.distance, best.differences) <= (distance, differences) { continue }
    best = (distance, differences, candidate)
  }
  return best?.name
}

private func lowerCased(_ byte: UInt8) -> UInt8 {
  SyntaxByte.isUpperCase(byte) ? byte + 0x20 : byte
}
