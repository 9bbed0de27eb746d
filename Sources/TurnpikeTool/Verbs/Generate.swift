import TurnpikeProgram

/// `generate`: does what the build plugin has its own program do.
struct Generate: Verb {
  static let usage = VerbUsage(
    name: "generate", arguments: "--output FILE PATH…",
    summary: "write the Swift code of routes files",
    details: """
      Writes one Swift file for all the routes files, and prints nothing. Where the files have
      errors, they go to standard error, a line each, and the output stays as it is. It cannot be
      one of the routes files, or be named as one.

      """,
    options: [Generation.output, Generation.module])

  private let generation: Generation

  init(_ arguments: Arguments) throws(UsageError) {
    generation = try Generation(arguments)
  }

  func run(_ console: any Console) throws -> ExitStatus {
    try generation.run(report: console.report)
  }
}
