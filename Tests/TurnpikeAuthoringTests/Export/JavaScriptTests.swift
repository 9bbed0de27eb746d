import Foundation
import TestSupport
import Testing
import TurnpikeReference

/// The scripts' own tests, which are in JavaScript and run by `node`.
@Suite struct JavaScriptTests {
  private static let folder = BuiltProduct.root.appending(
    path: "Tests/TurnpikeAuthoringTests/Export/JavaScript")

  @Test(.enabled(if: try PageScriptRun.isPossible)) func pass() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      .filter { $0.hasSuffix(".test.js") }
    #expect(!files.isEmpty)
    let run = try CommandRun("node", ["--test"] + files.sorted(), in: Self.folder)
    #expect(run.status == 0, "\(run.output)")
  }
}
