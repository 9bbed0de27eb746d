import TurnpikeCompiler

/// A command line that cannot be understood.
package struct UsageError: Error {
  package let message: String
  /// How the verb is called, lines that end with a line feed.
  package let usage: String

  package init(_ message: String, usage: String = "") {
    self.message = message
    self.usage = usage
  }

  /// A name that does not exist, with the nearest one that does.
  @_optimize(none)
  package init(
    unknown kind: String, _ name: String, known: [String], usage: String = ""
  ) {
    let suggestion = suggesting(nearestNames(to: name, in: known))
    self.init("unknown \(kind) '\(name)'\(suggestion)", usage: usage)
  }
}
