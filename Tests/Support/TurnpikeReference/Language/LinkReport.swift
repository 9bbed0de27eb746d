/// Everything that can be observed of the match of a link, the same for the table and for the
/// reference.
package struct LinkReport {
  package typealias Problem = (parameter: String, text: String?)

  package var route: String?
  package var pattern: String?
  /// In the order of the route's parameters; nil where the link leaves one out.
  package var parameters: [(name: String, values: [String]?)] = []
  /// What the same are called in a link: a query's by their keys, unless another parameter is called
  /// so.
  package var wireNames: [String] = []
  package var query: [(name: String, values: [String])]
  package var problem: Problem?
  package var reason: String?
  /// The match of the mounted enum: one, or none.
  package var mounted: [LinkReport] = []

  package init(query: [(name: String, values: [String])]) { self.query = query }

  package var outcome: String {
    reason != nil ? "unmatched" : problem != nil ? "invalid" : mounted.first?.outcome ?? "matched"
  }

  func unmatched(_ reason: String) -> LinkReport {
    var report = self
    report.reason = reason
    return report
  }

  /// One line that says all of it.
  package var text: String {
    let query = query.isEmpty ? "" : " ? " + query.map { list($0.name, $0.values) }.joined()
    return matchText + query
  }

  private var matchText: String {
    if let reason { return "unmatched: \(reason)" }
    let head = "\(route ?? "-") by \(pattern ?? "-")"
    if let problem {
      return head + ": '\(problem.parameter)' "
        + (problem.text.map { "cannot be read from '\($0)'" } ?? "is missing")
    }
    let texts = parameters.map { list($0.name, $0.values) }.joined()
    return "\(head) [\(texts)]" + mounted.map { " > \($0.matchText)" }.joined()
  }

  private func list(_ name: String, _ values: [String]?) -> String {
    "\(name)=\(values.map { $0.map { "'\($0)'" }.joined(separator: "|") } ?? "-") "
  }

  /// Whether the two say the same, byte by byte.
  package func isSame(as other: LinkReport) -> Bool {
    text.utf8.elementsEqual(other.text.utf8)
  }
}
