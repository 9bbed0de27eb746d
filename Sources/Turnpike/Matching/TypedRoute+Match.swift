// What a type that is written by hand has by its `match`.

extension TypedRoute {
  /// Matches the rest as an internal link.
  public static func _match(mounted link: inout _LinkRemainder) -> RouteMatch<Self> {
    link.hasDotSegments ? .unmatched(.dotSegment) : match(link.text)
  }

  /// The route of a match of the rest.
  public static func _make(mounted link: inout _LinkRemainder) throws(_NoRoute) -> Self {
    switch Self._match(mounted: &link) {
    case .matched(let match): return match.route
    case .invalid: throw .invalid
    case .unmatched: throw .refused
    }
  }
}
