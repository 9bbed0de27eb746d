/// A subcommand of the tool.
protocol Verb {
  static var usage: VerbUsage { get }

  /// Reads the arguments. This doesn't touch any file.
  init(_ arguments: Arguments) throws(UsageError)

  func run(_ console: any Console) throws -> ExitStatus
}

/// The usage of a subcommand, as `--help` shows it.
struct VerbUsage: Sendable {
  let name: String
  /// The arguments and options that follow the name.
  let arguments: String
  /// A line for the list of subcommands.
  let summary: String
  /// The text that follows the usage. Each line ends with a line feed.
  let details: String
  /// More text, about things that the command plugin does not have: standard input, and files of
  /// modules in the arguments.
  var toolDetails = ""
  let options: [Option]

  /// Whether the subcommand reads routes files.
  var takesPaths: Bool { arguments.contains("PATH") }
}
