import Testing
import TurnpikeAuthoring

@testable import TurnpikeCompiler

/// Each identifier has a case.
@Suite struct CoverageTests {
  /// What no text of a file shows is tested by the tool's tests, what needs more text than a table
  /// holds by ``ExplanationTests``, ``HostileFileTests`` and ``LargeFileGrowthTests``.
  static let elsewhere = DiagnosticID.allCases.filter {
    switch $0.explanation.example {
    case .file: false
    case .excerpt, .console: true
    }
  }

  @Test func everyIdentifierIsTested() throws {
    let reported = try DiagnosticCaseTests.text.matches(of: /\[([a-z0-9-]+)\]\n/)
    let tested = Set(reported.compactMap { DiagnosticID(rawValue: String($0.1)) })
    let missing = Set(DiagnosticID.allCases).subtracting(tested).subtracting(Self.elsewhere)
    #expect(missing.map(\.rawValue).sorted() == [])
  }
}
