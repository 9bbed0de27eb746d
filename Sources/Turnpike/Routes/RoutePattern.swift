internal import TurnpikeTable

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

extension GeneratedRoute {
  /// Every pattern of the file with its parameters, aliases after their routes; for tools and
  /// tests.
  public static var patterns: [RoutePattern] {
    let table = _routeTable.view
    return table.patterns.map { pattern in
      RoutePattern(
        route: pattern.route, text: pattern.text,
        parameters: pattern.parameters.map { parameter in
          RoutePattern.Parameter(
            name: table.key(parameter), isOptional: table.isOptional(parameter),
            isList: table.isList(parameter), defaultText: table.defaultText(parameter))
        })
    }
  }
}
