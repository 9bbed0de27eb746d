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
    let paths = try arguments.paths()
    let named = arguments.value(of: Self.module)
    let own = paths.map(ModulePath.init).filter { $0.isOwn && $0.dependencies == nil }
    if own.contains(where: { $0.module == nil }) {
      (module, self.paths) = (named, paths)
      return
    }
    // One module's files are those that are meant, and the others tell what they answer.
    let modules = Set(own.compactMap(\.module))
    guard let module = named ?? modules.first, modules.contains(module) else {
      throw UsageError("a path is missing: those of other modules only tell what they answer")
    }
    if named == nil, modules.count > 1 {
      throw UsageError(
        "a Swift file is of one module; choose it with --module: "
          + modules.sorted().joined(separator: ", "))
    }
    self.module = module
    self.paths = paths.map { path in
      let parts = ModulePath(path)
      return parts.module == module && parts.isOwn && parts.dependencies == nil
        ? parts.path : path
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
