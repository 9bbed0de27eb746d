public import TurnpikeTable

/// The source of a match's details: the entry of the table that answered the link, or stored
/// details.
@frozen
public struct _MatchSource: Sendable {
  /// The entry that answered the link; nil if the details are stored.
  @usableFromInline let match: LinkMatch?
  @usableFromInline let table: _RouteTable?
  /// The stored details, as for every match of a hand-written type; nil if a table has them.
  @usableFromInline let kept: KeptMatch?

  @inlinable
  init(_ match: LinkMatch?, of table: _RouteTable) {
    self.match = match
    self.table = table
    kept = nil
  }

  init(_ details: MatchDetails) {
    match = nil
    table = nil
    kept = KeptMatch(details)
  }

  /// Whether a mounted enum has answered the link; only that enum knows the line that matched.
  @usableFromInline
  var isMount: Bool { match?.isMount ?? false }

  /// The entry, if the details are known without reading the link again.
  private var entry: Address<EntryRecord>? { isMount ? nil : match?.entry }

  /// The pattern as written in the file.
  func pattern<Route: TypedRoute>(_ link: String, of route: Route) -> String {
    guard let table, let entry else { return details(link, of: route).pattern }
    return table.view.pattern(entry)
  }

  /// The attributes of the line that matched.
  func attributes<Route: TypedRoute>(_ link: String, of route: Route) -> Set<Route.Attribute> {
    var attributes = Set<Route.Attribute>()
    for name in attributeNames(link, of: route) {
      if let attribute = Route.Attribute(rawValue: name) { attributes.insert(attribute) }
    }
    return attributes
  }

  private func attributeNames<Route: TypedRoute>(_ link: String, of route: Route) -> [String] {
    guard let table, let entry else { return details(link, of: route).attributeNames }
    return table.view.attributes(entry).map(\.name)
  }

  /// The attributes of the alias that matched; empty if the route's own line matched, nil if the
  /// link is needed to determine it.
  var aliasAttributes: RouteAttributeList? {
    if let kept { return kept.details.aliasAttributes }
    guard let table, let entry else { return nil }
    return RouteAttributeList(table.view.isAlias(entry) ? table.view.attributes(entry) : [])
  }

  /// All details; read from the link again if they are not stored.
  func details<Route: TypedRoute>(_ link: String, of route: Route) -> MatchDetails {
    if let kept { return kept.details }
    if let type = Route.self as? any GeneratedRoute.Type,
      let details = type.details(link, of: route)
    {
      return details
    }
    // A type of the user's own did not read a text in the same way twice.
    return MatchDetails(
      pattern: match.flatMap { table?.view.pattern($0.entry) } ?? "",
      parameters: RouteParameters(), attributeNames: route.attributeList.elements.map(\.name),
      aliasAttributes: nil)
  }
}

extension RouteAttributeList {
  /// Creates a list from the attributes of a table.
  init(_ attributes: [(name: String, value: String?)]) {
    self.init(attributes.map { Element(name: $0.name, text: $0.value) })
  }
}

extension GeneratedRoute {
  /// The details of a link's match; nil if the link matches a different route.
  fileprivate static func details(_ link: String, of route: some TypedRoute) -> MatchDetails? {
    guard case .matched(let match) = report(link), match.route == route as? Self else { return nil }
    return match.details
  }
}

/// Stored details of a match; a class, since most matches store none.
@usableFromInline
final class KeptMatch: Sendable {
  let details: MatchDetails

  init(_ details: MatchDetails) {
    self.details = details
  }
}
