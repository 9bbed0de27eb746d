import Testing
import TurnpikeAuthoring

@testable import TurnpikeCompiler

/// Each identifier has a case.
@Suite struct CoverageTests {
  /// `ConsoleExampleTests` tests what only commands show, and `ExplanationTests` what needs more text
  /// than a page.
  static let elsewhere =
    Explanation.all.filter { $0.finding == nil }.map(\.id) + ExplanationTests.wholeText.keys

  @Test func everyIdentifierIsTested() throws {
    let reported = try DiagnosticCaseTests.text.matches(of: /\[([a-z0-9-]+)\]\n/)
    let tested = Set(reported.compactMap { DiagnosticID(rawValue: String($0.1)) })
    let missing = Set(DiagnosticID.allCases).subtracting(tested).subtracting(Self.elsewhere)
    #expect(missing.map(\.rawValue).sorted() == [])
  }
}
