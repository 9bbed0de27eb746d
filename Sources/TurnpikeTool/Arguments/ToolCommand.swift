/// The command that the user typed to run the tool.
enum ToolCommand {
  case tool
  /// The command plugin, which knows the targets.
  case package

  var name: String {
    switch self {
    case .tool: Tool.name
    case .package: "swift package turnpike"
    }
  }

  /// Returns the text after the name of a subcommand.
  func arguments(of verb: VerbUsage) -> String {
    switch self {
    case .tool: verb.arguments
    case .package:
      // A plugin reads no links from standard input.
      verb.arguments.replacing("PATH…", with: "[PATH…]").replacing("[-- URL…]", with: "-- URL…")
    }
  }

  /// Returns the text that follows the usage of a subcommand.
  func details(of verb: VerbUsage) -> String {
    switch self {
    case .tool: verb.details + verb.toolDetails
    case .package: verb.details
    }
  }

  /// The options that a subcommand has in addition to its own options.
  func options(of verb: VerbUsage) -> [Option] {
    switch self {
    case .tool: [.help]
    case .package: verb.takesPaths ? [Self.target, .help] : [.help]
    }
  }

  /// The option that the plugin handles.
  private static let target = Option(
    "--target", value: "NAME", "only read the files of this target; can be repeated")
}
