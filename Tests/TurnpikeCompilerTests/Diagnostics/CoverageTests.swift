import Testing

@testable import TurnpikeCompiler

/// Each identifier is shown by a test, with the words that stand before it.
@Suite struct CoverageTests {
  /// What the tool says of a file, tested with the tool.
  static let ofFiles: Set<DiagnosticID> = [.fileUnreadable, .fileUnwritable, .noRoutesFile]

  /// Needs more text than a table shows: see ``HostileFileTests`` and ``LargeFileTests``.
  static let ofLargeFiles: Set<DiagnosticID> = [.tableTooLarge, .groupTooDeep, .stackTooDeep]

  @Test func everyIdentifierIsTested() {
    var tested = Set(Finding.all.flatMap(\.ids))
    for (_, message) in ParserDiagnosticTests.all + ParserDiagnosticTests.specs {
      tested.formUnion(Finding([], [message]).ids)
    }
    for (_, message) in ParserDiagnosticTests.malformedFiles {
      tested.formUnion(Finding([], [message]).ids)
    }
    let elsewhere = Self.ofFiles.union(Self.ofLargeFiles)
    let missing = Set(DiagnosticID.allCases).subtracting(tested).subtracting(elsewhere)
    #expect(missing.map(\.rawValue).sorted() == [])
  }

  @Test func identifiersAreWordsWithHyphens() {
    for id in DiagnosticID.allCases {
      #expect(id.rawValue.allSatisfy { "abcdefghijklmnopqrstuvwxyz-8".contains($0) })
    }
  }
}
