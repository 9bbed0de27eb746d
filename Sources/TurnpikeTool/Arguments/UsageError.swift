import TurnpikeCompiler

/// An invalid command line.
struct UsageError: Error {
  let message: String
  /// The lines that follow the message.
  let lines: [String]
  /// The usage of the subcommand. Each line ends with a line feed.
  let usage: String

  init(_ message: String, lines: [String] = [], usage: String = "") {
    self.message = message
    self.lines = lines
    self.usage = usage
  }

  /// The message with its lines. Line breaks in names are escaped, so a name can't look like
  /// another line.
  var text: String {
    ([message] + lines).map { harmless($0) + "\n" }.joined()
  }

  /// Creates an error for a name that doesn't exist, with the nearest existing name.
  ///
  /// - Parameter isListing: Whether to list all existing names if none of them is similar.
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
