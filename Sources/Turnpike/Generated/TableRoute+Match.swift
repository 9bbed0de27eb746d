internal import TurnpikeTable

extension TableRoute {
  /// Reads a link: the route that answers it, or why none does.
  ///
  /// No input traps or throws; the time is linear in the link's length.
  public static func match(_ link: String) -> RouteMatch<Self> {
    var result = RouteMatch<Self>.unmatched(.noRoute)
    read(link) { match, outcome, mounted in
      result = self.result(match, outcome, mounted)
    }
    return result
  }

  /// Reads what follows the prefix of a mount in another enum's link.
  public static func match(mounted link: MountedRouteLink) -> RouteMatch<Self> {
    var result = RouteMatch<Self>.unmatched(.noRoute)
    var mounted: MountedMatch?
    routeTable.view.match(
      link.link, custom: decodesRouteValue,
      mount: {
        mounted = readMounted($0, link.refusals); return mounted != nil
      }
    ) { match, outcome in
      result = self.result(match, outcome, mounted)
    }
    return result
  }

  private static func read(
    _ link: String, _ body: (LinkMatch, LinkMatch.Outcome, MountedMatch?) -> Void
  ) {
    let table = routeTable.view
    var link = link
    var mounted: MountedMatch?
    var refusals = MountRefusals()
    withUnsafeMutablePointer(to: &refusals) { refusals in
      link.withUTF8 { bytes in
        table.match(
          UnsafeRawBufferPointer(bytes), custom: decodesRouteValue,
          mount: {
            mounted = readMounted($0, refusals); return mounted != nil
          }
        ) { match, outcome in
          body(match, outcome, mounted)
        }
      }
    }
  }

  /// What the enum that a case mounts says to the rest of a link; nil when it does not answer.
  private static func readMounted(
    _ link: MountedLink, _ refusals: UnsafeMutablePointer<MountRefusals>
  ) -> MountedMatch? {
    mountedRoute(link.route).flatMap { MountedMatch($0, link, refusals) }
  }

  private static func result(
    _ match: LinkMatch, _ outcome: LinkMatch.Outcome, _ mounted: MountedMatch?
  ) -> RouteMatch<Self> {
    switch outcome {
    case .unmatched(let refusal):
      return .unmatched(UnmatchedReason(match.precise(refusal)))
    case .invalid(let parameter, let text):
      return .invalid(invalid(match, match.parameter(parameter).key, text))
    case .matched:
      let mounted = match.isMount ? mounted : nil
      if let invalid = mounted?.invalid { return .invalid(invalid.behind(match.pattern)) }
      var unreadable: InvalidLink?
      let route = RouteReader.read(match, mounted: mounted?.route) { reader -> Self? in
        do {
          return try Self(routeCase: match.route, from: reader)
        } catch {
          // Nothing else is thrown.
          let error = error as? RouteReader.Unreadable
          unreadable = error.map { invalid(match, $0.parameter, $0.text) }
          return nil
        }
      }
      if let unreadable { return .invalid(unreadable) }
      guard let route else { return .unmatched(.noRoute) }
      return .matched(
        .init(
          route: route,
          pattern: mounted.map { MountPath.joined(match.pattern, $0.pattern) } ?? match.pattern,
          parameters: RouteParameters(match, behind: mounted),
          attributeNames: match.attributes.map(\.name) + (mounted?.attributeNames ?? [])))
    }
  }

  private static func invalid(
    _ match: LinkMatch, _ parameter: String, _ text: String?
  ) -> InvalidLink {
    InvalidLink(
      route: match.table.name(ofRoute: match.route), pattern: match.pattern,
      parameter: parameter, text: text)
  }
}

extension UnmatchedReason {
  fileprivate init(_ refusal: LinkMatch.Refusal) {
    switch refusal {
    case .noRoute: self = .noRoute
    case .foreignScheme: self = .foreignScheme
    case .foreignOrigin: self = .foreignOrigin
    case .malformedAuthority: self = .malformedAuthority
    case .dotSegment: self = .dotSegment
    }
  }
}

extension RouteParameters {
  /// What the link has for each parameter, by wire name or key; what it leaves out is left out. Where
  /// a mounted route has a name that its mount has too, the mount's case stands before it.
  fileprivate init(_ match: LinkMatch, behind mounted: MountedMatch?) {
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
      elements += mounted.parameters.elements.map { element in
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
