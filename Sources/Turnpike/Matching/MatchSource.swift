internal import TurnpikeTable

/// Where a match finds what it tells besides its route: in the link, by the entry of the table that
/// answered it; or in what a hand-written type has said.
///
/// Frozen, so that generated code makes it without a call.
@frozen
public struct _MatchSource: Sendable {
  /// The number of the entry; or, where a table does not answer, an answer of `LinkLookUp`.
  @usableFromInline let entry: Int
  /// The start of the table; nil of a hand-written type's match.
  @usableFromInline nonisolated(unsafe) let base: UnsafeRawPointer?
  /// Of a hand-written type's match; nil of a table's.
  @usableFromInline let written: WrittenMatch?

  @inlinable
  @inline(__always)
  init(entry: Int, of table: _RouteTable) {
    self.entry = entry
    base = table.base
    written = nil
  }

  /// Nowhere.
  @inlinable
  init() {
    entry = 0
    base = nil
    written = nil
  }

  init(_ details: MatchDetails) {
    entry = 0
    base = nil
    written = WrittenMatch(details)
  }

  /// Of a hand-written type that does not answer.
  init(_ failure: RouteFailure) {
    entry = 0
    base = nil
    written = WrittenMatch(failure)
  }

  private var table: TableView? { base.map { TableView(base: $0) } }

  /// The pattern as the file has it.
  func pattern<Route: TypedRoute>(_ link: String, of type: Route.Type) -> String {
    guard let table, !table.isMount(entry: entry) else {
      return details(link, of: type).pattern
    }
    return table.pattern(ofEntry: entry)
  }

  func attributes<Route: TypedRoute>(
    _ link: String, of type: Route.Type
  ) -> Set<Route.Attribute> {
    // A loop: code that is not specialised looks up the metadata of each type that a chain has.
    var attributes = Set<Route.Attribute>()
    for name in attributeNames(link, of: type) {
      if let attribute = Route.Attribute(rawValue: name) { attributes.insert(attribute) }
    }
    return attributes
  }

  private func attributeNames<Route: TypedRoute>(
    _ link: String, of type: Route.Type
  ) -> [String] {
    guard let table, !table.isMount(entry: entry) else {
      return details(link, of: type).attributeNames
    }
    return table.attributes(ofEntry: entry).map(\.name)
  }

  /// Everything; read of the link again.
  func details<Route: TypedRoute>(_ link: String, of type: Route.Type) -> MatchDetails {
    if let details = written?.details { return details }
    if let type = type as? any GeneratedRoute.Type, let details = type.details(link) {
      return details
    }
    // A type of the user's own that reads one text in two ways.
    return MatchDetails(
      pattern: table.map { $0.pattern(ofEntry: entry) } ?? "", parameters: RouteParameters(),
      attributeNames: [])
  }
}

extension GeneratedRoute {
  fileprivate static func details(_ link: String) -> MatchDetails? {
    if case .matched(let match) = report(link) { match.details } else { nil }
  }
}

/// What a hand-written type has said of its match, or of why there is none.
@usableFromInline
final class WrittenMatch: Sendable {
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
