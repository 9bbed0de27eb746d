/// The algorithm of the original Turnpike: the path is split, and each pattern in turn is split and
/// compared with it, until one fits; its parameters are a dictionary.
struct PatternList: RouteBaseline {
  private let patterns: [String]

  init(patterns: [String]) {
    self.patterns = patterns
  }

  func answer(_ path: String) -> BaselineAnswer? {
    let segments = path.split(separator: "/")
    for (route, pattern) in patterns.enumerated() {
      if let parameters = Self.parameters(of: pattern, in: segments) {
        return BaselineAnswer(route: route, parameters: parameters)
      }
    }
    return nil
  }

  /// Nil when the pattern does not fit.
  private static func parameters(
    of pattern: String, in segments: [Substring]
  ) -> [String: String]? {
    let parts = pattern.split(separator: "/")
    guard parts.count == segments.count else { return nil }
    var parameters: [String: String] = [:]
    for (part, segment) in zip(parts, segments) {
      if part.hasPrefix(":") {
        parameters[String(part.dropFirst())] = String(segment)
      } else if part != segment {
        return nil
      }
    }
    return parameters
  }
}
