import Testing

@testable import TurnpikeCompiler

/// A lock, routes that it is compared with, and what is said of them: nothing, for a near miss.
struct LockRule: Sendable, CustomTestStringConvertible {
  /// Of publishing.md's table.
  let rule: Int
  /// The lines of `R.routes.lock`, and those of `R.routes`.
  let lock: String
  let routes: String
  let report: [String]

  init(_ rule: Int, _ lock: String, _ routes: String, _ report: String...) {
    self.rule = rule
    self.lock = lock
    self.routes = routes
    self.report = report
  }

  var testDescription: String { "\(rule): \(lock) | \(routes)" }

  /// The routes' own names are of an enum `R`.
  func compiled() -> Compilation {
    Compilation(
      [SourceFile(path: "R.routes", text: "enum R\n" + routes + "\n")],
      locks: [SourceFile(path: "R.routes.lock", text: lock + "\n")])
  }

  static func lost(_ pattern: String, _ witness: String, _ write: String) -> String {
    "R.routes.lock:1:1: error: '\(pattern)' was published, and nothing answers '\(witness)' any "
      + "more; write '\(write)' [published-link-lost]"
  }

  static func hidden(
    _ pattern: String, by attribute: String, _ witness: String, line: Int = 1
  ) -> String {
    "R.routes.lock:\(line):1: error: '\(pattern)' was published, and '\(attribute)' now excludes "
      + "'\(witness)'; remove the attribute, or remove the line from the lock file "
      + "[published-link-lost]"
  }

  static func note(_ line: Int, _ column: Int = 1) -> String {
    "R.routes:\(line):\(column): note: the nearest route is here"
  }

  static let all = paths + values + others + samples + exact
}
