extension PatternModel {
  /// The pattern after the prefix of a mount.
  ///
  /// - Parameter count: How many parameters the prefix has; those of the pattern follow them.
  func following(_ prefix: [Segment], parameters count: Int) -> PatternModel {
    func shifted(_ binding: Binding) -> Binding {
      var binding = binding
      binding.parameter += count
      return binding
    }
    var pattern = self
    pattern.segments =
      prefix
      + segments.map { segment in
        switch segment {
        case .literal: segment
        case .capture(let prefix, let binding, let suffix):
          .capture(prefix: prefix, shifted(binding), suffix: suffix)
        case .rest(let binding): .rest(shifted(binding))
        }
      }
    pattern.query = query.map { item in
      switch item {
      case .condition: item
      case .parameter(let key, let binding): .parameter(key: key, shifted(binding))
      }
    }
    pattern.fragment = fragment.map(shifted)
    return pattern
  }
}
