import Foundation
import TestSupport
import Testing

/// The tour, compared with what it printed when it was last looked at. With the environment
/// variable `TURNPIKE_RECORD` set to `1` the test writes that text instead.
@Suite struct TourTests {
  private static let golden = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "Golden/tour.txt")

  @Test func tour() throws {
    let run = try CommandRun.demo()
    #expect(run.status == 0)
    #expect(run.errors == "")
    if ProcessInfo.processInfo.environment["TURNPIKE_RECORD"] == "1" {
      try Data(run.output.utf8).write(to: Self.golden)
    }
    let expected = try String(contentsOf: Self.golden, encoding: .utf8)
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    let expectedLines = expected.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, pair) in zip(lines, expectedLines).enumerated() where pair.0 != pair.1 {
      Issue.record("line \(index + 1): '\(pair.0)', and not '\(pair.1)'")
      return
    }
    #expect(lines.count == expectedLines.count)
  }
}
