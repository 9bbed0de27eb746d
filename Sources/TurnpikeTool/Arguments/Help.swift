import TurnpikeAuthoring

/// The texts that explain the command line.
struct Help {
  let command: ToolCommand

  var synopsis: String {
    """
    usage: \(command.name) SUBCOMMAND …
    see '\(command.name) --help' for the subcommands

    """
  }

  func synopsis(of verb: VerbUsage) -> String {
    """
    usage: \(usage(of: verb))
    see '\(command.name) \(verb.name) --help'

    """
  }

  var overview: String {
    """
    Checks, lists, formats, and exports your routes, and shows which route a link matches.

    usage: \(command.name) SUBCOMMAND …

    \(Self.table(Tool.verbs.map { ($0.usage.name, $0.usage.summary) }))
    For details, run '\(command.name) help SUBCOMMAND'.
    For the version, run '\(command.name) --version'.

    \(paths)
    \(exitStatus)
    """
  }

  func text(of verb: VerbUsage) -> String {
    """
    usage: \(usage(of: verb))

    \(command.details(of: verb))
    \(Self.table((verb.options + command.options(of: verb)).map { (Self.label(of: $0), $0.summary) }))
    \(verb.takesPaths ? paths + "\n" : "")\(exitStatus)
    """
  }

  private func usage(of verb: VerbUsage) -> String {
    "\(command.name) \(verb.name) \(command.arguments(of: verb))"
  }

  private var paths: String {
    switch command {
    case .tool:
      """
      PATH is a .routes file, or a folder to search for .routes files and lock files. Hidden files
      are ignored. All files belong to one target. To pass the files of another target, put the name
      of its module before the path, as in Shop=Sources/Shop. Mounts of Shop.ShopRoute then include
      its routes. To pass a module without checking it, write Shop+=Sources/Shop.

      In a package, run 'swift package turnpike', which knows the paths and the modules.

      """
    case .package:
      """
      PATH is a .routes file, or a folder to search for .routes files and lock files. Hidden files
      are ignored. Without PATH, the files of all targets are read, or with --target NAME, only the
      files of these targets.

      """
    }
  }

  private var exitStatus: String {
    switch command {
    case .tool:
      """
      Exit status: 0 success; 1 errors in the files, or files that cannot be read or written;
      2 invalid command line.

      """
    case .package:
      """
      Exit status: 0 success; 1 errors in the files, files that cannot be read or written, or an
      invalid command line.

      """
    }
  }

  private static func label(of option: Option) -> String {
    option.value.map { "\(option.name) \($0)" } ?? option.name
  }

  private static func table(_ rows: [(String, String)]) -> String {
    Columns.text(rows.map { ["  " + $0.0, $0.1] })
  }
}
