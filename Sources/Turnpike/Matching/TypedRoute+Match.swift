// The defaults for a type written by hand, based on its `match`.

extension TypedRoute {
  /// Matches the link as any other.
  public static func _match(outside link: String) -> RouteMatch<Self> { match(link) }

  /// Matches the rest of the link as an internal link.
  public static func _match(mounted link: inout _LinkRemainder) -> RouteMatch<Self> {
    link.hasDotSegments ? .unmatched(.dotSegment) : match(link.text)
  }

  /// Creates the route that answers the rest of the link.
  public static func _make(mounted link: inout _LinkRemainder) throws(_NoRoute) -> Self {
    switch Self._match(mounted: &link) {
    case .matched(let match):
      link.line = match.source.line
      return match.route
    case .invalid: throw .invalid
    case .unmatched: throw .refused
    }
  }
}
