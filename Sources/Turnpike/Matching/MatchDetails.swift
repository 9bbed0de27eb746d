internal import TurnpikeTable

/// What a match tells besides its route.
struct MatchDetails: Hashable, Sendable {
  let pattern: String
  let parameters: RouteParameters
  /// The names of attributes: those of the line that matched, also where its enum has no case for
  /// them.
  let attributeNames: [String]

  init(pattern: String, parameters: RouteParameters, attributeNames: [String]) {
    self.pattern = pattern
    self.parameters = parameters
    self.attributeNames = attributeNames
  }

  /// What a match by a table tells, with what the enum that it mounts does.
  init(_ match: LinkMatch, behind mounted: MatchDetails?) {
    pattern = mounted.map { MountPath.joined(match.pattern, $0.pattern) } ?? match.pattern
    parameters = RouteParameters(match, behind: mounted?.parameters)
    attributeNames = match.attributes.map(\.name) + (mounted?.attributeNames ?? [])
  }
}

extension RouteParameters {
  /// What the link has for each parameter, by wire name or key; what it leaves out is left out. Where
  /// a mounted route has a name that its mount has too, the mount's case stands before it.
  fileprivate init(_ match: LinkMatch, behind mounted: RouteParameters?) {
    var elements: [Element] = []
    elements.reserveCapacity(match.parameterCount)
    for index in 0..<match.parameterCount {
      let parameter = match.parameter(index)
      let texts =
        parameter.isList ? match.texts(parameter) : match.text(parameter).map { [$0] } ?? []
      if !texts.isEmpty {
        elements.append(Element(name: match.wireName(index), values: texts))
      }
    }
    if let mounted {
      let names = Set(elements.map(\.name))
      let mount = match.table.name(ofRoute: match.route)
      elements += mounted.elements.map { element in
        names.contains(element.name.wireName)
          ? Element(name: "\(mount).\(element.name)", values: element.values) : element
      }
    }
    self.init(elements)
  }
}

extension String {
  /// A wire name without the cases of mounts before it.
  fileprivate var wireName: String {
    String(self[(lastIndex(of: ".").map(index(after:)) ?? startIndex)...])
  }
}
