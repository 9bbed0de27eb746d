/// How well a pattern answers the paths of one length (the order of "Matching", rules 4 and 12). Less
/// is better.
///
/// The segments are compared from the left, then a route comes before a mount, then more conditions
/// before fewer. What follows the prefix of a mount ranks as a rest. Patterns of one mounted enum are
/// compared once more by the segments that follow.
struct LinkRank: Comparable {
  private struct Level: Equatable {
    let segments: [SegmentRank]
    let isMount: Bool
    let conditionCount: Int
  }

  private var levels: [Level] = []

  /// - Parameter length: A number of segments that the pattern matches.
  init(_ entry: TableEntry, length: Int) {
    let ranks = (entry.segmentTexts(length) ?? []).map(\.rank)
    var start = 0
    for end in entry.prefixCounts + (entry.isMount ? [entry.pattern.segments.count] : []) {
      levels.append(
        Level(
          segments: ranks[start..<end] + Array(repeating: .rest, count: length - end),
          isMount: true, conditionCount: 0))
      start = end
    }
    if entry.isMount { return }
    levels.append(
      Level(
        segments: Array(ranks[start...]), isMount: false,
        conditionCount: entry.conditions.count))
  }

  static func < (left: LinkRank, right: LinkRank) -> Bool {
    for (one, other) in zip(left.levels, right.levels) where one != other {
      if one.segments != other.segments {
        return one.segments.lexicographicallyPrecedes(other.segments)
      }
      if one.isMount != other.isMount { return other.isMount }
      return one.conditionCount > other.conditionCount
    }
    return left.levels.count < right.levels.count
  }
}
