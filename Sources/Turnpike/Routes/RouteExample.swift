internal import TurnpikeLinks
internal import TurnpikeTable

/// An example from your routes file, such as `@example(product/1988)`: a link that must match its
/// line.
///
/// The build checks examples, but it can't run your custom types. A test can:
///
/// ```swift
/// for example in ShopRoute.examples {
///   #expect(example.isMatched, "\(example.link)")
/// }
/// ```
///
/// See <doc:TestingRoutes>.
public struct RouteExample<Route: GeneratedRoute>: Hashable, Sendable {
  /// The link as written in the file.
  public let link: String
  /// The pattern of the example's line.
  public let pattern: String
  /// The index of the case if it mounts another enum. Otherwise, it is nil.
  fileprivate let mount: Int?

  init(_ link: String, _ pattern: String, mount: Int?) {
    self.link = link
    self.pattern = pattern
    self.mount = mount
  }

  /// The result of matching the link.
  public var match: RouteMatch<Route> { Route.match(link) }

  /// The link's route, or `nil` if no route matches. For example, create a snapshot of each screen:
  ///
  /// ```swift
  /// for example in ShopRoute.examples {
  ///   assertSnapshot(of: ShopScreen(route: try #require(example.route)), as: .image)
  /// }
  /// ```
  public var route: Route? { match.route }

  /// Whether the link matches its own line, and not a more specific one.
  public var isMatched: Bool {
    guard case .matched(let match) = match, match.source.line.pattern == pattern else {
      return false
    }
    // Several mounts can have the same prefix.
    return mount.map { match.route.shownCase.index == $0 } ?? true
  }
}

extension GeneratedRoute {
  /// The examples of all lines, in the order of the file.
  public static var examples: [RouteExample<Self>] {
    _routeTable.view.examples.map { RouteExample($0.link, $0.pattern, mount: $0.mount) }
  }

  /// Links of all lines: the examples of a line, or else a link that is made up. A line is left out if
  /// its custom types reject the made-up values. For a mount, there's a link for each line of the other
  /// enum.
  package static var sampleLinks: [RouteExample<Self>] {
    let examples = examples
    return TableSource(_routeTable.literal).samples.flatMap { sample in
      let own = examples.filter { $0.pattern == sample.pattern && $0.mount == sample.mount }
      return own.isEmpty ? madeUp(sample.links, sample.pattern, mount: sample.mount) : own
    }
  }

  private static func madeUp(
    _ links: [String], _ pattern: String, mount: Int?
  ) -> [RouteExample<Self>] {
    func matched(_ links: [String]) -> RouteExample<Self>? {
      links.lazy.map { RouteExample($0, pattern, mount: mount) }.first(where: \.isMatched)
    }
    guard let mount else { return matched(links).map { [$0] } ?? [] }
    let mounted = (_mount(mount)?.type as? any GeneratedRoute.Type)?.samplePaths ?? []
    return mounted.compactMap { path in matched(links.map { MountedNames.pattern($0, path) }) }
  }

  /// The paths of the routes of ``sampleLinks``. Enums can mount each other often, so there are only
  /// some of them.
  private static var samplePaths: [String] {
    sampleLinks.prefix(200).compactMap { $0.route?.path }.filter { !$0.isEmpty }
  }
}
