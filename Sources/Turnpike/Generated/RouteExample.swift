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
public struct RouteExample<Route: TableRoute>: Hashable, Sendable {
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

extension TableRoute {
  /// The examples of the file, in its order.
  public static var examples: [RouteExample<Self>] {
    routeTable.view.examples.map { RouteExample($0.link, $0.pattern, mount: $0.mount) }
  }

  /// Every pattern of the file with its parameters, aliases behind their routes; for tools and
  /// tests.
  public static var patterns: [RoutePattern] {
    routeTable.view.patterns.map { pattern in
      RoutePattern(
        route: pattern.route, text: pattern.text,
        parameters: pattern.parameters.map { parameter in
          RoutePattern.Parameter(
            name: parameter.key, isOptional: parameter.isOptional, isList: parameter.isList,
            defaultText: parameter.defaultText)
        })
    }
  }
}

/// A pattern of a file, for tools and tests.
public struct RoutePattern: Hashable, Sendable, CustomStringConvertible {
  /// A parameter of a pattern.
  public struct Parameter: Hashable, Sendable {
    /// The name in a path or fragment, the key in a query.
    public let name: String
    /// Whether it is nil where a link leaves it out.
    public let isOptional: Bool
    /// Whether it has all values of a key, or the rest of a path.
    public let isList: Bool
    /// The text of its default, nil when there is none.
    public let defaultText: String?
  }

  /// The case that the pattern leads to.
  public let route: String
  /// The pattern as the file has it.
  public let text: String
  /// Its parameters in the order of the case's.
  public let parameters: [Parameter]

  /// The pattern as the file has it.
  public var description: String { text }
}
