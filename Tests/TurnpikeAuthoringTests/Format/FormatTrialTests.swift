import TestSupport
import Testing
import TurnpikeReference

@testable import TurnpikeCompiler

/// Files of every kind, in any layout, spoilt or not, say the same when they are formatted.
@Suite(.timeLimit(.minutes(30))) struct FormatTrialTests {
  @Test(arguments: 1...2 as ClosedRange<UInt64>)
  func generated(seed: UInt64) {
    var counts = TrialCounts()
    for index in 0..<12 {
      var trial = FileTrial(seed: FileTrial.seed(index, of: seed))
      guard let (files, _) = trial.comparison(isRestricted: true) else { continue }
      trial.format(files, layouts: 2)
      trial.formatSpoilt(files, rounds: 30)
      for failure in trial.failures { Issue.record("\(failure.text)") }
      counts += trial.counts
    }
    #expect(counts[.layouts] > 15, "\(counts)")
    #expect(counts[.formatted] > 250, "\(counts)")
    // Else the mutations would be of files that cannot be read, and nothing formatted.
    #expect(counts[.rearranged] > 50, "\(counts)")
  }

  @Test(arguments: Fixtures.all.indices)
  func fixtures(index: Int) {
    var trial = FileTrial(seed: UInt64(index))
    trial.format(Fixtures.all[index].files, layouts: 3)
    trial.formatSpoilt(Fixtures.all[index].files, rounds: trials(20, quick: 5))
    for failure in trial.failures { Issue.record("\(failure.text)") }
  }
}
