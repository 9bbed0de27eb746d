internal import TurnpikeTable

/// Why a link does not match a route although its path does.
public struct InvalidLink: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the case whose pattern matches the path.
  public let caseName: String
  /// The pattern that matches the path, as written in the file.
  public let pattern: String
  /// The first parameter in the pattern's order that is missing or does not decode.
  ///
  /// It is a query key as the link writes it, or the name of the fragment.
  public let parameter: String
  /// The text that cannot be decoded, or nil if the parameter is missing.
  public let text: String?
  /// Whether the text decodes with each `+` as a plus symbol; in a query, a `+` is a space.
  let hasLostPlus: Bool

  /// Creates a failure. Hand-written routes call this initializer.
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

  /// One line for people, for example `'max_price' of 'search' cannot be read from 'abc'`.
  ///
  /// Control characters and other characters that affect a terminal are escaped.
  public var description: String {
    let problem = text.map { "cannot be read from '\($0)'" } ?? "is missing"
    let note = hasLostPlus ? InvalidParameter.lostPlusNote : ""
    return "'\(parameter)' of '\(caseName)' \(problem)\(note)".harmless
  }
}
