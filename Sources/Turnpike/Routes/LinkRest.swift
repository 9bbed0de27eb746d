internal import TurnpikeTable

/// The rest of a link as it is written, for links whose rest is data, such as a URL, JSON, or a page
/// title with slashes.
///
/// Mount it below a path. The routes file needs no import:
///
/// ```
/// subscribe -> mount LinkRest as subscribe
/// ```
///
/// It keeps empty segments, escapes, the query, and the fragment:
///
/// ```swift
/// switch ShopRoute("subscribe/https://feeds.example.com/a.xml?x=1") {
/// case .subscribe(let rest): subscribe(to: rest.text)  // "https://feeds.example.com/a.xml?x=1"
/// ```
///
/// Every rest matches that is not empty. Nothing in it is decoded or checked, not even `..`, and
/// anyone can write such a link, so check the text before you use it.
public struct LinkRest: TypedRoute {
  /// It has no attributes.
  public typealias Attribute = NoAttribute
  /// It belongs to the stack of its mount.
  public typealias Container = SingleContainer
  /// It has no query; the text contains that of the link.
  public typealias Query = NoQuery

  /// The text after the prefix of the mount and its slash.
  public let text: String

  /// Creates the rest of a link.
  public init(_ text: String) {
    self.text = text
  }

  /// The text after a slash. It's empty without a text, because no link has an empty rest.
  public var path: String { text.isEmpty ? "" : "/" + text }

  /// Matches a link without a scheme; the text begins after the slash at the start, if there is one.
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
