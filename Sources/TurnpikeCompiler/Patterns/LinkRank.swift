/// The rank of a pattern among the patterns that match a path. The pattern with the smallest rank
/// matches the link.
///
/// Segments are compared from the left. A pattern that ends precedes a pattern that continues, and
/// more conditions precede fewer. The path after the prefix of a mount ranks as a rest, before the
/// rest of a route. Patterns of one mounted enum are then compared by the segments after their
/// prefix.
package struct LinkRank: Comparable {
  /// The ranks of the segments that one enum compares.
  private struct Level {
    let segments: ArraySlice<SegmentRank>
    /// Whether paths can be longer, because of a rest or a mounted enum.
    let isOpen: Bool
    let isMount: Bool
    let conditionCount: Int

    /// The rank of a segment; nil after the end.
    func rank(_ index: Int) -> SegmentRank? {
      index < segments.count ? segments[segments.startIndex + index] : isOpen ? .rest : nil
    }
  }

  private var levels: [Level] = []

  /// - Parameter count: The number of the pattern's segments that the path has. It is less than all
  ///   if the path omits optional segments at the end.
  package init(_ entry: TableEntry, count: Int) {
    let ranks = entry.segments.prefix(count).map(\.rank)
    var start = 0
    for end in entry.prefixCounts {
      levels.append(
        Level(segments: ranks[start..<end], isOpen: true, isMount: true, conditionCount: 0))
      start = end
    }
    levels.append(
      Level(
        segments: ranks[start...], isOpen: entry.isOpen, isMount: entry.isMount,
        conditionCount: entry.conditions.count))
  }

  package static func < (left: LinkRank, right: LinkRank) -> Bool {
    order(left, right) ?? false
  }

  package static func == (left: LinkRank, right: LinkRank) -> Bool {
    order(left, right) == nil
  }

  /// Returns whether the first is better, or nil if the ranks are equal.
  private static func order(_ left: LinkRank, _ right: LinkRank) -> Bool? {
    for (one, other) in zip(left.levels, right.levels) {
      for index in 0..<max(one.segments.count, other.segments.count) {
        guard let rank = one.rank(index), let otherRank = other.rank(index) else {
          return one.rank(index) == nil
        }
        if rank != otherRank { return rank < otherRank }
      }
      if one.isOpen != other.isOpen { return other.isOpen }
      if one.isMount != other.isMount { return one.isMount }
      if one.conditionCount != other.conditionCount {
        return one.conditionCount > other.conditionCount
      }
    }
    return nil
  }
}
