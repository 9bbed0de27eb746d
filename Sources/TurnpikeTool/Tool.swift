import TurnpikeCompiler

/// The command line: selects the subcommand, and handles errors, help, and the version.
struct Tool {
  static let name = "turnpike-tool"
  static let version = "1.0.0"
  static var verbs: [any Verb.Type] {
    [
      Generate.self, Check.self, List.self, Match.self, Links.self, Doctor.self, Explain.self,
      Format.self, Export.self, Lock.self, ServeLanguage.self, Editor.self,
    ]
  }

  let console: any Console
  private var help: Help { Help(command: console.command) }

  /// Runs the arguments, without the name of the program.
  func run(_ arguments: [String]) -> ExitStatus {
    do {
      let package = try PackageCall(arguments)
      if package != nil { console.command = .package }
      return try dispatch(package?.words ?? arguments, in: package)
    } catch let error as UsageError {
      console.report("\(Self.name): error: \(error.text)\(error.usage)")
      return .usage
    } catch OutputFailure.closed {
      // The reader of the output closed the pipe, as in `| head`.
      return .good
    } catch OutputFailure.failed(let reason) {
      console.report("\(Self.name): error: standard output cannot be written: \(reason)\n")
      return .findings
    } catch let problem as FileProblem {
      console.report(problem.line + "\n")
      return .findings
    } catch {
      console.report("\(Self.name): error: \(harmless("\(error)"))\n")
      return .findings
    }
  }

  private func dispatch(_ arguments: [String], in package: PackageCall?) throws -> ExitStatus {
    guard let first = arguments.first else {
      throw UsageError("a subcommand is missing", usage: help.synopsis)
    }
    switch first {
    case "--help", "-h":
      try console.print(help.overview)
      return .good
    case "--version":
      try console.print("\(Self.name) \(Self.version)\n")
      return .good
    case "help":
      try showHelp(arguments.dropFirst())
      return .good
    default:
      return try run(try verb(first), Array(arguments.dropFirst()), in: package)
    }
  }

  /// Prints the text of `help` and `help SUBCOMMAND`.
  private func showHelp(_ words: ArraySlice<String>) throws {
    guard words.count <= 1 else {
      throw UsageError("'help' takes one subcommand", usage: help.synopsis)
    }
    guard let name = words.first, name != "--help", name != "-h", name != "help" else {
      return try console.print(help.overview)
    }
    try console.print(help.text(of: try verb(name).usage))
  }

  private func verb(_ name: String) throws(UsageError) -> any Verb.Type {
    guard let verb = Self.verbs.first(where: { $0.usage.name == name }) else {
      throw UsageError(
        unknown: name.hasPrefix("-") ? "option" : "subcommand", name,
        known: Self.verbs.map { $0.usage.name } + ["help", "--help", "--version"],
        usage: help.synopsis)
    }
    return verb
  }

  private func run(
    _ verb: any Verb.Type, _ words: [String], in package: PackageCall?
  ) throws -> ExitStatus {
    let arguments: Arguments
    do {
      arguments = try Arguments(
        words, options: verb.usage.options + [.help], defaultPaths: package?.paths)
      if arguments.has(.help) {
        try console.print(help.text(of: verb.usage))
        return .good
      }
      if let package { try package.check(verb, arguments) }
      return try verb.init(arguments).run(console)
    } catch let error as UsageError {
      throw UsageError(error.message, lines: error.lines, usage: help.synopsis(of: verb.usage))
    }
  }
}
