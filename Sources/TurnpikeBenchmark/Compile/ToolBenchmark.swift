import Foundation

/// What the tool costs a build that runs it.
struct ToolBenchmark {
  let workshop: Workshop

  /// Processor seconds of generating the code of some routes, the tool's start included.
  func generate(_ count: Int, by configuration: CodeVariant.Configuration) throws -> Double {
    workshop.note("generating \(count) routes with the \(configuration.rawValue) tool")
    let file = "generate/\(count)/Screens.routes"
    try workshop.write(ScreenRoutes(count: count, isPublic: true).routes, to: file)
    let output = "generate/\(count)/Screens.generated.swift"
    try workshop.remove(output)
    let tool = workshop.path("tool/\(configuration.rawValue)/turnpike-tool")
    return try Subprocess(
      [tool, "generate", "--output", workshop.path(output), workshop.path(file)],
      in: workshop.package
    ).processorSeconds
  }

  func buildTool(_ configuration: CodeVariant.Configuration) throws {
    workshop.note("building the tool, \(configuration.rawValue)")
    try workshop.buildTurnpike(["--product", "turnpike-tool"], configuration, in: "tool")
  }
}
