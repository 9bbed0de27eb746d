/// Something that the tool does, named by the first argument.
protocol Verb {
  static var usage: VerbUsage { get }

  /// Takes what it needs from the arguments, before any file is touched.
  init(_ arguments: Arguments) throws(UsageError)

  func run(_ console: any Console) throws -> ExitStatus
}

/// How a verb is called, as `--help` shows it.
struct VerbUsage: Sendable {
  let name: String
  /// What follows the name, options included.
  let arguments: String
  /// One line for the list of verbs.
  let summary: String
  /// What else is good to know, lines that end with a line feed.
  let details: String
  let options: [Option]

  /// Whether it reads routes files.
  var takesPaths: Bool { arguments.contains("PATH") }
}
