import TurnpikeAuthoring

/// The texts that explain the command line.
struct Help {
  let command: ToolCommand

  var synopsis: String {
    "usage: \(command.name) VERB …\nsee '\(command.name) --help' for the verbs\n"
  }

  func synopsis(of verb: VerbUsage) -> String {
    """
    usage: \(usage(of: verb))
    see '\(command.name) \(verb.name) --help'

    """
  }

  var overview: String {
    """
    Compiles, checks and tries .routes files.

    usage: \(command.name) VERB …

    \(Self.table(Tool.verbs.map { ($0.usage.name, $0.usage.summary) }))
    '\(command.name) help VERB' tells more of each, as VERB --help does;
    '\(command.name) --version' gives the version.

    \(paths)
    \(exitStatus)
    """
  }

  func text(of verb: VerbUsage) -> String {
    """
    usage: \(usage(of: verb))

    \(verb.details)
    \(Self.table((verb.options + command.options(of: verb)).map { (Self.label(of: $0), $0.summary) }))
    \(verb.takesPaths ? paths + "\n" : "")\(exitStatus)
    """
  }

  private func usage(of verb: VerbUsage) -> String {
    "\(command.name) \(verb.name) \(command.arguments(of: verb))"
  }

  private var paths: String {
    """
    A PATH is a .routes file or a folder, of which every .routes file and every lock is read; what has
    a name that starts with a dot is left out. \(modules)

    """
  }

  private var modules: String {
    switch command {
    case .tool:
      """
      All the files together are taken as those of one target.
      With the name of a module before it (Shop=Sources/Shop) a path is that of another target: mounts
      of Shop.ShopRoute are read through. Shop+=PATH only tells what the module answers. In a package
      'swift package turnpike VERB' knows the paths and the modules.
      """
    case .package:
      """
      Without one, the files of all
      targets are read, each as that of its module; with --target NAME those of some.
      """
    }
  }

  private var exitStatus: String {
    """
    Exit status: 0 good; 1 errors in the files, or files that cannot be read or written\(usageStatus)

    """
  }

  private var usageStatus: String {
    switch command {
    case .tool: "; 2 a wrong\ncommand line."
    case .package: ", or\na wrong command line."
    }
  }

  private static func label(of option: Option) -> String {
    option.value.map { "\(option.name) \($0)" } ?? option.name
  }

  private static func table(_ rows: [(String, String)]) -> String {
    Columns.text(rows.map { ["  " + $0.0, $0.1] })
  }
}
