import Foundation

@main
struct Main {
  @MainActor static func main() async {
    let words = Array(CommandLine.arguments.dropFirst())
    do {
      try await run(Command(words))
    } catch let error as UsageError {
      let usage = words.first == "compile" ? CompileCommand.usage : Usage.text
      report("\(error.message)\n\n\(usage)")
      exit(2)
    } catch {
      report("\(error)\n")
      exit(1)
    }
  }

  @MainActor private static func run(_ command: Command) async throws {
    switch command {
    case .help: print(Usage.text, terminator: "")
    case .list: print(CaseListing.text(BenchmarkCase.all), terminator: "")
    case .run(let name, let passes):
      for one in try BenchmarkCase.named([name]) { _ = try await one.prepare().run(passes) }
    case .countLinks(let name):
      for one in try BenchmarkCase.named([name]) { print(try one.prepare().lookUps) }
    case .measure(let names, let options):
      let cases = try BenchmarkCase.named(names)
      let measurement = Measurement(
        rounds: options.rounds, nanoseconds: options.milliseconds * 1e6)
      let report = LookUpReport(cases, try await measurement.figures(of: cases), options)
      print(options.json ? try report.json : report.text, terminator: "")
    case .compile(let command): try compile(command)
    }
  }

  private static func compile(_ command: CompileCommand) throws {
    let run = try CompileRun(command)
    switch command.request {
    case .help: print(CompileCommand.usage, terminator: "")
    case .list: print(run.listing, terminator: "")
    case .measure, .check:
      let report = try run.report()
      print(command.json ? try report.json : report.text, terminator: "")
      let isGood = report.rows.allSatisfy { $0.bars.allSatisfy(\.isMetTwice) }
      if command.request == .check, !isGood { exit(1) }
    }
  }

  private static func report(_ text: String) {
    FileHandle.standardError.write(Data("turnpike-benchmark: error: \(text)".utf8))
  }
}
