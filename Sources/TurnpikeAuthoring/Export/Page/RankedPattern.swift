import TurnpikeCompiler

/// A pattern with so many of its segments, in the order in which patterns are tried: of those that
/// match a link the first is the best.
///
/// Two that match one link cover the same segments, so that their ranks compare one by one whatever
/// the link is; what ends before the other is tried first.
struct RankedPattern: Comparable {
  /// The pattern's place among those of its table.
  let pattern: Int
  /// How many of its segments are in the link: what is optional at the end may be left out.
  let count: Int
  private let ranks: [SegmentRank]
  /// Whether it goes on to the end of any link, as `*` and a mount do.
  private let isOpen: Bool
  private let conditions: Int

  /// The pattern with everything, and without what may be left out.
  static func all(of pattern: PatternModel, at index: Int, isMount: Bool) -> [RankedPattern] {
    var ranks: [SegmentRank] = []
    var hasRest = false
    for segment in pattern.segments {
      switch segment {
      case .literal: ranks.append(.literal)
      case .capture(let prefix, let binding, let suffix):
        ranks.append(SegmentRank(prefix: prefix, type: binding.type, suffix: suffix))
      case .rest:
        ranks.append(.rest)
        hasRest = true
      }
    }
    let conditions = pattern.query.filter { item in
      if case .condition = item { true } else { false }
    }
    return (pattern.minimumSegmentCount...pattern.segments.count).map { count in
      RankedPattern(
        pattern: index, count: count, ranks: Array(ranks.prefix(count)),
        isOpen: hasRest || isMount, conditions: conditions.count)
    }
  }

  static func < (left: Self, right: Self) -> Bool {
    for index in 0..<max(left.ranks.count, right.ranks.count) {
      let (one, other) = (left.rank(index), right.rank(index))
      guard one != other else { continue }
      guard let one else { return true }
      guard let other else { return false }
      return one < other
    }
    if left.isOpen != right.isOpen { return right.isOpen }
    if left.conditions != right.conditions { return left.conditions > right.conditions }
    return (left.pattern, left.count) < (right.pattern, right.count)
  }

  /// Nil behind the end.
  private func rank(_ index: Int) -> SegmentRank? {
    index < ranks.count ? ranks[index] : isOpen ? .rest : nil
  }
}
