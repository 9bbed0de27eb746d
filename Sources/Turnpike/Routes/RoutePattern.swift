internal import TurnpikeLinks
internal import TurnpikeTable

/// A pattern of your routes file, for tools and tests that list all links.
public struct RoutePattern: Hashable, Sendable, CustomStringConvertible {
  /// A parameter of a pattern.
  public struct Parameter: Hashable, Sendable {
    /// The name of a capture or fragment, or the key of a query parameter.
    public let name: String
    /// Whether a link can omit the parameter, so that its value is `nil`.
    public let isOptional: Bool
    /// Whether the parameter contains all values of a key, or the rest of a path.
    public let isList: Bool
    /// The default as text, or `nil` if the parameter has no default.
    public let defaultText: String?
  }

  /// The name of the case that the pattern creates.
  public let caseName: String
  /// The pattern as written in the file.
  public let text: String
  /// The parameters in the order of the case's parameters.
  public let parameters: [Parameter]

  /// The pattern as written in the file.
  public var description: String { text }
}

extension GeneratedRoute {
  /// All patterns of the routes files, each route followed by its aliases.
  public static var patterns: [RoutePattern] {
    let table = _routeTable.view
    return table.patterns.map { pattern in
      RoutePattern(
        caseName: pattern.route, text: pattern.text,
        parameters: pattern.parameters.map { parameter in
          RoutePattern.Parameter(
            name: table.key(parameter), isOptional: table.isOptional(parameter),
            isList: table.isList(parameter), defaultText: table.defaultText(parameter))
        })
    }
  }
}
