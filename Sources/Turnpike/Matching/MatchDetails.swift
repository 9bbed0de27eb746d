internal import TurnpikeTable

/// What a match tells besides its route.
struct MatchDetails: Hashable, Sendable {
  let pattern: String
  let parameters: RouteParameters
  /// The parameters' own names, in the same order: without the cases of mounts before them.
  private let ownNames: [String]
  /// The names of attributes: those of the line that matched, also where its enum has no case for
  /// them.
  let attributeNames: [String]
  /// The attributes of the alias that matched, empty where the route's own line did; nil where that
  /// cannot be told.
  let aliasAttributes: RouteAttributeList?

  init(
    pattern: String, parameters: RouteParameters, attributeNames: [String],
    aliasAttributes: RouteAttributeList?
  ) {
    self.pattern = pattern
    self.parameters = parameters
    ownNames = parameters.elements.map(\.name)
    self.attributeNames = attributeNames
    self.aliasAttributes = aliasAttributes
  }

  /// What a match by a table tells, with what the enum that it mounts does.
  ///
  /// - Parameter mountedRoute: the mounted route that the match's route holds.
  init(
    _ match: LinkMatch, behind mounted: MountedMatch?, holding mountedRoute: (any TypedRoute)?
  ) {
    let details = mounted?.details
    pattern = details.map { MountedNames.pattern(match.pattern, $0.pattern) } ?? match.pattern
    let own = Self.parameters(of: match)
    parameters = RouteParameters(own + (details?.elements(behind: own, match) ?? []))
    ownNames = own.map(\.name) + (details?.ownNames ?? [])
    attributeNames = match.attributes.map(\.name) + (details?.attributeNames ?? [])
    if let mounted {
      aliasAttributes = mounted.aliasAttributes(of: mountedRoute)
    } else {
      aliasAttributes = RouteAttributeList(match.entry.isAlias ? match.attributes : [])
    }
  }

  /// What the link has for each parameter, by wire name or key; what it leaves out is left out.
  private static func parameters(of match: LinkMatch) -> [RouteParameters.Element] {
    var elements: [RouteParameters.Element] = []
    elements.reserveCapacity(match.parameterCount)
    for index in 0..<match.parameterCount {
      let texts = match.values(of: match.parameter(index))
      if !texts.isEmpty {
        elements.append(.init(name: match.wireName(index), values: texts))
      }
    }
    return elements
  }

  /// The parameters as those of a mounted route: the mount's case stands before a name that the mount
  /// has too, and before one that another parameter has got so.
  private func elements(
    behind mount: [RouteParameters.Element], _ match: LinkMatch
  ) -> [RouteParameters.Element] {
    let names = MountedNames.parameters(
      parameters.elements.map(\.name), ownNames: ownNames, behind: mount.map(\.name),
      of: match.routeName)
    return zip(names, parameters.elements).map { .init(name: $0, values: $1.values) }
  }
}
