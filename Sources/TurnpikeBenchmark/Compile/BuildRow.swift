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
    case .firstBuild: return try firstBuild(one, .debug, limit: 10)
    case .firstReleaseBuild: return try firstBuild(one, .release, limit: 40)
    case .nullBuild: return try nullBuild()
    case .generateThousand: return try generate(one, 1_000, limit: 0.1)
    case .generateTenThousand: return try generate(one, 10_000)
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

  /// First builds of a client, with the plugin, which has its program built and run, and with the
  /// generated file checked in, in turn. Two cores do twenty seconds' work in ten: where others use
  /// the machine, the processor time still says whether they could do.
  private func firstBuild(
    _ one: BuildCase, _ configuration: CodeVariant.Configuration, limit: Double
  ) throws -> CompileReport.Row {
    let client = ClientBenchmark(workshop: workshop, count: 1)
    var with: [Subprocess] = []
    var without: [Subprocess] = []
    for _ in 0..<rounds {
      with.append(try client.firstBuild(.plugin, configuration))
      without.append(try client.firstBuild(.checkedIn, configuration))
    }
    func more(_ seconds: (Subprocess) -> Double) -> Double {
      (with.map(seconds).min() ?? 0) - (without.map(seconds).min() ?? 0)
    }
    return CompileReport.Row(
      one.rawValue, with.map(\.wallSeconds), unit: "s",
      bars: [
        BarResult("s above one without the plugin", more(\.wallSeconds), limit: limit),
        BarResult("s of processor time", more(\.processorSeconds), limit: limit * 2),
      ])
  }

  private func generate(
    _ one: BuildCase, _ count: Int, limit: Double? = nil
  ) throws -> CompileReport.Row {
    let tool = ToolBenchmark(workshop: workshop)
    try tool.buildTool(.debug)
    return try row(one, limit: limit, "s", rounds: max(rounds, 5)) {
      try tool.generate(count, by: .debug)
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
      with.append(try client.build(.plugin, .debug).wallSeconds)
      without.append(try client.build(.checkedIn, .debug).wallSeconds)
    }
    let more = (with.min() ?? 0) - (without.min() ?? 0)
    return CompileReport.Row(
      BuildCase.nullBuild.rawValue, with, unit: "s",
      bars: [BarResult("s above one without the plugin", more, limit: 0.1)])
  }

  /// Programs with many routes, and with one: the difference is what routes take, without what the
  /// runtime takes once.
  private func binary() throws -> CompileReport.Row {
    let count = 200
    func bytes(_ client: ClientBenchmark.Client, _ count: Int) throws -> Double {
      let benchmark = ClientBenchmark(workshop: workshop, count: count)
      try benchmark.prepare(client, .release)
      return Double(try benchmark.bytes(client))
    }
    let generatedOne = try bytes(.checkedIn, 1)
    let generated = try bytes(.checkedIn, count)
    let handWrittenOne = try bytes(.handWritten, 1)
    let handWritten = try bytes(.handWritten, count)
    let more = (generated - generatedOne - handWritten + handWrittenOne) / Double(count - 1)
    return CompileReport.Row(
      BuildCase.binary.rawValue, [generated], unit: "bytes",
      bars: [
        BarResult("of hand-written", generated / handWritten, limit: 1),
        BarResult("bytes for each more route above hand-written", more, limit: 1_024),
      ])
  }
}
