internal import TurnpikeTable

/// What a mounted enum says of the rest of a link: what it matches it by, or why its query is
/// invalid.
enum MountedMatch {
  case matched(MatchDetails, any TypedRoute)
  case invalid(InvalidLink)

  /// Nil when the enum does not answer.
  init?(_ type: any TypedRoute.Type, _ link: inout _LinkRemainder) {
    self.init(reading: type, &link)
  }

  private init?<Route: TypedRoute>(reading type: Route.Type, _ link: inout _LinkRemainder) {
    if link.hasRefused(type) { return nil }
    switch type._match(mounted: &link) {
    case .matched(let match): self = .matched(match.details, match.route)
    case .invalid(let invalid): self = .invalid(invalid)
    case .unmatched:
      link.noteRefused(type)
      return nil
    }
  }

  /// The attributes of the alias that led to a mounted route; nil where the enum has matched another
  /// route, since a type of the user's own may read one text in two ways.
  func aliasAttributes(of route: (any TypedRoute)?) -> RouteAttributeList? {
    guard case .matched(let details, let own) = self, let route, Self.isEqual(route, own) else {
      return nil
    }
    return details.aliasAttributes
  }

  private static func isEqual<Route: TypedRoute>(_ route: Route, _ other: any TypedRoute) -> Bool {
    other as? Route == route
  }
}

extension InvalidLink {
  /// The same failure of an enum whose mount has a pattern before it.
  func following(_ prefix: String) -> InvalidLink {
    InvalidLink(
      route: route, pattern: MountedNames.pattern(prefix, pattern), parameter: parameter, text: text
    )
  }
}
