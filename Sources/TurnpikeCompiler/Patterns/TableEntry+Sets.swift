/// Comparisons of the links that patterns match: a link that two patterns share, and a path of one
/// pattern that no other matches. `LinkRank` compares their ranks.
extension TableEntry {
  /// Whether its paths can have any number of segments after the last one.
  var isOpen: Bool { isMount || hasRest }

  /// Returns the lengths of its paths that have to be compared with other patterns. An open pattern
  /// also has longer paths, but the others match these in the same way as the longest of the lengths.
  ///
  /// For `a/*x` next to `a/b/c`, the lengths are 2 to 4.
  package func lengths(beside others: [TableEntry]) -> ClosedRange<Int> {
    let longest = others.map(\.segments.count).max() ?? 0
    return minimumSegmentCount...(isOpen ? max(segments.count, longest) + 1 : segments.count)
  }

  /// Returns whether it matches paths of a length.
  func hasPaths(_ length: Int) -> Bool {
    length >= minimumSegmentCount && (isOpen || length <= segments.count)
  }

  /// The set of each segment after the pattern's own, or nil if its paths cannot be longer.
  var setPastEnd: SegmentSet? {
    isMount ? .rest(.builtIn(.string, nil)) : hasRest ? segments.last : nil
  }

  /// Returns the sets of the segments of a path of a length, or nil if it matches no such path.
  package func sets(_ length: Int) -> [SegmentSet]? {
    guard hasPaths(length) else { return nil }
    let rest = setPastEnd.map { Array(repeating: $0, count: max(0, length - segments.count)) }
    return segments.prefix(length) + (rest ?? [])
  }

  /// Returns whether its paths of a length have a better rank than those of another pattern, if both
  /// have such paths.
  package func isBetter(than other: TableEntry, _ length: Int) -> Bool {
    hasPaths(length) && LinkRank(self, count: length) < LinkRank(other, count: length)
  }

  /// Returns whether it may match a path, apart from its conditions. A custom type may accept any text.
  func mayMatch(_ path: [[UInt8]]) -> Bool {
    guard let sets = sets(path.count) else { return false }
    return zip(sets, path).allSatisfy { $0.mayMatch($1) }
  }

  /// Returns whether it certainly matches a path of another pattern, apart from its conditions.
  func matches(certainly path: [[UInt8]], of other: TableEntry) -> Bool {
    guard let sets = sets(path.count), let others = other.sets(path.count) else { return false }
    return sets.indices.allSatisfy { sets[$0].matches(certainly: path[$0], of: others[$0]) }
  }

  /// Returns a link that both may match, regardless of their ranks, or nil if they share no link.
  ///
  /// The shortest path that both can have is enough, because patterns that share a longer path also
  /// share its start.
  package func link(sharedWith other: TableEntry) -> LinkText? {
    let length = max(minimumSegmentCount, other.minimumSegmentCount)
    guard let query = conditions.merging(other.conditions), let sets = sets(length),
      let others = other.sets(length)
    else { return nil }
    // Patterns that differ often do so at the end.
    var path: [[UInt8]] = []
    for index in sets.indices.reversed() {
      guard let text = sets[index].overlap(with: others[index]) else { return nil }
      path.append(text)
    }
    let values = query.compactMapValues(\.sampleValue)
    return LinkText(segments: path.reversed(), values: values)
  }

  /// Returns a path of a length that it may match and that none of the others certainly matches, or nil
  /// if together they match all of its paths of that length.
  ///
  /// For `:x<Bool>` of length 1 outside of the patterns `true` and `:y<Int>`, the path is `false`. This
  /// is the usefulness of a row of patterns (Maranget, "Warnings for pattern matching").
  ///
  /// - Parameters:
  ///   - partner: A pattern that may match the path too.
  ///   - ownTypesMatch: Whether the custom types of the other patterns count as accepting any text.
  package func path(
    _ length: Int, sharedWith partner: TableEntry? = nil, outside others: [TableEntry],
    ownTypesMatch: Bool = false
  ) throws(LimitExceeded) -> [[UInt8]]? {
    var rows: [ArraySlice<SegmentSet>] = []
    for entry in [self] + (partner.map { [$0] } ?? []) {
      guard let sets = entry.sets(length) else { return nil }
      rows.append(sets[...])
    }
    var search = PathSearch(ownTypesMatch: ownTypesMatch)
    return try search.path(in: rows, outside: others.compactMap { $0.sets(length)?[...] })
  }
}

private struct PathSearch {
  let ownTypesMatch: Bool
  var remaining = 200_000

  mutating func path(
    in rows: [ArraySlice<SegmentSet>], outside others: [ArraySlice<SegmentSet>]
  ) throws(LimitExceeded) -> [[UInt8]]? {
    let first = rows.compactMap(\.first)
    if first.isEmpty { return others.isEmpty ? [] : nil }
    // There can be many literals, and a text is at most one of them.
    var literals: [[UInt8]: [Int]] = [:]
    var captures: [(index: Int, set: SegmentSet)] = []
    for (index, other) in others.enumerated() {
      switch other.first {
      case .literal(let text): literals[text, default: []].append(index)
      case let set?: captures.append((index, set))
      case nil: break
      }
    }
    var seen: Set<[Int]> = []
    let texts = TellingTexts(first + others.compactMap(\.first)).texts
    for text in texts where first.allSatisfy({ $0.mayMatch(text) }) {
      remaining -= 1 + captures.count
      if remaining < 0 { throw .comparison }
      let left =
        (literals[text] ?? [])
        + captures.filter { _, set in
          ownTypesMatch ? set.mayMatch(text) : set.matches(certainly: text, of: first[0])
        }.map(\.index)
      guard seen.insert(left).inserted else { continue }
      let rest = try path(
        in: rows.map { $0.dropFirst() }, outside: left.map { others[$0].dropFirst() })
      if let rest { return [text] + rest }
    }
    return nil
  }
}
