internal import TurnpikeTable

/// The result of matching the rest of a link with a mounted enum: a match, or an invalid query.
enum MountedMatch {
  case matched(MatchDetails, any TypedRoute)
  case invalid(InvalidLink)

  /// Nil if the enum does not answer the rest.
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

  /// The attributes of the alias that matched a mounted route.
  ///
  /// Nil if the enum has matched a different route, which happens if a type of the user's own does
  /// not always read a text in the same way.
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
  /// The same failure, with the pattern of the mount before its own.
  func following(_ prefix: String) -> InvalidLink {
    InvalidLink(
      route: route, pattern: MountedNames.pattern(prefix, pattern), parameter: parameter, text: text
    )
  }
}
