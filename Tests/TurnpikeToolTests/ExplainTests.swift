import Foundation
import Testing
import TurnpikeCompiler

@testable import turnpike_tool

@Suite struct ExplainTests {
  @Test func jsonOfAll() throws {
    let run = ToolRun("explain", "--json")
    #expect(run.status == .good)
    let objects = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
    #expect(
      objects.compactMap { $0["id"] as? String }.sorted()
        == DiagnosticID.allCases.map(\.rawValue).sorted())
    #expect(objects.count { $0["finding"] is NSNull } == ConsoleExampleTests.scenes.count)
  }

  @Test func terminalsGetColors() {
    #expect(ToolRun("explain", "missing-arrow", isColored: true).output.contains("\u{1B}["))
  }

  @Test func helpWithoutPaths() {
    #expect(!ToolRun("explain", "--help").output.contains("PATH"))
    #expect(ToolRun("check", "--help").output.contains("\n\nPATH is a .routes file, or a folder"))
  }
}
