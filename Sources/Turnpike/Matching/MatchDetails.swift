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

  /// What a match by an entry of a table tells.
  init(_ matched: MatchedLink) {
    let attributes = matched.table.attributes(matched.match.entry)
    let isAlias = matched.table.isAlias(matched.match.entry)
    self.init(
      pattern: matched.table.pattern(matched.match.entry),
      parameters: RouteParameters(Self.parameters(of: matched)),
      attributeNames: attributes.map(\.name),
      aliasAttributes: RouteAttributeList(isAlias ? attributes : []))
  }

  /// The same of a mount, with what the mounted enum tells.
  init(
    _ matched: MatchedLink, mounting mounted: MatchDetails, aliasAttributes: RouteAttributeList?
  ) {
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
    attributeNames = own.attributeNames + mounted.attributeNames
    self.aliasAttributes = aliasAttributes
  }

  /// What the link has for each parameter, by wire name or key; what it leaves out is left out.
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
