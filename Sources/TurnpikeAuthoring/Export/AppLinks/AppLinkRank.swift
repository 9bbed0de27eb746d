import TurnpikeCompiler

/// How well a pattern answers paths of one length: the order of the language's "Matching", 4, first
/// by the outermost enum's patterns. Less is better.
struct AppLinkRank: Comparable {
  private enum Step: Comparable {
    /// How many there are, less than none.
    case conditions(Int)
    case segment(SegmentRank)
  }

  private let steps: [Step]

  /// - Parameter count: how many segments the path has.
  init(_ pattern: PublishedPattern, count: Int) {
    var steps: [Step] = []
    var start = 0
    for prefix in pattern.prefixCounts {
      steps += pattern.segments[start..<start + prefix].map { .segment($0.rank) }
      start += prefix
      // A mount ranks as `*`, also where nothing is left for it.
      steps += Array(repeating: .segment(.rest), count: max(1, count - start))
      steps.append(.conditions(0))
    }
    let own = pattern.segments[start...].prefix(max(0, count - start))
    steps += own.map { .segment($0.rank) }
    let rest = max(pattern.isOpenMount ? 1 : 0, count - start - own.count)
    if pattern.isEndless, rest > 0 {
      steps += Array(repeating: .segment(.rest), count: rest)
    }
    let conditions = pattern.query.count { item in
      switch item {
      case .condition: true
      case .parameter: false
      }
    }
    self.steps = steps + [.conditions(-conditions)]
  }

  static func < (left: Self, right: Self) -> Bool {
    left.steps.lexicographicallyPrecedes(right.steps)
  }
}

extension PatternModel.Segment {
  fileprivate var rank: SegmentRank {
    switch self {
    case .literal: .literal
    case .capture(let prefix, let binding, let suffix):
      SegmentRank(prefix: prefix, type: binding.type, suffix: suffix)
    case .rest: .rest
    }
  }
}

extension PublishedPattern {
  /// Whether it has a rest.
  var isRest: Bool {
    if case .rest? = segments.last { true } else { false }
  }

  /// Whether paths of any length match it.
  var isEndless: Bool { isRest || isOpenMount }

  /// What stands before that which has no end.
  var fixedSegments: ArraySlice<PatternModel.Segment> {
    isRest ? segments.dropLast() : segments[...]
  }
}
