internal import TurnpikeTable

/// The details of a match, except for its route.
struct MatchDetails: Hashable, Sendable {
  let pattern: String
  let parameters: RouteParameters
  /// The names of the parameters in the same order, without prefixes from mounts.
  private let ownNames: [String]
  /// The attributes of the line that matched and of its mounts, including those without a case in
  /// the enum.
  let attributes: _RouteAttributeList

  init(pattern: String, parameters: RouteParameters, attributes: _RouteAttributeList) {
    self.pattern = pattern
    self.parameters = parameters
    ownNames = parameters.elements.map(\.name)
    self.attributes = attributes
  }

  /// The details of a match with an entry of a table.
  init(_ matched: MatchedLink) {
    self.init(
      pattern: matched.table.pattern(matched.match.entry),
      parameters: RouteParameters(Self.parameters(of: matched)),
      attributes: _RouteAttributeList(matched.table.attributes(matched.match.entry)))
  }

  /// Combines the details of a match with a mount and the details of the mounted enum.
  init(_ matched: MatchedLink, mounting mounted: MatchDetails) {
    let own = MatchDetails(matched)
    let names = MountedNames.parameters(
      mounted.parameters.elements.map(\.name), ownNames: mounted.ownNames, after: own.ownNames,
      of: matched.table.name(ofRoute: matched.match.route))
    let others = zip(names, mounted.parameters.elements).map {
      RouteParameters.Element(name: $0, values: $1.values)
    }
    pattern = MountedNames.pattern(own.pattern, mounted.pattern)
    parameters = RouteParameters(own.parameters.elements + others)
    ownNames = own.ownNames + mounted.ownNames
    attributes = mounted.attributes.overriding(own.attributes)
  }

  /// The values in the link of each parameter, by wire name or key, without omitted parameters.
  private static func parameters(of matched: MatchedLink) -> [RouteParameters.Element] {
    var elements: [RouteParameters.Element] = []
    for parameter in matched.parameters {
      let texts = matched.values(of: parameter)
      if texts.isEmpty { continue }
      elements.append(.init(name: matched.wireName(of: parameter), values: texts))
    }
    return elements
  }
}
