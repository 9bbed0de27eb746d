import Testing

@testable import TurnpikeCompiler

/// What is said of each malformed set of files, whole; and nothing of what only looks like it.
@Suite struct FindingTests {
  @Test(arguments: Finding.all)
  func says(finding: Finding) {
    let compilation = compiled(finding.files)
    #expect(compilation.report == finding.report)
    let hasError = compilation.diagnostics.contains { $0.severity == .error }
    #expect((compilation.output == nil) == hasError)
  }

  @Test(arguments: Finding.all.compactMap(\.nearMiss))
  func isSilent(files: [String]) {
    let compilation = compiled(files)
    #expect(compilation.report == [])
    #expect(compilation.output != nil)
  }

  /// The files' order decides which of two places is the later one, and nothing else.
  @Test(arguments: Finding.filesFindings)
  func fileOrder(finding: Finding) {
    let ids = compiled(finding.files.reversed()).diagnostics.map(\.id)
    #expect(ids == finding.ids)
  }

  @Test(arguments: Finding.all)
  func isSorted(finding: Finding) {
    let diagnostics = compiled(finding.files).diagnostics
    let places = diagnostics.map { [$0.range.file, $0.range.lower] }
    #expect(places == places.sorted { $0.lexicographicallyPrecedes($1) })
    for diagnostic in diagnostics {
      let place = [diagnostic.range.file, diagnostic.range.lower]
      // These are put right at the place that is named, whichever comes first.
      let isFree = [
        .badMount, .overlappingMounts, .optionalNotLast, .stackQuery,
      ].contains(diagnostic.id)
      for note in diagnostic.notes where !isFree {
        #expect(!place.lexicographicallyPrecedes([note.range.file, note.range.lower]))
      }
    }
  }

  /// Lower case, without a full stop, on one line: what stands between place and identifier.
  @Test(arguments: Finding.all)
  func wording(finding: Finding) {
    for diagnostic in compiled(finding.files).diagnostics {
      for message in [diagnostic.message] + diagnostic.notes.map(\.message) {
        #expect(message.first?.isUppercase == false)
        #expect(!message.hasSuffix("."))
        #expect(!message.contains("\n"))
      }
    }
  }
}
