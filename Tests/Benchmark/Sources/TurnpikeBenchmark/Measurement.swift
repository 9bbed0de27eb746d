import Foundation
import TurnpikeAllocations

/// The figures of a case, for each link.
struct Measurement {
  /// Nanoseconds of processor time in each round, sorted.
  let rounds: [Double]
  /// The number of allocations, or nil if the system cannot count them.
  let allocations: Double?
  /// The average length of a link.
  let bytes: Double

  var minimum: Double { rounds[0] }
  var median: Double { rounds[rounds.count / 2] }

  /// Measures cases in interleaved rounds, so that other work on the machine affects all of them.
  @MainActor static func measure(
    _ cases: [BenchmarkCase], rounds: Int
  ) async throws -> [String: Measurement] {
    let nanosecondsOfRound = 4e6
    var runs: [(case: BenchmarkCase, workload: Workload, passes: Int, allocations: Int)] = []
    for one in cases {
      let workload = try one.prepare()
      // The first pass creates objects that exist only once, for example locks and type metadata.
      _ = try await time(workload, passes: 1, of: one)
      turnpike_start_counting_allocations()
      let time = try await time(workload, passes: 1, of: one)
      let allocations = Int(turnpike_stop_counting_allocations())
      runs.append((one, workload, max(1, Int(nanosecondsOfRound / time)), allocations))
    }
    var times: [String: [Double]] = [:]
    for _ in 0..<rounds {
      for run in runs {
        let time = try await time(run.workload, passes: run.passes, of: run.case)
        times[run.case.name, default: []].append(time / Double(run.passes * run.workload.count))
      }
    }
    var measurements: [String: Measurement] = [:]
    for run in runs {
      let count = Double(run.workload.count)
      measurements[run.case.name] = Measurement(
        rounds: times[run.case.name, default: []].sorted(),
        allocations: turnpike_counts_allocations() ? Double(run.allocations) / count : nil,
        bytes: Double(run.workload.bytes) / count)
    }
    return measurements
  }

  /// The nanoseconds of some passes, at least one. A wrong match is an error.
  @MainActor private static func time(
    _ workload: Workload, passes: Int, of one: BenchmarkCase
  ) async throws -> Double {
    let start = processorNanoseconds
    let sum = try await workload.run(passes)
    let time = processorNanoseconds - start
    guard sum == workload.expected * passes else {
      throw BenchmarkError(message: "'\(one.name)' matches links wrongly", status: 1)
    }
    return Double(max(time, 1))
  }

  /// The processor time of this thread, which other programs don't change as they change wall time.
  private static var processorNanoseconds: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
