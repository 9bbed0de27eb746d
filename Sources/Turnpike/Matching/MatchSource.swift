internal import TurnpikeTable

/// The source of a match's details: the entry of the table that answered the link, or stored
/// details.
@frozen
public struct _MatchSource: Sendable {
  /// The entry that answered the link, or the stored details, as of every match of a hand-written
  /// type.
  @usableFromInline let own: AnsweringLine
  /// The line that answered the link if the entry is a mount; nil if it is unknown.
  @usableFromInline let mounted: AnsweringLine?
  /// The aliases of mounts that led to that line, the innermost first.
  @usableFromInline let aliases: [MountAlias]

  @inlinable
  init(_ own: AnsweringLine, mounted: AnsweringLine?, aliases: [MountAlias]) {
    self.own = own
    self.mounted = mounted
    self.aliases = aliases
  }

  init(_ details: MatchDetails) {
    self.init(AnsweringLine(KeptMatch(details)), mounted: nil, aliases: [])
  }

  /// The line that answered the link; nil if it is unknown.
  var line: AnsweringLine? { mounted ?? (own.isMount ? nil : own) }

  /// The pattern as written in the file.
  func pattern<Route: TypedRoute>(_ link: String, of route: Route) -> String {
    own.isMount ? details(link, of: route).pattern : own.pattern
  }

  /// The attributes of the line that matched and of its mounts.
  func attributes<Route: TypedRoute>(of route: Route) -> Set<Route.Attribute> {
    guard let line else { return route.attributes }
    var lists = [line.attributes]
    if own.isMount { lists += mountLists(of: route.attributeLists) }
    var attributes = Set<Route.Attribute>()
    for element in lists.lazy.flatMap(\.elements) {
      if let attribute = Route.Attribute(rawValue: element.name) { attributes.insert(attribute) }
    }
    return attributes
  }

  /// The attributes of the mounts' lines that matched.
  ///
  /// - Parameter lists: The attributes of the route, then of each mount, from the inner to the outer.
  private func mountLists(of lists: [_RouteAttributeList]) -> [_RouteAttributeList] {
    var lists = lists
    for alias in aliases where alias.innerMountCount + 1 < lists.count {
      lists[alias.innerMountCount + 1] = alias.line.attributes
    }
    return Array(lists.dropFirst())
  }

  /// All details; read from the link again if they are not stored.
  func details<Route: TypedRoute>(_ link: String, of route: Route) -> MatchDetails {
    if let kept = own.kept { return kept }
    if let type = Route.self as? any GeneratedRoute.Type,
      let details = type.details(link, of: route)
    {
      return details
    }
    // A type of the user's own did not read a text in the same way twice.
    return MatchDetails(
      pattern: own.pattern, parameters: RouteParameters(), attributes: route._attributeList)
  }
}

extension _RouteAttributeList {
  /// Creates a list from the attributes of a table.
  init(_ attributes: [(name: String, value: String?)]) {
    self.init(attributes.map { Element(name: $0.name, text: $0.value) })
  }
}

extension GeneratedRoute {
  /// The details of a link's match; nil if the link matches a different route.
  fileprivate static func details(_ link: String, of route: some TypedRoute) -> MatchDetails? {
    // The match does not say whether a link without a scheme came from outside.
    for isOutside in [false, true] {
      if case .matched(let match) = report(link, isOutside: isOutside),
        match.route == route as? Self
      {
        return match.details
      }
    }
    return nil
  }
}
