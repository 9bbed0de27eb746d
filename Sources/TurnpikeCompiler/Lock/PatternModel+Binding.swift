extension PatternModel {
  /// What a segment of a path is read as; a rest is every segment from its own on.
  func binding(at index: Int) -> Binding? {
    guard let segment = index < segments.count ? segments[index] : segments.last else { return nil }
    switch segment {
    case .literal: return nil
    case .capture(_, let binding, _): return index < segments.count ? binding : nil
    case .rest(let binding): return binding
    }
  }
}
