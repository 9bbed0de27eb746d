internal import TurnpikeTable

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension TypedRoute {
  /// Returns the canonical link of the route, without scheme or origin. The shared query follows
  /// the route's own query.
  public func path(with query: Query) -> String { Self.adding(query, to: path) }

  /// A link with the parameters after its own query, before its fragment.
  fileprivate static func adding(_ query: Query, to link: String) -> String {
    let text = (Self.self as? any GeneratedRoute.Type)?.printed(query) ?? ""
    if text.isEmpty || link.isEmpty { return link }
    let fragment = link.firstIndex(of: "#") ?? link.endIndex
    let hasQuery = link[..<fragment].contains("?")
    return link[..<fragment] + (hasQuery ? "&" : "?") + text + link[fragment...]
  }
}

extension OriginRoute {
  /// The link of the route as ``url``, with the shared query.
  ///
  /// ```swift
  /// route.url(with: .init(couponID: "SAVE10"))
  /// ```
  public func url(with query: Query) -> URL {
    let url = url
    return URL(string: Self.adding(query, to: url.absoluteString)) ?? url
  }
}

extension GeneratedRoute {
  /// The parameters as `key=value` items; empty if all are missing or have their defaults.
  fileprivate static func printed(_ query: any RouteQuery) -> String {
    var writer = _ParameterWriter(
      printer: LinkPrinter(sharedQueryOf: TableSource(_routeTable.literal)))
    query._write(to: &writer)
    // After the path of no segments, `/`, and the `?`.
    return String((writer.printer?.path ?? "").dropFirst(2))
  }

  /// Reads the shared query of a link.
  fileprivate static func query(of link: String) -> Query {
    let match = LinkBytes.read(link) { MatchedLink.sharedQuery($0, _routeTable.view)?.match }
    guard let match else { return Query() }
    var reader = _ParameterReader(link, _routeTable)
    reader.match = match
    return Query(_reading: &reader)
  }

  fileprivate static func anyQuery(of link: String) -> any RouteQuery { query(of: link) }

  fileprivate static func ignoredValues(of link: String) -> [IgnoredValue.Found] {
    LinkBytes.read(link) { bytes in
      guard let matched = MatchedLink.sharedQuery(bytes, _routeTable.view) else { return [] }
      return matched.ignoredValues(_decodes).map { IgnoredValue.Found($0) }
    }
  }
}

extension RouteRequest {
  /// The shared query of the link. All its parameters are missing if the request was created from a
  /// route.
  ///
  /// It is read from the link on each access.
  public var query: Route.Query {
    guard let link, let type = Route.self as? any GeneratedRoute.Type else { return Route.Query() }
    return type.anyQuery(of: link) as? Route.Query ?? Route.Query()
  }

  /// The values that a lenient parameter (`?=`) or the shared query could not read, in the order of
  /// the link.
  public var ignoredValues: [IgnoredValue] {
    guard let link else { return [] }
    var found = (Route.self as? any GeneratedRoute.Type)?.ignoredValues(of: link) ?? []
    for own in contents.lines.last?.ignored(link) ?? [] {
      found.insert(own, at: found.firstIndex { $0.position > own.position } ?? found.count)
    }
    return found.map(\.value)
  }
}

/// A value in a link that was ignored, because its parameter is lenient and could not read it.
public struct IgnoredValue: Hashable, Sendable {
  /// The key in the query, or the name of the fragment.
  public let key: String
  /// The decoded text.
  public let text: String

  /// Creates a value. Tests call this initializer.
  public init(key: String, text: String) {
    self.key = key
    self.text = text
  }

  /// A value with its position in the link.
  struct Found {
    let position: Int
    let value: IgnoredValue

    init(_ found: (position: Int, key: String, text: String)) {
      position = found.position
      value = IgnoredValue(key: found.key, text: found.text)
    }
  }
}
