import Foundation
import Testing
import TurnpikeReference

/// Generated files, links and values, matched by the table and by the reference: any difference is
/// a bug in one of them. `swift run -c release turnpike-trials` does the same a thousand times over.
///
/// `TURNPIKE_SEED` asks for another seed than the constant one.
@Suite struct ReferenceTests {
  private static let seed =
    ProcessInfo.processInfo.environment["TURNPIKE_SEED"].flatMap { UInt64($0) } ?? 1

  @Test(arguments: 0..<2) func matchesAsTheReference(shard: Int) {
    var counts = TrialCounts()
    for index in 0..<12 {
      var trial = FileTrial(seed: FileTrial.seed(shard * 12 + index, of: Self.seed))
      trial.run(links: 60, values: 4)
      for failure in trial.failures { Issue.record("\(failure.text)") }
      counts += trial.counts
    }
    // Else the links would miss what they are made for.
    #expect(counts[.files] == 12)
    #expect(counts[.matched] * 5 > counts[.links], "\(counts)")
    #expect(counts[.linkable] * 3 > counts[.values], "\(counts)")
  }
}

/// Checks the result of a link with the tables of some files: as the reference says, in everything that
/// can be observed.
func expectSameMatch(
  of files: [String], _ table: String, to link: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let comparison = comparison(files, sourceLocation) else { return }
  #expect(
    comparison.difference(table, Array(link.utf8)) == nil, "the result of '\(link)'",
    sourceLocation: sourceLocation)
}

/// The same of several links.
func expectSameMatches(
  of files: [String], _ table: String, to links: [String],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let comparison = comparison(files, sourceLocation) else { return }
  for link in links {
    #expect(
      comparison.difference(table, Array(link.utf8)) == nil, "the result of '\(link)'",
      sourceLocation: sourceLocation)
  }
}

/// Checks that the values of a route print, and read back, as the reference says.
func expectSamePrinting(
  of files: [String], _ table: String, _ route: String, _ values: ReferencePrinter.Values,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let comparison = comparison(files, sourceLocation) else { return }
  #expect(
    comparison.printingDifference(table, route, values).difference == nil,
    sourceLocation: sourceLocation)
}

private func comparison(_ files: [String], _ sourceLocation: SourceLocation) -> Comparison? {
  let comparison = Comparison(files.map { Array($0.utf8) })
  if comparison == nil { Issue.record("the files do not compile", sourceLocation: sourceLocation) }
  return comparison
}
