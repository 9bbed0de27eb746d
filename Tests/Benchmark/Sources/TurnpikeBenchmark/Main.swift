import Foundation

@main
struct Main {
  private static let usage = """
    Measures how long Turnpike takes for a link, and prints ratios of cases of one run.

    usage: turnpike-benchmark [--rounds N] [--json] [CASE…]
           turnpike-benchmark --list
           turnpike-benchmark --passes N CASE

      --rounds N  the number of interleaved rounds, 15 if you omit it
      --json      print for programs
      --list      list the cases
      --passes N  read the links of a case N times without measuring, for a profiler, and print how
                  many links there are

    Exit status: 0 for success, 1 if a case cannot run or matches links wrongly, 2 for a usage error.
    """

  @MainActor static func main() async {
    do {
      try await run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("turnpike-benchmark: error: \(error)\n".utf8))
      exit((error as? BenchmarkError)?.status ?? 1)
    }
  }

  @MainActor private static func run(_ arguments: [String]) async throws {
    var names: [String] = []
    var flags: Set<String> = []
    var numbers: [String: Int] = [:]
    var words = arguments[...]
    while let word = words.popFirst() {
      switch word {
      case "--help", "--list", "--json": flags.insert(word)
      case "--rounds", "--passes":
        guard let number = words.popFirst().flatMap({ Int($0) }), number > 0 else {
          throw BenchmarkError(message: "'\(word)' needs a number above 0", status: 2)
        }
        numbers[word] = number
      case _ where word.hasPrefix("-"):
        throw BenchmarkError(message: "unknown option '\(word)'; see '--help'", status: 2)
      default: names.append(word)
      }
    }
    if flags.contains("--help") { return print(usage) }
    if flags.contains("--list") {
      for one in BenchmarkCase.all { print(line(one.name, ["\(one.routes)"], one.summary)) }
      return
    }
    let cases = try cases(names)
    if let passes = numbers["--passes"] {
      guard names.count == 1 else {
        throw BenchmarkError(message: "'--passes' needs one case", status: 2)
      }
      let workload = try cases[0].prepare()
      _ = try await workload.run(passes)
      return print(workload.count)
    }
    let rounds = numbers["--rounds"] ?? 15
    let measurements = try await Measurement.measure(cases, rounds: rounds)
    let report = Report(cases, measurements, rounds: rounds)
    print(flags.contains("--json") ? try report.json : report.text)
  }

  /// The cases with these names, or all cases.
  private static func cases(_ names: [String]) throws -> [BenchmarkCase] {
    let all = BenchmarkCase.all
    if let unknown = names.first(where: { name in !all.contains { $0.name == name } }) {
      throw BenchmarkError(message: "unknown case '\(unknown)'; see '--list'", status: 2)
    }
    return names.isEmpty ? all : all.filter { names.contains($0.name) }
  }
}

/// A reason to end, with the exit status.
struct BenchmarkError: Error, CustomStringConvertible {
  let message: String
  let status: Int32

  var description: String { message }
}
