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
    Compiles, checks, and tries .routes files.

    usage: \(command.name) VERB …

    \(Self.table(Tool.verbs.map { ($0.usage.name, $0.usage.summary) }))
    Run '\(command.name) help VERB' for details, and '\(command.name) --version' for the version.

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
    PATH is a .routes file, or a folder to search for .routes files and lock files. Hidden files are
    ignored. \(modules)

    """
  }

  private var modules: String {
    switch command {
    case .tool:
      """
      All files together belong to one target.
      To pass the files of another target, put the name of its module before the path, as in
      Shop=Sources/Shop: mounts of Shop.ShopRoute then include its routes. The routes of a module that
      you pass as Shop+=PATH are not checked themselves. In a package, 'swift package turnpike VERB'
      knows the paths and the modules.
      """
    case .package:
      """
      Without PATH, the
      files of all targets are read, or with --target NAME, those of some targets.
      """
    }
  }

  private var exitStatus: String {
    """
    Exit status: 0 success; 1 errors in the files, or files that cannot be read or written\(usageStatus)

    """
  }

  private var usageStatus: String {
    switch command {
    case .tool: "; 2 invalid\ncommand line."
    case .package: ", or\nan invalid command line."
    }
  }

  private static func label(of option: Option) -> String {
    option.value.map { "\(option.name) \($0)" } ?? option.name
  }

  private static func table(_ rows: [(String, String)]) -> String {
    Columns.text(rows.map { ["  " + $0.0, $0.1] })
  }
}
