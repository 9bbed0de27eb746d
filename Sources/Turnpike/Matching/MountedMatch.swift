internal import TurnpikeTable

/// The result of matching the rest of a link with a mounted enum: a match, or an invalid query.
enum MountedMatch {
  case matched(MatchDetails)
  case invalid(InvalidLink)

  /// Nil if the enum does not answer the rest.
  init?(_ type: any TypedRoute.Type, _ link: inout _LinkRemainder) {
    self.init(reading: type, &link)
  }

  private init?<Route: TypedRoute>(reading type: Route.Type, _ link: inout _LinkRemainder) {
    if link.hasRefused(type) { return nil }
    switch type._match(mounted: &link) {
    case .matched(let match): self = .matched(match.details)
    case .invalid(let invalid): self = .invalid(invalid)
    case .unmatched:
      link.noteRefused(type)
      return nil
    }
  }
}

extension InvalidLink {
  /// The same failure, with the pattern of the mount before its own.
  func following(_ prefix: String) -> InvalidLink {
    InvalidLink(
      caseName: caseName, pattern: MountedNames.pattern(prefix, pattern), parameter: parameter,
      text: text, hasLostPlus: hasLostPlus)
  }
}
