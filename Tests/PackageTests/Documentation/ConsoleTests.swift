import Foundation
import TestSupport
import Testing

/// Runs the commands that the pages show, and compares their output with the page.
@Suite struct ConsoleTests {
  /// Commands that build or that don't end. Other tests run them.
  private static let knownElsewhere = [
    "swift run shop-demo", "swift test",
  ]

  @Test(arguments: Example.all)
  func commandsPrintWhatThePageSays(_ example: Example) throws {
    let folder = try TemporaryFolder()
    try folder.write("Sources/App/App.routes", example.routes)
    try folder.link("Routes", to: BuiltProduct.root.appending(path: "Routes"))
    for (command, output) in example.consoles.flatMap(\.commands)
    where !Self.knownElsewhere.contains(command) {
      let arguments = try #require(try Self.toolArguments(of: command, in: folder), "\(command)")
      let run = try CommandRun(
        BuiltProduct.executable("turnpike-tool").path(percentEncoded: false), arguments,
        in: folder.url)
      #expect(run.output == output, "\(example.page): \(command)")
      #expect((run.status == 0) == !example.hasErrors)
    }
  }

  /// The arguments of `turnpike-tool` for a command, or nil if the command doesn't run the tool.
  private static func toolArguments(
    of command: String, in folder: TemporaryFolder
  ) throws -> [String]? {
    // The build plugin runs the generator, which prints the same errors.
    if command == "swift build" {
      return ["generate", "--output", "Routes.generated.swift", "Sources/App/App.routes"]
    }
    let words = WalkthroughTests.words(of: command)
    if command.hasPrefix("turnpike-tool ") { return words }
    guard command.hasPrefix("swift package "), let plugin = words.firstIndex(of: "turnpike") else {
      return nil
    }
    // The command plugin passes the files of each target in such a list.
    let files = try FileManager.default.contentsOfDirectory(atPath: folder("Sources/App")).sorted()
    try folder.write("modules.txt", files.map { "App=Sources/App/\($0)\n" }.joined())
    return ["--package=modules.txt"] + words[(plugin + 1)...]
  }
}
