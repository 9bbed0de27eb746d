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
  ///
  /// - Parameter isListing: whether all that do are named where none is near.
  @_optimize(none)
  package init(
    unknown kind: String, _ name: String, known: [String], isListing: Bool = false,
    usage: String = ""
  ) {
    let nearest = nearestNames(to: name, in: known)
    let isListing = isListing && nearest.isEmpty
    let hint = isListing ? "; there are " + known.joined(separator: ", ") : suggesting(nearest)
    self.init("unknown \(kind) '\(name)'\(hint)", usage: usage)
  }
}
