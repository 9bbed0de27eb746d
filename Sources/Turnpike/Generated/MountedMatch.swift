internal import TurnpikeTable

/// What a mounted enum answers to the rest of a link: its route, or why its query is invalid.
struct MountedMatch {
  private(set) var route: (any TypedRoute)?
  private(set) var invalid: InvalidLink?
  private(set) var pattern = ""
  private(set) var parameters = RouteParameters()
  /// Names of attributes: those of the line that answered, also where its enum has no case for them.
  private(set) var attributeNames: [String] = []

  /// Nil when the enum does not answer, which it is asked once in a reading.
  init?(
    _ type: any TypedRoute.Type, _ link: MountedLink,
    _ refusals: UnsafeMutablePointer<MountRefusals>
  ) {
    if refusals.pointee.contains(type, from: link.start) { return nil }
    self.init(reading: type, MountedRouteLink(link: link, refusals: refusals))
  }

  private init?<Route: TypedRoute>(reading type: Route.Type, _ link: MountedRouteLink) {
    switch type.match(mounted: link) {
    case .matched(let match):
      route = match.route
      pattern = match.pattern
      parameters = match.parameters
      attributeNames = match.attributeNames
    case .invalid(let invalid):
      self.invalid = invalid
    case .unmatched:
      link.refusals.pointee.insert(type, from: link.link.start)
      return nil
    }
  }
}

extension InvalidLink {
  /// The same failure of an enum that is mounted behind a pattern.
  func behind(_ prefix: String) -> InvalidLink {
    InvalidLink(
      route: route, pattern: MountPath.joined(prefix, pattern), parameter: parameter, text: text)
  }
}
