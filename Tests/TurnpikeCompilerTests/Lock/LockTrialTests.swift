import Testing
import TurnpikeReference

/// A lock reads back to itself, no finding means that links are answered as they were, and a finding
/// has a link that shows it: for generated tables that are spoilt.
@Suite(.timeLimit(.minutes(30))) struct LockTrialTests {
  @Test func theLockSaysWhatBecomesOfLinks() {
    var counts = TrialCounts()
    for index in 0..<20 {
      var trial = FileTrial(seed: FileTrial.seed(index, of: 7))
      trial.lock(rounds: 12, links: 20)
      for failure in trial.failures { Issue.record("\(failure.text)") }
      counts += trial.counts
    }
    // Else nothing would be compared.
    #expect(counts[.compiled] > 30, "\(counts)")
    #expect(counts[.refused] > 5, "\(counts)")
    #expect(counts[.links] > 300, "\(counts)")
  }
}
