/// A call by the command plugin, which passes `--package=FILE` before the subcommand. Each line of
/// the file is a path in the form of a command line, such as `Shop=Sources/Shop/Shop.routes`.
struct PackageCall {
  private static let option = "--package="

  /// The subcommand and its arguments.
  let words: [String]
  let paths: [String]

  /// Creates a call, or returns nil if the command plugin isn't the caller.
  init?(_ arguments: [String]) throws {
    guard let first = arguments.first, first.hasPrefix(Self.option) else { return nil }
    words = Array(arguments.dropFirst())
    let file = String(first.dropFirst(Self.option.count))
    paths = try TextFile(file).text.split(separator: "\n").map(String.init)
  }

  /// Checks the arguments. SwiftPM passes no standard input to a plugin.
  func check(_ verb: any Verb.Type, _ arguments: Arguments) throws(UsageError) {
    if verb.usage.takesPaths, verb != Check.self, !paths.isEmpty, arguments.operands.isEmpty,
      paths.allSatisfy(ModulePath.isLeftOut)
    {
      throw UsageError(
        "no target of the package has a routes file; run 'check' for files that SwiftPM ignores")
    }
    if verb == Match.self, arguments.afterDashes?.isEmpty ?? true {
      throw UsageError(
        "links are missing; write them after '--', for example '-- shop://product/1988'")
    }
    if verb == ServeLanguage.self {
      throw UsageError("a plugin has no standard input; run 'turnpike-tool language-server'")
    }
    if arguments.operands.contains("-") {
      throw UsageError("a plugin has no standard input to read as '-'")
    }
  }
}
