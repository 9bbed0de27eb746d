extension PatternModel {
  /// Returns the pattern after the prefix of a mount.
  ///
  /// - Parameter count: The number of parameters of the prefix. The pattern's parameters follow them.
  func following(_ prefix: [Segment], parameters count: Int) -> PatternModel {
    var pattern = changingBindings { $0.parameter += count }
    pattern.segments = prefix + pattern.segments
    return pattern
  }

  package func changingBindings(_ change: (inout Binding) -> Void) -> PatternModel {
    func changed(_ binding: Binding) -> Binding {
      var binding = binding
      change(&binding)
      return binding
    }
    var pattern = self
    pattern.segments = segments.map { segment in
      switch segment {
      case .literal: segment
      case .capture(let prefix, let binding, let suffix):
        .capture(prefix: prefix, changed(binding), suffix: suffix)
      case .rest(let binding): .rest(changed(binding))
      }
    }
    pattern.query = query.map { item in
      switch item {
      case .condition: item
      case .parameter(let key, let binding): .parameter(key: key, changed(binding))
      }
    }
    pattern.fragment = fragment.map(changed)
    return pattern
  }
}
