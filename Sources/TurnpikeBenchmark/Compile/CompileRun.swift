import Foundation

/// One run of `turnpike-benchmark compile`.
struct CompileRun {
  /// How much of what 50 routes take 200 may take: what grows with the routes alone takes four times
  /// as much, and what is quadratic sixteen times.
  static let steepestGrowth = 4.6

  let command: CompileCommand
  private let variants: [CodeVariant]
  private let builds: [BuildCase]

  init(_ command: CompileCommand) throws(UsageError) {
    self.command = command
    let variants = CodeVariant.all(command)
    let known = variants.map(\.name) + BuildCase.allCases.map(\.rawValue)
    if let name = command.names.first(where: { !known.contains($0) }) {
      throw UsageError("unknown case '\(name)'; 'turnpike-benchmark compile --list' names them")
    }
    let chooses = !command.names.isEmpty
    self.variants = variants.filter { !chooses || command.names.contains($0.name) }
    let leavesOut = command.request == .check || command.countsInstructions
    builds = BuildCase.allCases.filter {
      chooses ? command.names.contains($0.rawValue) : !leavesOut
    }
  }

  var listing: String {
    Columns.text(
      variants.map { [$0.name, "the compiler's time for \($0.author.rawValue) code"] }
        + builds.map { [$0.rawValue, $0.summary] }, leading: [0, 1])
  }

  func report() throws -> CompileReport {
    let workshop = try Workshop(PackageFolder.find(command.package))
    let version = try Subprocess(["swiftc", "--version"], in: workshop.package).output
    let codeRows = try codeRows(workshop)
    let buildRows = try builds.map { try BuildRow(workshop, rounds: command.rounds).measure($0) }
    return CompileReport(
      compiler: version.split(separator: "\n").first.map(String.init) ?? "",
      rounds: command.rounds, rows: codeRows + buildRows)
  }

  private func codeRows(_ workshop: Workshop) throws -> [CompileReport.Row] {
    guard !variants.isEmpty else { return [] }
    let benchmark = CodeBenchmark(workshop: workshop)
    try benchmark.prepare(variants)
    var results: [String: [Double]] = [:]
    // What takes a second is noisier than what takes ten, and is measured thrice as often.
    for pass in 0..<(command.rounds * 3) {
      for variant in variants where variant.count <= 50 || pass % 3 == 0 {
        if command.countsInstructions, pass > 0 { continue }
        let result =
          try command.countsInstructions
          ? benchmark.instructions(variant) / 1e6 : benchmark.seconds(variant)
        results[variant.name, default: []].append(result)
      }
    }
    return variants.map { row(of: $0, results) }
  }

  private func row(of variant: CodeVariant, _ results: [String: [Double]]) -> CompileReport.Row {
    let own = results[variant.name] ?? []
    let other = results["\(CodeVariant.Author.handWritten.rawValue)-\(variant.comparison)"]
    var bars: [BarResult] = []
    if variant.author == .generated, let other, !other.isEmpty,
      let bar = variant.bar
    {
      // The two of a round were compiled one after the other: their ratio is quieter than either.
      let ratios = zip(own, other).map { $0 / $1 }.sorted()
      bars.append(BarResult("of hand-written", ratios[ratios.count / 2], limit: bar))
    }
    if variant.author == .generated, variant.count == 200,
      let few = results[variant.with(count: 50).name]?.min(), let many = own.min()
    {
      bars.append(BarResult("of 50 routes", many / few, limit: Self.steepestGrowth))
    }
    let unit = command.countsInstructions ? "million instructions" : "s"
    return CompileReport.Row(variant.name, own, unit: unit, bars: bars)
  }
}
