import Foundation
import TestSupport
import Testing

/// Commands that the pages show, run: what they print is what the page says.
@Suite struct ConsoleTests {
  /// Commands that build or that run forever, which other tests stand for.
  private static let knownElsewhere = [
    "swift run shop-demo", "swift test", "swift run -c release turnpike-benchmark",
    ".ci/costs", ".ci/instructions",
  ]

  /// What the plugin runs: the errors of a build are its own.
  private static let build =
    "turnpike-tool generate --output Routes.generated.swift Sources/App/App.routes"

  @Test(arguments: Example.all)
  func commandsPrintWhatThePageSays(_ example: Example) throws {
    let folder = try TemporaryFolder()
    try folder.write("Sources/App/App.routes", example.routes)
    try folder.link("Routes", to: BuiltProduct.root.appending(path: "Routes"))
    for (command, output) in example.consoles.flatMap(\.commands)
    where !Self.knownElsewhere.contains(command) {
      var words = (command == "swift build" ? Self.build : command)
        .split(separator: " ").map(String.init)
      #expect(words.removeFirst() == "turnpike-tool", "\(command)")
      let run = try CommandRun(
        BuiltProduct.executable("turnpike-tool").path(percentEncoded: false), words,
        in: folder.url)
      #expect(run.output == output, "\(example.page): \(command)")
      #expect((run.status == 0) == !example.hasErrors)
    }
  }
}
