import TurnpikeCompiler

/// The program that the build plugin runs: routes files to one Swift file.
///
/// Every client compiles it, so it does only what the plugin needs. `turnpike-tool` is for people.
@main
struct Generator {
  static func main() {
    do throws(CallError) {
      endProcess(run(try GeneratorCall(Array(CommandLine.arguments.dropFirst()))) ? 0 : 1)
    } catch {
      printError("turnpike-generator: error: \(harmless(error.message))\n\(GeneratorCall.usage)\n")
      endProcess(2)
    }
  }

  /// Returns whether the output is up to date. All findings are printed.
  private static func run(_ call: GeneratorCall) -> Bool {
    var problems: [FileProblem] = []
    let modules = call.modules.map { $0.read(&problems) }
    // Errors in the other files might only follow from a file that cannot be read.
    guard problems.isEmpty else {
      printError(problems.map { $0.line + "\n" }.joined())
      return false
    }
    let compilation = Compilation(modules: [modules[0]], beside: Array(modules.dropFirst()))
    printError(compilation.findingsText)
    guard let output = compilation.output else { return false }
    do throws(FileProblem) {
      try Files.write(Array(output.swiftSource.utf8), to: call.output)
      return true
    } catch {
      printError(error.line + "\n")
      return false
    }
  }
}

extension GeneratorCall.Module {
  /// Reads the files; adds a problem for each file that cannot be read.
  fileprivate func read(_ problems: inout [FileProblem]) -> ModuleFiles {
    var files: [SourceFile] = []
    var locks: [SourceFile] = []
    for path in paths.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      do throws(FileProblem) {
        let file = SourceFile(path: path, bytes: try Files.read(path))
        if path.hasSuffix(LockFile.suffix) { locks.append(file) } else { files.append(file) }
      } catch {
        problems.append(error)
      }
    }
    return ModuleFiles(name, files, locks: locks, dependencies: imports)
  }
}
