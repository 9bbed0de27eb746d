import TurnpikeCompiler

/// A pattern with so many of its segments, in the order in which patterns are tried: of those that
/// match a link the first is the best.
struct RankedPattern: Comparable {
  /// The pattern's index among those of its table.
  let pattern: Int
  /// How many of its segments are in the link; what is optional at the end may be left out.
  let count: Int
  private let rank: LinkRank

  /// The pattern with everything, and without what may be left out.
  static func all(of pattern: PatternModel, at index: Int, isMount: Bool) -> [RankedPattern] {
    let entry = TableEntry(route: index, pattern: pattern, isMount: isMount)
    return (pattern.minimumSegmentCount...pattern.segments.count).map { count in
      RankedPattern(pattern: index, count: count, rank: LinkRank(entry, count: count))
    }
  }

  static func < (left: Self, right: Self) -> Bool {
    if left.rank != right.rank { return left.rank < right.rank }
    return (left.pattern, left.count) < (right.pattern, right.count)
  }
}
