// What a type that is written by hand has by its `match`.

extension TypedRoute {
  /// Matches the rest as an internal link.
  public static func _match(mounted link: _LinkRemainder) -> RouteMatch<Self> {
    link.hasDotSegments ? .unmatched(.dotSegment) : match(link.text)
  }

  /// Makes the route of a match of the rest.
  public static func _make(
    mounted link: _LinkRemainder, in memory: _RouteMemory<Self>
  ) throws(_NoRoute) {
    if link.hasRefused(Self.self) { throw _NoRoute() }
    switch Self._match(mounted: link) {
    case .matched(let match): memory.initialize(to: match.route)
    case .invalid:
      link.noteInvalid(Self.self)
      throw _NoRoute()
    case .unmatched:
      link.noteRefused(Self.self)
      throw _NoRoute()
    }
  }

  /// The route of a match.
  public init(_reading link: String, source: inout _MatchSource) throws(_NoRoute) {
    switch Self.match(link) {
    case .matched(let match):
      source = match.source
      self = match.route
    case .invalid(let invalid):
      source = _MatchSource(.invalid(invalid))
      throw _NoRoute()
    case .unmatched(let reason):
      source = _MatchSource(.unmatched(reason))
      throw _NoRoute()
    }
  }

  /// What the match has said.
  public static func _failure(_ link: String, source: _MatchSource) -> RouteFailure {
    source.kept?.failure ?? .unmatched(.noRoute)
  }
}
