extension PatternModel {
  /// The minimum number of segments that the pattern matches, without the optional segments at its
  /// end.
  package var minimumSegmentCount: Int {
    var count = segments.count
    while count > 0, case .capture(_, let binding, _) = segments[count - 1],
      binding.mayBeMissing
    {
      count -= 1
    }
    return count
  }

  /// The approximate size of the pattern in the table.
  var size: Int { text.utf8.count }

  /// Returns whether the patterns only differ in the names of parameters, the order of the query,
  /// and stray slashes.
  func isSame(as other: PatternModel) -> Bool { Form(self) == Form(other) }

  /// The properties that equal patterns share. Texts are bytes, because links are compared by their
  /// bytes.
  private struct Form: Hashable {
    /// The literals, and nil for each value between its prefix and its suffix.
    private var texts: [[UInt8]?] = []
    private var types: [ValueType] = []
    private var query: Set<[[UInt8]]> = []
    private let minimumSegmentCount: Int
    private let hasFragment: Bool

    init(_ pattern: PatternModel) {
      minimumSegmentCount = pattern.minimumSegmentCount
      hasFragment = pattern.fragment != nil
      for segment in pattern.segments {
        switch segment {
        case .literal(let text): texts.append(Array(text.utf8))
        case .capture(let prefix, let binding, let suffix):
          texts += [Array(prefix.utf8), nil, Array(suffix.utf8)]
          types.append(binding.type.withoutName)
        case .rest(let binding):
          texts += [nil, nil]
          types.append(binding.type.withoutName)
        }
      }
      for item in pattern.query {
        switch item {
        case .parameter(let key, _): query.insert([Array(key.utf8)])
        case .condition(let key, let value): query.insert([Array(key.utf8), Array(value.utf8)])
        }
      }
    }
  }
}
