/// Something of a build that is measured, other than compiling code.
enum BuildCase: String, CaseIterable {
  case firstBuild = "first-build-debug"
  case firstReleaseBuild = "first-build-release"
  case nullBuild = "null-build"
  case generate = "generate-1000"
  case binary = "binary-200"

  var summary: String {
    switch self {
    case .firstBuild: "wall seconds of a first build, above those without the plugin"
    case .firstReleaseBuild: "the same in release, whose plugin program is unoptimised too"
    case .nullBuild: "wall seconds of a build without changes, above those without the plugin"
    case .generate: "generating 1 000 routes by the debug tool: processor seconds"
    case .binary: "a release program's kilobytes, against those of the hand-written code's"
    }
  }

  func row(_ workshop: Workshop, rounds: Int) throws -> CompileReport.Row {
    switch self {
    case .firstBuild: try firstBuild(workshop, rounds, .debug, limit: 10)
    case .firstReleaseBuild: try firstBuild(workshop, rounds, .release, limit: 30)
    case .nullBuild: try nullBuild(workshop, max(rounds, 9))
    case .generate: try generate(workshop, max(rounds, 5))
    case .binary: try binary(workshop)
    }
  }

  private func firstBuild(
    _ workshop: Workshop, _ rounds: Int, _ configuration: CodeVariant.Configuration, limit: Double
  ) throws -> CompileReport.Row {
    let client = ClientBenchmark(workshop: workshop, count: 1)
    return try compared(rounds, limit: limit) { try client.firstBuild($0, configuration) }
  }

  private func nullBuild(_ workshop: Workshop, _ rounds: Int) throws -> CompileReport.Row {
    let client = ClientBenchmark(workshop: workshop, count: 200)
    try client.prepare(.plugin, .debug)
    try client.prepare(.checkedIn, .debug)
    return try compared(rounds, limit: 0.1) { try client.build($0, .debug) }
  }

  /// Builds of a client with the plugin and with the generated file checked in, in turn.
  private func compared(
    _ rounds: Int, limit: Double, _ build: (ClientBenchmark.Client) throws -> Subprocess
  ) throws -> CompileReport.Row {
    var with: [Double] = []
    var without: [Double] = []
    for _ in 0..<rounds {
      with.append(try build(.plugin).wallSeconds)
      without.append(try build(.checkedIn).wallSeconds)
    }
    let more = (with.min() ?? 0) - (without.min() ?? 0)
    return CompileReport.Row(
      rawValue, with, unit: "s",
      bars: [BarResult("s above one without the plugin", more, limit: limit)])
  }

  /// What the tool costs a build that runs it, its start included.
  private func generate(_ workshop: Workshop, _ rounds: Int) throws -> CompileReport.Row {
    try workshop.buildTurnpike(["--product", "turnpike-tool"], .debug, in: "tool")
    let file = "generate/Screens.routes"
    try workshop.write(ScreenRoutes(count: 1_000, isPublic: true).routes, to: file)
    let output = "generate/Screens.generated.swift"
    let seconds = try (0..<rounds).map { _ in
      try workshop.remove(output)
      return try Subprocess(
        [
          workshop.path("tool/debug/turnpike-tool"), "generate", "--output", workshop.path(output),
          workshop.path(file),
        ], in: workshop.package
      ).processorSeconds
    }
    return CompileReport.Row(
      rawValue, seconds, unit: "s", bars: [BarResult("s", seconds.min() ?? 0, limit: 0.12)])
  }

  /// Programs with many routes, and with one: the difference is what routes take, without what the
  /// runtime takes once.
  private func binary(_ workshop: Workshop) throws -> CompileReport.Row {
    func kilobytes(_ client: ClientBenchmark.Client, _ count: Int) throws -> Double {
      let benchmark = ClientBenchmark(workshop: workshop, count: count)
      try benchmark.prepare(client, .release)
      return Double(try benchmark.bytes(client)) / 1_000
    }
    let generated = try kilobytes(.checkedIn, 200)
    let runtime = try kilobytes(.checkedIn, 1) - kilobytes(.handWritten, 1)
    let more = try generated - kilobytes(.handWritten, 200) - runtime
    return CompileReport.Row(
      rawValue, [generated], unit: "KB",
      bars: [
        BarResult("KB above hand-written with one route", runtime, limit: 300),
        BarResult("bytes above it for each more route", more * 1_000 / 199, limit: 100),
      ])
  }
}
