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

  init(pattern: String, parameters: RouteParameters, attributeNames: [String]) {
    self.pattern = pattern
    self.parameters = parameters
    ownNames = parameters.elements.map(\.name)
    self.attributeNames = attributeNames
  }

  /// What a match by a table tells, with what the enum that it mounts does.
  init(_ match: LinkMatch, behind mounted: MatchDetails?) {
    pattern = mounted.map { MountedNames.pattern(match.pattern, $0.pattern) } ?? match.pattern
    let own = Self.parameters(of: match)
    parameters = RouteParameters(own + (mounted?.elements(behind: own, match) ?? []))
    ownNames = own.map(\.name) + (mounted?.ownNames ?? [])
    attributeNames = match.attributes.map(\.name) + (mounted?.attributeNames ?? [])
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
