extension SwiftCompiler {
  /// Provides the runtime, built once of the package's sources, so that the tests depend
  /// on no build folder's layout.
  package func provideRuntime(_ arguments: [String] = []) throws {
    let name = (["runtime"] + arguments).joined(separator: " ")
    try SharedFolder.link(name, into: folder) { folder in
      let compiler = SwiftCompiler(in: folder)
      for module in ["TurnpikeTable", "TurnpikeLinks", "Turnpike", "TurnpikeNavigation"] {
        let output = try compiler.run(
          arguments + ["-emit-module", "-parse-as-library", "-swift-version", "6"]
            + ["-package-name", "turnpike", "-module-name", module, "-I", "."]
            + Self.runtimeFeatures + Self.swiftFiles("Sources/\(module)"))
        if output.contains(" error: ") { throw RuntimeError(output: output) }
      }
    }
  }

  private struct RuntimeError: Error {
    let output: String
  }
}
