/// The command line: finds the verb, and answers for everything that is no verb's business.
struct Tool {
  static let name = "turnpike-tool"
  static let version = "1.0.0"
  static var verbs: [any Verb.Type] {
    [Generate.self, Check.self, List.self, Match.self, Explain.self]
  }

  let console: any Console

  /// Runs the arguments, the program's own name not among them.
  func run(_ arguments: [String]) -> ExitStatus {
    do {
      return try dispatch(arguments)
    } catch let error as UsageError {
      console.report("\(Self.name): error: \(error.message)\n\(error.usage)")
      return .usage
    } catch OutputFailure.closed {
      // Whoever read the output has seen enough (`| head`).
      return .good
    } catch OutputFailure.failed(let reason) {
      console.report("\(Self.name): error: standard output cannot be written: \(reason)\n")
      return .findings
    } catch let problem as FileProblem {
      console.report(problem.line + "\n")
      return .findings
    } catch {
      console.report("\(Self.name): error: \(error)\n")
      return .findings
    }
  }

  private func dispatch(_ arguments: [String]) throws -> ExitStatus {
    guard let first = arguments.first else {
      throw UsageError("a verb is missing", usage: Help.synopsis)
    }
    switch first {
    case "--help", "-h":
      try console.print(Help.overview)
      return .good
    case "--version":
      try console.print("\(Self.name) \(Self.version)\n")
      return .good
    default:
      break
    }
    guard let verb = Self.verbs.first(where: { $0.usage.name == first }) else {
      throw UsageError(
        unknown: first.hasPrefix("-") ? "option" : "verb", first,
        known: Self.verbs.map { $0.usage.name } + ["--help", "--version"], usage: Help.synopsis)
    }
    return try run(verb, Array(arguments.dropFirst()))
  }

  private func run(_ verb: any Verb.Type, _ words: [String]) throws -> ExitStatus {
    let arguments: Arguments
    do {
      arguments = try Arguments(words, options: verb.usage.options + [.help])
      if arguments.has(.help) {
        try console.print(Help.text(of: verb.usage))
        return .good
      }
      return try verb.init(arguments).run(console)
    } catch let error as UsageError {
      throw UsageError(error.message, usage: Help.synopsis(of: verb.usage))
    }
  }
}

/// What the shell gets.
enum ExitStatus: Int32 {
  case good = 0
  /// Errors in the files, or files that cannot be read or written.
  case findings = 1
  /// The command line itself is wrong.
  case usage = 2
}
