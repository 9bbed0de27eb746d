internal import TurnpikeTable

/// The reason that a link is invalid: its path matches a route, but a parameter of its query or
/// fragment is missing or can't be read.
public struct InvalidLink: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the case whose pattern matches the path.
  public let caseName: String
  /// The pattern that matches the path, as written in the file.
  public let pattern: String
  /// The key of the first parameter that's missing or can't be read, in the pattern's order. For a
  /// fragment, it's the name in the pattern.
  public let parameter: String
  /// The text that can't be read, or `nil` if the parameter is missing.
  public let text: String?
  /// Whether the text decodes with each `+` as a plus symbol; in a query, a `+` is a space.
  let hasLostPlus: Bool

  /// Creates a reason, for route types that you write by hand.
  public init(caseName: String, pattern: String, parameter: String, text: String?) {
    self.init(
      caseName: caseName, pattern: pattern, parameter: parameter, text: text, hasLostPlus: false)
  }

  init(caseName: String, pattern: String, parameter: String, text: String?, hasLostPlus: Bool) {
    self.caseName = caseName
    self.pattern = pattern
    self.parameter = parameter
    self.text = text
    self.hasLostPlus = hasLostPlus
  }

  /// The reason in one line, such as `'max_price' of 'search' cannot be read from 'abc'`.
  ///
  /// Characters of the link that could affect a terminal are escaped, so you can print it.
  public var description: String {
    let problem = text.map { "cannot be read from '\($0)'" } ?? "is missing"
    let note = hasLostPlus ? InvalidParameter.lostPlusNote : ""
    return "'\(parameter)' of '\(caseName)' \(problem)\(note)".harmless
  }
}
