internal import TurnpikeLinks

/// An example link of a pattern, as in `@example(product/1988)`.
///
/// The build checks the examples without your own types; a test can check them with those types:
///
/// ```swift
/// for example in ShopRoute.examples {
///   #expect(example.isMatched, "\(example.link)")
/// }
/// ```
public struct RouteExample<Route: GeneratedRoute>: Hashable, Sendable {
  /// The link as written in the file.
  public let link: String
  /// The pattern that the link is an example of.
  public let pattern: String
  /// The index of the case if it mounts another enum. Otherwise, it is nil.
  private let mount: Int?

  init(_ link: String, _ pattern: String, mount: Int?) {
    self.link = link
    self.pattern = pattern
    self.mount = mount
  }

  /// The result of matching the link.
  public var match: RouteMatch<Route> { Route.match(link) }

  /// Whether the link matches the pattern.
  public var isMatched: Bool {
    guard case .matched(let match) = match, match.source.line.pattern == pattern else {
      return false
    }
    // Several mounts can have the same prefix.
    return mount.map { match.route.shownCase.index == $0 } ?? true
  }
}

extension GeneratedRoute {
  /// The examples of the file, in the order in which they are written.
  public static var examples: [RouteExample<Self>] {
    _routeTable.view.examples.map { RouteExample($0.link, $0.pattern, mount: $0.mount) }
  }
}
