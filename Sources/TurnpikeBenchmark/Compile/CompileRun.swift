import Foundation

/// One run of `turnpike-benchmark compile`.
struct CompileRun {
  private let variants: [CodeVariant]
  private let builds: [BuildCase]
  private let rounds: Int

  init(_ options: Command.CompileOptions) throws(UsageError) {
    let names = options.names
    let known = CodeVariant.all.map(\.name) + BuildCase.allCases.map(\.rawValue)
    if let name = names.first(where: { !known.contains($0) }) {
      throw UsageError("unknown case '\(name)'; 'turnpike-benchmark compile --list' names them")
    }
    variants = CodeVariant.all.filter {
      names.isEmpty ? !options.checks || $0.isQuick : names.contains($0.name)
    }
    builds = BuildCase.allCases.filter {
      names.isEmpty ? !options.checks : names.contains($0.rawValue)
    }
    rounds = options.rounds
  }

  var listing: String {
    (variants.map { tableLine($0.name, [], "the compiler's time for \($0.author.rawValue) code") }
      + builds.map { tableLine($0.rawValue, [], $0.summary) }).joined()
  }

  func report() throws -> CompileReport {
    let workshop = try Workshop()
    let version = try Subprocess(["swiftc", "--version"], in: workshop.package).output
    let code = try CodeBenchmark(workshop: workshop).rows(variants, rounds: rounds)
    let other = try builds.map { try $0.row(workshop, rounds: rounds) }
    return CompileReport(
      compiler: version.split(separator: "\n").first.map(String.init) ?? "", rounds: rounds,
      rows: code + other)
  }
}
