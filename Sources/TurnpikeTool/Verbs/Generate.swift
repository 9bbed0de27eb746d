import TurnpikeCompiler

/// `generate`: what the build plugin calls.
struct Generate: Verb {
  private static let outputOption = Option(
    "--output", value: "FILE", "the Swift file to write; it is left alone where nothing changes")

  private static let moduleOption = Option(
    "--module", value: "NAME", "the module that the Swift file will be of")

  static let usage = VerbUsage(
    name: "generate", arguments: "--output FILE PATH…",
    summary: "write the Swift code of routes files",
    details: """
      Writes one Swift file for all the routes files, and prints nothing. Where the files have
      errors, they go to standard error, a line each, and the output stays as it is. It cannot be
      one of the routes files, or be named as one.

      """,
    options: [outputOption, moduleOption])

  private let output: String
  private let module: String?
  private let paths: [String]

  init(_ arguments: Arguments) throws(UsageError) {
    guard let output = arguments.value(of: Self.outputOption), !output.isEmpty else {
      throw UsageError("'--output FILE' is missing")
    }
    self.output = output
    module = arguments.value(of: Self.moduleOption)
    paths = try arguments.paths()
  }

  func run(_ console: any Console) throws -> ExitStatus {
    let routes = RoutesFiles(paths)
    if routes.contains(output) {
      throw UsageError("'--output \(output)' would overwrite a routes file")
    }
    // In a folder of routes files, the next run would take it for one of them.
    if output.hasSuffix(".routes") {
      throw UsageError("'--output \(output)' is named as a routes file, and Swift is written")
    }
    guard let compilation = routes.compiled(console, module: module) else { return .findings }
    console.report(compilation.report)
    guard let result = compilation.output else { return .findings }
    do throws(SystemError) {
      try Files.write(Array(result.swiftSource.utf8), to: output)
    } catch {
      throw FileProblem(
        id: .fileUnwritable, path: output, message: "cannot be written: \(error.reason)")
    }
    return .good
  }
}
