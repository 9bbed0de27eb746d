import TurnpikeCompiler

/// Routes files written as one Swift file: what the build plugin has done, and `generate`.
package struct Generation {
  package static let output = Option(
    "--output", value: "FILE", "the Swift file to write; it is left alone where nothing changes")

  package static let module = Option(
    "--module", value: "NAME", "the module that the Swift file will be of")

  private let output: String
  private let module: String?
  private let paths: [String]

  package init(_ arguments: Arguments) throws(UsageError) {
    guard let output = arguments.value(of: Self.output), !output.isEmpty else {
      throw UsageError("'--output FILE' is missing")
    }
    self.output = output
    module = arguments.value(of: Self.module)
    paths = try arguments.paths()
    guard paths.contains(where: { ModulePath($0).module == nil }) else {
      throw UsageError("a path is missing: those of other modules only tell what they answer")
    }
  }

  /// Reads the files, and writes the output where they have no errors.
  ///
  /// - Parameter report: takes what standard error is to say.
  package func run(report: (String) -> Void) throws -> ExitStatus {
    let routes = RoutesFiles(paths)
    if routes.contains(output) {
      throw UsageError("'--output \(output)' would overwrite a routes file")
    }
    // In a folder of routes files, the next run would take it for one of them.
    if output.hasSuffix(".routes") || output.hasSuffix(LockFile.suffix) {
      throw UsageError("'--output \(output)' is named as a routes file, and Swift is written")
    }
    guard let compilation = routes.compiledBeside(module: module, report: report) else {
      return .findings
    }
    report(compilation.report)
    guard let result = compilation.output else { return .findings }
    do throws(SystemError) {
      try Files.write(Array(result.swiftSource.utf8), to: output)
    } catch {
      throw FileProblem.unwritable(output, error.reason)
    }
    return .good
  }
}
