extension PatternModel {
  /// The fewest segments that the pattern matches: what is optional at its end left out.
  package var minimumSegmentCount: Int {
    var count = segments.count
    while count > 0, case .capture(_, let binding, _) = segments[count - 1],
      binding.mayBeMissing
    {
      count -= 1
    }
    return count
  }
}
