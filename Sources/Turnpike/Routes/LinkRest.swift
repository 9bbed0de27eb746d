internal import TurnpikeTable

/// The rest of a link exactly as written, for links that end in data, such as a URL, JSON, or a
/// page title with slashes.
///
/// Mount it below a path. The routes file needs no import:
///
/// ```
/// subscribe -> mount LinkRest as subscribe
/// ```
///
/// Unlike a rest capture, it preserves empty segments, escapes, the query, and the fragment:
///
/// ```swift
/// if case .subscribe(let rest) = ShopRoute("subscribe/https://feeds.example.com/a.xml?x=1") {
///   print(rest.text)  // https://feeds.example.com/a.xml?x=1
/// }
/// ```
///
/// It matches every rest that isn't empty.
///
/// > Important: Anyone can write such a link, and Turnpike neither decodes nor checks the rest, not
/// > even `..`. Check the text before you use it.
///
/// For more examples, see <doc:MatchingLinksOfARealApp>.
public struct LinkRest: TypedRoute {
  /// Attributes belong to the mount's line, not to the rest.
  public typealias Attribute = NoAttribute
  /// The rest has no container, because it appears in the container of its mount.
  public typealias Container = SingleContainer
  /// The rest has no shared query, because ``text`` contains the link's query.
  public typealias Query = NoQuery

  /// The text after the mount's prefix and a slash.
  public let text: String

  /// Creates a rest from text that becomes part of the link without being encoded.
  public init(_ text: String) {
    self.text = text
  }

  /// A slash, followed by the text. It's empty if the text is empty, because no link has an empty
  /// rest.
  public var path: String { text.isEmpty ? "" : "/" + text }

  /// Matches a link that isn't empty. The text begins after the slash at the start, if there is
  /// one.
  public static func match(_ link: String) -> RouteMatch<LinkRest> {
    let text = link.hasPrefix("/") ? String(link.dropFirst()) : link
    return text.isEmpty ? .unmatched(.noRoute) : .matched(LinkRest(text).asMatch)
  }

  private var asMatch: RouteMatch<LinkRest>.Match { .init(route: self, pattern: "*") }

  /// Reads the rest of a link after the prefix of a mount.
  public static func _make(
    mountedBy reader: inout _ParameterReader
  ) throws(_NoRoute) -> LinkRest {
    let rest = LinkRest(reader.writtenRest)
    if rest.text.isEmpty { throw .refused }
    reader.note(rest.asMatch.source.lines)
    return rest
  }
}

extension _ParameterReader {
  /// The rest of the link after the prefix of the mount that matches, as it is written.
  fileprivate var writtenRest: String {
    LinkBytes.read(_link) { link in
      link.dropFirst(table.view.restStart(of: match, in: link)).string
    }
  }
}
