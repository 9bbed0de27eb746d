internal import TurnpikeLinks
internal import TurnpikeTable

extension TypedRoute {
  /// Returns the route's ``path`` with the shared query, which follows the route's own query.
  public func path(with query: Query) -> String { Self.adding(query, to: path) }

  /// A link with the parameters after its own query, before its fragment.
  static func adding(_ query: Query, to link: String) -> String {
    guard let table = _table else { return link }
    var writer = _ParameterWriter(printer: LinkPrinter(sharedQueryOf: TableSource(table.literal)))
    query._write(to: &writer)
    // After the path of no segments, `/`, and the `?`.
    let text = (writer.printer?.finish() ?? "").dropFirst(2)
    if text.isEmpty || link.isEmpty { return link }
    let fragment = link.firstIndex(of: "#") ?? link.endIndex
    let query = link[..<fragment].firstIndex(of: "?").map { link[$0..<fragment].dropFirst() }
    // The first value of a key counts, so a condition with the key is the value.
    let keys = Set((query ?? "").split(separator: "&").map(key))
    let items = text.split(separator: "&").filter { !keys.contains(key($0)) }
    if items.isEmpty { return link }
    return link[..<fragment] + (query == nil ? "?" : "&") + items.joined(separator: "&")
      + link[fragment...]
  }

  private static func key(_ item: Substring) -> Substring { item.prefix { $0 != "=" } }
}

extension RouteRequest {
  /// The shared query of the link, such as its campaign parameters.
  ///
  /// It's read from the link on each access. If the request was created from a route, all
  /// parameters are missing.
  public var query: Route.Query {
    guard let link, let table = Route._table,
      let match = LinkBytes.read(link, { MatchedLink.sharedQuery($0, table.view)?.match })
    else { return Route.Query() }
    var reader = _ParameterReader(link, table)
    reader.match = match
    return Route.Query(_reading: &reader)
  }

  /// The values that Turnpike ignored because a lenient parameter (`?=`) or the shared query
  /// couldn't read them, in the order of the link.
  public var ignoredValues: [IgnoredValue] {
    guard let link, let table = Route._table else { return [] }
    var ignored: [IgnoredText] = []
    contents.lines.last?.addIgnored(of: link, to: &ignored)
    LinkBytes.read(link) { link in
      MatchedLink.sharedQuery(link, table.view)?.addIgnored(to: &ignored, Route._decodes)
    }
    return ignored.map { IgnoredValue(key: $0.key, text: $0.text) }
  }
}

/// A value in a link that Turnpike ignored because its parameter couldn't read it.
public struct IgnoredValue: Hashable, Sendable {
  /// The key in the query, or the name of the fragment.
  public let key: String
  /// The decoded text.
  public let text: String

  /// Creates a value, for tests.
  public init(key: String, text: String) {
    self.key = key
    self.text = text
  }
}
