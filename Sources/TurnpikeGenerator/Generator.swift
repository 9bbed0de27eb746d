import TurnpikeCompiler
import TurnpikeProgram

/// The program that the build plugin runs, and nothing more, because every client compiles it.
@main
struct Generator {
  private static let name = "turnpike-generator"

  static func main() {
    System.ignoreBrokenPipes()
    System.exit(run(Array(CommandLine.arguments.dropFirst())))
  }

  private static func run(_ words: [String]) -> ExitStatus {
    do {
      let options = [Generation.output, Generation.module]
      return try Generation(Arguments(words, options: options)).run(report: report)
    } catch let error as UsageError {
      report("\(name): error: \(error.text)usage: \(name) --output FILE PATH…\n")
      return .usage
    } catch let problem as FileProblem {
      report(problem.line + "\n")
    } catch {
      report("\(name): error: \(harmless("\(error)"))\n")
    }
    return .findings
  }

  private static func report(_ text: String) {
    try? Descriptor.standardError.write(Array(text.utf8))
  }
}
