internal import TurnpikeLinks
internal import TurnpikeTable

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
  fileprivate let mount: Int?

  init(_ link: String, _ pattern: String, mount: Int?) {
    self.link = link
    self.pattern = pattern
    self.mount = mount
  }

  /// The result of matching the link.
  public var match: RouteMatch<Route> { Route.match(link) }

  /// The route of the link, for previews and snapshot tests. It's nil if no route matches the link.
  ///
  /// ```swift
  /// for example in ShopRoute.examples {
  ///   assertSnapshot(of: ShopScreen(route: try #require(example.route)), as: .image)
  /// }
  /// ```
  public var route: Route? { match.route }

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
