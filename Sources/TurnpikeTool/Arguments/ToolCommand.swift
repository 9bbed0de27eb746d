/// How whoever reads the output calls the tool.
enum ToolCommand {
  case tool
  /// By the command plugin, which knows the targets.
  case package

  var name: String {
    switch self {
    case .tool: Tool.name
    case .package: "swift package turnpike"
    }
  }

  /// The text after a verb.
  func arguments(of verb: VerbUsage) -> String {
    switch self {
    case .tool: verb.arguments
    case .package: verb.arguments.replacing("PATH…", with: "[PATH…]")
    }
  }

  /// What a verb takes beside its own options.
  func options(of verb: VerbUsage) -> [Option] {
    switch self {
    case .tool: [.help]
    case .package: verb.takesPaths ? [Self.target, .help] : [.help]
    }
  }

  /// The plugin reads it.
  private static let target = Option(
    "--target", value: "NAME", "only read the files of this target; can be repeated")
}
