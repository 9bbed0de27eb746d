public import TurnpikeTable

/// Where a match finds what it tells besides its route: in the link, by the entry of the table that
/// answered it; or in what is kept of it.
public struct _MatchSource: Sendable {
  /// The entry that answered; nil of a match whose details are kept.
  @usableFromInline let match: LinkMatch?
  @usableFromInline let table: _RouteTable?
  /// Of each match of a hand-written type; nil if a table tells it.
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

  /// Whether a mounted enum has answered; only that enum knows by which line.
  @usableFromInline
  var isMount: Bool { match?.isMount ?? false }

  /// The entry, if it tells what it matched without the link.
  private var entry: Address<EntryRecord>? { isMount ? nil : match?.entry }

  /// The pattern as the file has it.
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

  /// The attributes of the alias that matched, empty where the route's own line did; nil where that
  /// cannot be told without the link.
  var aliasAttributes: RouteAttributeList? {
    if let kept { return kept.details.aliasAttributes }
    guard let table, let entry else { return nil }
    return RouteAttributeList(table.view.isAlias(entry) ? table.view.attributes(entry) : [])
  }

  /// Everything; read of the link again where it is not kept.
  func details<Route: TypedRoute>(_ link: String, of route: Route) -> MatchDetails {
    if let kept { return kept.details }
    if let type = Route.self as? any GeneratedRoute.Type,
      let details = type.details(link, of: route)
    {
      return details
    }
    // A type of the user's own that reads one text in two ways.
    return MatchDetails(
      pattern: match.flatMap { table?.view.pattern($0.entry) } ?? "",
      parameters: RouteParameters(), attributeNames: route.attributeList.elements.map(\.name),
      aliasAttributes: nil)
  }
}

extension RouteAttributeList {
  /// Those that a table has.
  init(_ attributes: [(name: String, value: String?)]) {
    self.init(attributes.map { Element(name: $0.name, text: $0.value) })
  }
}

extension GeneratedRoute {
  /// What is told of a link besides its route; nil where that is another one.
  fileprivate static func details(_ link: String, of route: some TypedRoute) -> MatchDetails? {
    guard case .matched(let match) = report(link), match.route == route as? Self else { return nil }
    return match.details
  }
}

/// What is kept of a match, apart, since most matches keep nothing.
@usableFromInline
final class KeptMatch: Sendable {
  let details: MatchDetails

  init(_ details: MatchDetails) {
    self.details = details
  }
}
