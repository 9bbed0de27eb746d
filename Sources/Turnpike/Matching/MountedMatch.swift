internal import TurnpikeTable

/// What a mounted enum says of the rest of a link: what it matches it by, or why its query is
/// invalid.
struct MountedMatch {
  private(set) var details: MatchDetails?
  private(set) var invalid: InvalidLink?
  private var route: (any TypedRoute)?

  /// Nil when the enum does not answer, which it is asked once in a reading.
  init?(_ type: any TypedRoute.Type, _ link: MountedLink) {
    self.init(reading: type, link)
  }

  private init?<Route: TypedRoute>(reading type: Route.Type, _ link: MountedLink) {
    let link = _LinkRemainder(link.buffer)
    if link.hasRefused(type) { return nil }
    switch type._match(mounted: link) {
    case .matched(let match): (details, route) = (match.details, match.route)
    case .invalid(let invalid): self.invalid = invalid
    case .unmatched:
      link.noteRefused(type)
      return nil
    }
  }

  /// The attributes of the alias that led to a mounted route; nil where the enum has matched another
  /// route, since a type of the user's own may read one text in two ways.
  func aliasAttributes(of route: (any TypedRoute)?) -> RouteAttributeList? {
    guard let route, isMatch(of: route) else { return nil }
    return details?.aliasAttributes
  }

  private func isMatch<Route: TypedRoute>(of route: Route) -> Bool {
    self.route as? Route == route
  }
}

extension InvalidLink {
  /// The same failure of an enum that is mounted behind a pattern.
  func behind(_ prefix: String) -> InvalidLink {
    InvalidLink(
      route: route, pattern: MountedNames.pattern(prefix, pattern), parameter: parameter, text: text
    )
  }
}
