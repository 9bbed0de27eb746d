import TurnpikeCompiler

/// The program that the build plugin runs. It generates a Swift file from routes files.
///
/// Every client compiles this program, so it only contains the code that the plugin needs. Use
/// `turnpike-tool` for everything else.
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

  /// Returns whether the output is up to date. It prints all findings.
  private static func run(_ call: GeneratorCall) -> Bool {
    var problems: [FileProblem] = []
    let modules = call.modules.map { $0.read(&problems) }
    // Errors in the other files can be a consequence of an unreadable file.
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
  /// Reads the files, and adds a problem for each file that cannot be read.
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
