import TurnpikeCompiler

extension PublishedPattern {
  /// Whether a wildcard stands for a character of its own text, so that its rules take links that
  /// another pattern of its rank may answer.
  var isLoose: Bool {
    segments.contains(where: \.isLoose)
      || query.contains { item in
        switch item {
        case .condition(_, let value): AppLinkSpelling().value(value).contains("?")
        case .parameter: false
        }
      }
  }
}

extension PatternModel.Segment {
  /// Whether a wildcard stands for a character of its own text.
  var isLoose: Bool {
    let spelling = AppLinkSpelling()
    switch self {
    case .literal(let text): return spelling.literal(text, isFirst: false).contains("?")
    case .capture(let prefix, let binding, let suffix):
      let words = if case .words(let words) = binding.type.shape { words } else { [String]() }
      return spelling.prefix(prefix, of: binding.type, isFirst: false).contains("?")
        || spelling.suffix(suffix, isFirst: false).contains("?")
        || words.contains { spelling.literal($0, isFirst: false).contains("?") }
    case .rest: return false
    }
  }
}
