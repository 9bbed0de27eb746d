import TurnpikeCompiler

extension PublishedPattern {
  /// Whether it has a rest.
  var isRest: Bool {
    if case .rest? = segments.last { true } else { false }
  }

  /// Whether paths of any length match it.
  var isEndless: Bool { isRest || isOpenMount }

  /// The text before that which has no end.
  var fixedSegments: ArraySlice<PatternModel.Segment> {
    isRest ? segments.dropLast() : segments[...]
  }
}
