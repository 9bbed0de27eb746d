extension PatternModel {
  /// A measure of how much of the table it takes.
  var size: Int { text.utf8.count }

  /// Whether the patterns differ in nothing but their parameters' names and stray slashes.
  func isSame(as other: PatternModel) -> Bool {
    guard segments.count == other.segments.count else { return false }
    return zip(segments, other.segments).allSatisfy { $0.isSame(as: $1) }
      && minimumSegmentCount == other.minimumSegmentCount && queryKeys == other.queryKeys
      && (fragment == nil) == (other.fragment == nil)
  }

  /// The query without the order of its items and the names of its parameters, by bytes.
  private var queryKeys: Set<[[UInt8]]> {
    Set(
      query.map { item in
        switch item {
        case .parameter(let key, _): [Array(key.utf8)]
        case .condition(let key, let value): [Array(key.utf8), Array(value.utf8)]
        }
      })
  }
}

extension PatternModel.Segment {
  fileprivate func isSame(as other: PatternModel.Segment) -> Bool {
    switch self {
    case .literal(let text):
      guard case .literal(let otherText) = other else { return false }
      return text.utf8.elementsEqual(otherText.utf8)
    case .capture(let prefix, let binding, let suffix):
      guard case .capture(let otherPrefix, let otherBinding, let otherSuffix) = other else {
        return false
      }
      return prefix.utf8.elementsEqual(otherPrefix.utf8)
        && suffix.utf8.elementsEqual(otherSuffix.utf8)
        && binding.type.isSame(as: otherBinding.type)
    case .rest(let binding):
      guard case .rest(let otherBinding) = other else { return false }
      return binding.type.isSame(as: otherBinding.type)
    }
  }
}

extension ValueType {
  /// Equal but for the name of an enum.
  func isSame(as other: ValueType) -> Bool {
    if case .words(_, let words) = self, case .words(_, let others) = other {
      return words == others
    }
    return self == other
  }
}
