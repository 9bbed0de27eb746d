/// Measures one of the build cases.
struct BuildRow {
  private let workshop: Workshop
  private let rounds: Int

  init(_ workshop: Workshop, rounds: Int) {
    self.workshop = workshop
    self.rounds = rounds
  }

  func measure(_ one: BuildCase) throws -> CompileReport.Row {
    switch one {
    case .toolBuild:
      let tool = ToolBenchmark(workshop: workshop)
      return try row(one, limit: 10, "s") { try tool.cleanBuild() }
    case .nullBuild: return try nullBuild()
    case .generateThousand: return try generate(one, 1_000, .debug, limit: 0.1)
    case .generateTenThousand: return try generate(one, 10_000, .debug)
    case .generateThousandOptimized: return try generate(one, 1_000, .release)
    case .generateTenThousandOptimized: return try generate(one, 10_000, .release)
    case .binary: return try binary()
    }
  }

  private func row(
    _ one: BuildCase, limit: Double? = nil, _ unit: String, rounds: Int? = nil,
    _ measure: () throws -> Double
  ) throws -> CompileReport.Row {
    let results = try (0..<(rounds ?? self.rounds)).map { _ in try measure() }
    let bars = limit.flatMap { limit in
      results.min().map { [BarResult(unit, $0, limit: limit)] }
    }
    return CompileReport.Row(one.rawValue, results, unit: unit, bars: bars ?? [])
  }

  private func generate(
    _ one: BuildCase, _ count: Int, _ configuration: CodeVariant.Configuration,
    limit: Double? = nil
  ) throws -> CompileReport.Row {
    let tool = ToolBenchmark(workshop: workshop)
    try tool.buildTool(configuration)
    return try row(one, limit: limit, "s", rounds: max(rounds, 5)) {
      try tool.generate(count, by: configuration)
    }
  }

  /// Builds that have nothing to do, with and without the plugin, in turn.
  private func nullBuild() throws -> CompileReport.Row {
    let client = ClientBenchmark(workshop: workshop, count: 200)
    try client.prepare(.plugin, .debug)
    try client.prepare(.checkedIn, .debug)
    var with: [Double] = []
    var without: [Double] = []
    for _ in 0..<max(rounds, 9) {
      with.append(try client.build(.plugin, .debug))
      without.append(try client.build(.checkedIn, .debug))
    }
    let more = (with.min() ?? 0) - (without.min() ?? 0)
    return CompileReport.Row(
      BuildCase.nullBuild.rawValue, with, unit: "s",
      bars: [BarResult("s above one without the plugin", more, limit: 0.1)])
  }

  private func binary() throws -> CompileReport.Row {
    let client = ClientBenchmark(workshop: workshop, count: 200)
    try client.prepare(.checkedIn, .release)
    try client.prepare(.handWritten, .release)
    let generated = Double(try client.bytes(.checkedIn)) / Double(client.count)
    let handWritten = Double(try client.bytes(.handWritten)) / Double(client.count)
    return CompileReport.Row(
      BuildCase.binary.rawValue, [generated], unit: "bytes a route",
      bars: [BarResult("bytes a route above hand-written", generated - handWritten, limit: 0)])
  }
}
