import TurnpikeAuthoring
import TurnpikeProgram

/// The texts that explain the command line.
enum Help {
  static var synopsis: String {
    "usage: \(Tool.name) VERB …\nsee '\(Tool.name) --help' for the verbs\n"
  }

  static func synopsis(of verb: VerbUsage) -> String {
    """
    usage: \(Tool.name) \(verb.name) \(verb.arguments)
    see '\(Tool.name) \(verb.name) --help'

    """
  }

  static var overview: String {
    """
    Compiles, checks and tries .routes files.

    usage: \(Tool.name) VERB …

    \(table(Tool.verbs.map { ($0.usage.name, $0.usage.summary) }))
    '\(Tool.name) help VERB' tells more of each, as VERB --help does; '\(Tool.name) --version' gives
    the version.

    \(paths)
    \(exitStatus)
    """
  }

  static func text(of verb: VerbUsage) -> String {
    """
    usage: \(Tool.name) \(verb.name) \(verb.arguments)

    \(verb.details)
    \(table((verb.options + [.help]).map { (label(of: $0), $0.summary) }))
    \(verb.takesPaths ? paths + "\n" : "")\(exitStatus)
    """
  }

  private static let paths = """
    A PATH is a .routes file or a folder, of which every .routes file and every lock is read; what has
    a name that starts with a dot is left out. All the files together are taken as those of one target.
    With the name of a module before it (Shop=Sources/Shop) a path is that of another target: mounts
    of Shop.ShopRoute are read through. Shop+=PATH only tells what the module answers. In a package
    'swift package turnpike VERB' knows the paths and the modules.

    """

  private static let exitStatus = """
    Exit status: 0 good; 1 errors in the files, or files that cannot be read or written; 2 a wrong
    command line.

    """

  private static func label(of option: Option) -> String {
    option.value.map { "\(option.name) \($0)" } ?? option.name
  }

  private static func table(_ rows: [(String, String)]) -> String {
    Columns.text(rows.map { ["  " + $0.0, $0.1] })
  }
}
