internal import TurnpikeTable

/// Where a match finds what it tells besides its route: in the link, by the entry of the table that
/// answered it; or in what is kept of it.
///
/// Frozen, so that generated code makes it without a call.
@frozen
public struct _MatchSource: Sendable {
  /// The number of the entry; or, where a table does not answer, an answer of `LinkLookUp`.
  @usableFromInline let entry: Int
  /// The start of the table; nil of a hand-written type's match.
  @usableFromInline nonisolated(unsafe) let base: UnsafeRawPointer?
  /// What is kept of the match, as of each of a hand-written type; nil where a table tells it.
  @usableFromInline let kept: KeptMatch?

  @inlinable
  @inline(__always)
  init(entry: Int, of table: _RouteTable) {
    self.entry = entry
    base = table.base
    kept = nil
  }

  /// Nowhere.
  @inlinable
  init() {
    entry = 0
    base = nil
    kept = nil
  }

  init(_ details: MatchDetails) {
    entry = 0
    base = nil
    kept = KeptMatch(details)
  }

  /// Of a hand-written type that does not answer.
  init(_ failure: RouteFailure) {
    entry = 0
    base = nil
    kept = KeptMatch(failure)
  }

  private var table: TableView? { base.map { TableView(base: $0) } }

  /// Whether a mounted enum has answered; only that enum knows by which line.
  @usableFromInline
  var isMount: Bool { table?.isMount(entry: entry) ?? false }

  /// The pattern as the file has it.
  func pattern<Route: TypedRoute>(_ link: String, of route: Route) -> String {
    guard let table, !isMount else { return details(link, of: route).pattern }
    return table.pattern(ofEntry: entry)
  }

  /// The attributes of the line that matched.
  func attributes<Route: TypedRoute>(_ link: String, of route: Route) -> Set<Route.Attribute> {
    // A loop: code that is not specialised looks up the metadata of each type that a chain has.
    var attributes = Set<Route.Attribute>()
    for name in attributeNames(link, of: route) {
      if let attribute = Route.Attribute(rawValue: name) { attributes.insert(attribute) }
    }
    return attributes
  }

  private func attributeNames<Route: TypedRoute>(_ link: String, of route: Route) -> [String] {
    guard let table, !isMount else { return details(link, of: route).attributeNames }
    return table.attributes(ofEntry: entry).map(\.name)
  }

  /// The attributes of the alias that matched, empty where the route's own line did; nil where that
  /// cannot be told without the link.
  var aliasAttributes: RouteAttributeList? {
    if let kept { return kept.details?.aliasAttributes }
    guard let table, !isMount else { return nil }
    return RouteAttributeList(table.isAlias(entry: entry) ? table.attributes(ofEntry: entry) : [])
  }

  /// Everything; read of the link again where it is not kept.
  func details<Route: TypedRoute>(_ link: String, of route: Route) -> MatchDetails {
    if let details = kept?.details { return details }
    if let type = Route.self as? any GeneratedRoute.Type,
      let details = type.details(link, of: route)
    {
      return details
    }
    // A type of the user's own that reads one text in two ways.
    return MatchDetails(
      pattern: table.map { $0.pattern(ofEntry: entry) } ?? "", parameters: RouteParameters(),
      attributeNames: route.attributeList.elements.map(\.name), aliasAttributes: nil)
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

/// What is kept of a match, or of why there is none.
@usableFromInline
final class KeptMatch: Sendable {
  let details: MatchDetails?
  let failure: RouteFailure?

  init(_ details: MatchDetails) {
    self.details = details
    failure = nil
  }

  init(_ failure: RouteFailure) {
    details = nil
    self.failure = failure
  }
}
