import TurnpikeCompiler

/// `generate`: writes the same Swift file as the build plugin.
struct Generate: Verb {
  private static let output = Option(
    "--output", value: "FILE", "the Swift file; only written if its contents change")
  private static let check = Option(
    "--check", "write nothing; the exit status is 1 if the file would change")
  private static let module = Option("--module", value: "NAME", "the module of the Swift file")

  static let usage = VerbUsage(
    name: "generate", arguments: "--output FILE PATH… [--check]",
    summary: "generate Swift code from routes files",
    details: """
      Writes one Swift file for all the routes files. If the files have errors, prints a line for
      each error to standard error, and does not change the output. The output cannot be one of the
      routes files or have a name like one.

      """,
    options: [output, check, module])

  private let output: String
  private let isChecking: Bool
  private let paths: [String]
  /// The module of the Swift file, or nil if it isn't known.
  private let module: String?
  /// The module in the paths of the files to compile, or nil for paths without a module.
  private let compiled: String?

  init(_ arguments: Arguments) throws(UsageError) {
    guard let output = arguments.value(of: Self.output), !output.isEmpty else {
      throw UsageError("'--output FILE' is missing")
    }
    self.output = output
    isChecking = arguments.has(Self.check)
    paths = try arguments.paths()
    let named = arguments.value(of: Self.module)
    let modules = Set(
      paths.map(ModulePath.init).filter { $0.isOwn && $0.dependencies == nil }.map(\.module))
    // If there are files without a module, they are compiled, and all modules are dependencies.
    if modules.contains(nil) {
      (module, compiled) = (named, nil)
      return
    }
    let names = modules.compactMap(\.self).sorted()
    guard let only = named ?? names.first, names.contains(only) else {
      throw UsageError("a path is missing; 'NAME+=PATH' is only for dependencies")
    }
    if named == nil, names.count > 1 {
      throw UsageError(
        "the paths name several modules; choose one with '--module': "
          + names.joined(separator: ", "))
    }
    (module, compiled) = (only, only)
  }

  func run(_ console: any Console) throws -> ExitStatus {
    let routes = console.routesFiles(paths)
    if routes.contains(output) {
      throw UsageError("'--output \(output)' would overwrite a routes file")
    }
    // In a folder of routes files, the next run would read this file.
    if output.hasSuffix(".routes") || output.hasSuffix(LockFile.suffix) {
      throw UsageError("'--output \(output)' cannot have the name of a routes file")
    }
    guard routes.isRead(console.report) else { return .findings }
    let own = routes.modules.filter { $0.name == compiled }
    let files = ModuleFiles(
      module, own.flatMap(\.files), locks: own.flatMap(\.locks),
      dependencies: module.flatMap { routes.dependencies[$0] })
    let compilation = Compilation(
      modules: [files], beside: routes.modules.filter { $0.name != compiled } + routes.known)
    console.report(compilation.findingsText)
    guard let result = compilation.output else { return .findings }
    guard isChecking else {
      try OutputFile(output).write(result.swiftSource)
      return .good
    }
    let found = try OutputFile(output).read()
    guard let difference = FirstDifference(found, Array(result.swiftSource.utf8)) else {
      return .good
    }
    console.report(difference.text(output))
    return .findings
  }
}
