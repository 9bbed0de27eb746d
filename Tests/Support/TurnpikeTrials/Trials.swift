import Foundation
import TestSupport
import TurnpikeReference

/// `swift run -c release turnpike-trials`: ten thousand generated runs of files with a million
/// links and as many values, and the mutations of every fixture and of generated files, which are
/// formatted and mended too.
///
/// `TURNPIKE_SEED` asks for another seed than the constant one, `TURNPIKE_FILES` for another number
/// of runs.
@main
struct Trials {
  static func main() async {
    let environment = ProcessInfo.processInfo.environment
    let seed = environment["TURNPIKE_SEED"].flatMap { UInt64($0) } ?? 1
    let count = environment["TURNPIKE_FILES"].flatMap { Int($0) } ?? 10_000
    let workers = ProcessInfo.processInfo.activeProcessorCount
    let start = ContinuousClock.now
    let (counts, failures) = await withTaskGroup(of: (TrialCounts, [TrialFailure]).self) { group in
      for worker in 0..<workers {
        group.addTask { run(seed, stride(from: worker, to: count, by: workers)) }
      }
      var all = (TrialCounts(), [TrialFailure]())
      for await part in group {
        all.0 += part.0
        all.1 += part.1
      }
      return all
    }
    for failure in failures { print(failure.text + "\n") }
    let (wall, processor) = (ContinuousClock.now - start, clock() / CLOCKS_PER_SEC)
    print("seed \(seed): \(counts); \(wall.components.seconds) s, \(processor) s of processor")
    if !failures.isEmpty { exit(1) }
  }

  /// Runs until a few differences are found: more would say the same.
  private static func run(
    _ seed: UInt64, _ indices: StrideTo<Int>
  ) -> (TrialCounts, [TrialFailure]) {
    var counts = TrialCounts()
    var failures: [TrialFailure] = []
    let fixtures = Fixtures.all
    for index in indices {
      var trial = FileTrial(seed: FileTrial.seed(index, of: seed))
      if let files = trial.run(links: 100, values: 10) {
        trial.mutate(files, rounds: 2, links: 10)
        // These take longest, so that every fifth file has them.
        if index % 5 == 0 {
          trial.format(files, layouts: 1)
          trial.formatSpoilt(files, rounds: 20)
          trial.fix(files, rounds: 1)
        }
      }
      if index % 4 == 0 { trial.lock(rounds: 8, links: 40) }
      let fixture = fixtures[index % fixtures.count].files
      trial.mutate(fixture, rounds: 2, links: 10)
      if index % 5 == 0 { trial.formatSpoilt(fixture, rounds: 5) }
      counts += trial.counts
      failures += trial.failures
      if failures.count > 3 { break }
    }
    return (counts, failures)
  }
}
