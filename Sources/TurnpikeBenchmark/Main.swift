import Foundation

@main
struct Main {
  @MainActor static func main() async {
    do {
      try await run(Command(Array(CommandLine.arguments.dropFirst())))
    } catch let error as UsageError {
      report("\(error.message)\n\n\(Command.usage)")
      exit(2)
    } catch {
      report("\(error)\n")
      exit(1)
    }
  }

  @MainActor private static func run(_ command: Command) async throws {
    switch command {
    case .help: print(Command.usage, terminator: "")
    case .list:
      for one in BenchmarkCase.all {
        print(tableLine(one.name, ["\(one.routes)"], one.summary), terminator: "")
      }
    case .run(let name, let passes):
      for one in try BenchmarkCase.named([name]) { _ = try await one.prepare().run(passes) }
    case .countLinks(let name):
      for one in try BenchmarkCase.named([name]) { print(try one.prepare().lookUps) }
    case .measure(let names, let options):
      let cases = try BenchmarkCase.named(names)
      let measurement = Measurement(
        rounds: options.rounds, nanoseconds: options.milliseconds * 1e6)
      let report = LookUpReport(
        cases, try await measurement.figures(of: cases), rounds: options.rounds)
      print(options.json ? try report.json : report.text, terminator: "")
    case .compile(let options): try compile(options)
    }
  }

  private static func compile(_ options: Command.CompileOptions) throws {
    let run = try CompileRun(options)
    if options.lists {
      print(run.listing, terminator: "")
      return
    }
    let report = try run.report()
    print(report.text, terminator: "")
    if options.checks, !report.isGood { exit(1) }
  }

  private static func report(_ text: String) {
    FileHandle.standardError.write(Data("turnpike-benchmark: error: \(text)".utf8))
  }
}
