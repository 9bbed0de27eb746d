internal import TurnpikeTable

/// Why a link whose path a route answers does not give that route.
public struct InvalidLink: Error, Hashable, Sendable, CustomStringConvertible {
  /// The case name of the route that answers the path.
  public let route: String
  /// The pattern that answers the path, as the file has it.
  public let pattern: String
  /// The first parameter, in the pattern's order, that is missing or does not decode: the query's
  /// key as the link writes it, or the name of the fragment.
  public let parameter: String
  /// The text that does not decode; nil when the parameter is missing.
  public let text: String?

  /// A failure; generated code and hand-written routes make it.
  public init(route: String, pattern: String, parameter: String, text: String?) {
    self.route = route
    self.pattern = pattern
    self.parameter = parameter
    self.text = text
  }

  /// One line for people, for example `'max_price' of 'search' cannot be read from 'abc'`; what a
  /// terminal would act on is escaped.
  public var description: String {
    let problem = text.map { "cannot be read from '\($0)'" } ?? "is missing"
    return "'\(parameter)' of '\(route)' \(problem)".harmless
  }
}
