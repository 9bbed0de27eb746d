import TurnpikeCompiler

/// A command line that cannot be understood.
struct UsageError: Error {
  let message: String
  /// What the message is about, a line each.
  let lines: [String]
  /// How the verb is called, lines that end with a line feed.
  let usage: String

  init(_ message: String, lines: [String] = [], usage: String = "") {
    self.message = message
    self.lines = lines
    self.usage = usage
  }

  /// The message with its lines, of which none has another line in a name.
  var text: String {
    ([message] + lines).map { harmless($0) + "\n" }.joined()
  }

  /// An unknown name, with the known names that are similar.
  ///
  /// - Parameter isListing: Whether all known names are listed if none is similar.
  init(
    unknown kind: String, _ name: String, known: [String], isListing: Bool = false,
    usage: String = ""
  ) {
    let nearest = nearestNames(to: name, in: known)
    let isListing = isListing && nearest.isEmpty
    let hint = isListing ? "; choose one of " + known.joined(separator: ", ") : suggesting(nearest)
    self.init("unknown \(kind) '\(name)'\(hint)", usage: usage)
  }
}
