internal import TurnpikeTable

/// A link that the file gives as an example of a pattern: `@example(product/1988)`.
///
/// The build has checked it; a test of yours can check it again with the types of your own:
///
/// ```swift
/// for example in ShopRoute.examples {
///   #expect(example.isAnswered, "\(example.link)")
/// }
/// ```
public struct RouteExample<Route: GeneratedRoute>: Hashable, Sendable {
  /// The link as the file has it.
  public let link: String
  /// The pattern whose example it is.
  public let pattern: String
  /// The case that mounts what follows the pattern; nil where nothing is mounted.
  private let mount: Int?

  init(_ link: String, _ pattern: String, mount: Int?) {
    self.link = link
    self.pattern = pattern
    self.mount = mount
  }

  /// What answers the link.
  public var match: RouteMatch<Route> { Route.match(link) }

  /// Whether the pattern answers the link.
  public var isAnswered: Bool {
    guard case .matched(let match) = match else { return false }
    return mount.map { match.route.shownCase.index == $0 } ?? (match.pattern == pattern)
  }
}

extension GeneratedRoute {
  /// The examples of the file, in its order.
  public static var examples: [RouteExample<Self>] {
    _routeTable.view.examples.map { RouteExample($0.link, $0.pattern, mount: $0.mount) }
  }
}
