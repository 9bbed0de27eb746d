import TurnpikeAllocations

/// Runs cases in interleaved rounds: whatever the machine does meanwhile, it does to all of them.
@MainActor
struct Measurement {
  /// How many rounds there are, an odd number so that there is a median.
  let rounds: Int
  /// How long a case runs in a round, unless one pass takes longer.
  let nanoseconds: Double

  private struct Prepared {
    let name: String
    let workload: Workload
    let passes: Int
    let allocations: Double?
    var rounds: [Double] = []
  }

  /// The figures of the cases by name.
  func figures(of cases: [BenchmarkCase]) async throws -> [String: Figures] {
    var prepared: [Prepared] = []
    for one in cases { prepared.append(try await prepare(one)) }
    for _ in 0..<rounds {
      for index in prepared.indices {
        let one = prepared[index]
        let time = try await time(one.workload, one.passes, of: one.name)
        prepared[index].rounds.append(time / Double(one.passes * one.workload.lookUps))
      }
    }
    return Dictionary(
      uniqueKeysWithValues: prepared.map { one in
        let bytes = Double(one.workload.bytes) / Double(one.workload.lookUps)
        return (
          one.name, Figures(rounds: one.rounds, allocations: one.allocations, bytes: bytes)
        )
      })
  }

  /// Counts allocations, and finds how many passes make a round.
  private func prepare(_ one: BenchmarkCase) async throws -> Prepared {
    let workload = try one.prepare()
    // The first pass warms up: what is made once, a lock or a type's record, is no look-up's.
    _ = try await time(workload, 1, of: one.name)
    turnpike_start_counting_allocations()
    let time = try await time(workload, 1, of: one.name)
    let count = turnpike_stop_counting_allocations()
    return Prepared(
      name: one.name, workload: workload, passes: max(1, Int(nanoseconds / max(time, 1))),
      allocations: turnpike_counts_allocations()
        ? (Double(count) / Double(workload.lookUps)) : nil)
  }

  /// The nanoseconds of some passes, whose answers are checked.
  private func time(_ workload: Workload, _ passes: Int, of name: String) async throws -> Double {
    let start = ProcessorClock.nanoseconds
    let sum = try await workload.run(passes)
    let end = ProcessorClock.nanoseconds
    guard sum == workload.expected &* passes else {
      throw BenchmarkFailure("'\(name)' gives wrong answers")
    }
    return Double(end - start)
  }
}
