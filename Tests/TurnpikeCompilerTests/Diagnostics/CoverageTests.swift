import Testing
import TurnpikeAuthoring

@testable import TurnpikeCompiler

/// Each identifier is shown by a test, with the words that stand before it.
@Suite struct CoverageTests {
  /// What no text of a file shows is tested by the tool's tests, what needs more text than a table
  /// holds by ``ExplanationTests``, ``HostileFileTests`` and ``LargeFileTests``.
  static let elsewhere = DiagnosticID.allCases.filter {
    switch $0.explanation.example {
    case .file: false
    case .excerpt, .console: true
    }
  }

  @Test func everyIdentifierIsTested() {
    var tested = Set(Finding.all.flatMap(\.ids))
    for (_, message) in ParserDiagnosticTests.all + ParserDiagnosticTests.specs {
      tested.formUnion(Finding([], [message]).ids)
    }
    for (_, message) in ParserDiagnosticTests.malformedFiles {
      tested.formUnion(Finding([], [message]).ids)
    }
    let missing = Set(DiagnosticID.allCases).subtracting(tested).subtracting(Self.elsewhere)
    #expect(missing.map(\.rawValue).sorted() == [])
  }

  @Test func identifiersAreWordsWithHyphens() {
    for id in DiagnosticID.allCases {
      #expect(id.rawValue.allSatisfy { "abcdefghijklmnopqrstuvwxyz-8".contains($0) })
    }
  }
}
