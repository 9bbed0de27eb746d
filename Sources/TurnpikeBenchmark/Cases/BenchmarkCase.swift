import TurnpikeCompiler

/// One thing that is measured.
struct BenchmarkCase: Sendable {
  /// What it is called on the command line: `match-130`.
  let name: String
  /// What it measures, for `--list`.
  let summary: String
  /// How many routes its table has.
  let routes: Int
  /// Whether the baselines look the same links up.
  var isCompared = false
  /// What it is to reach.
  var bars: [Bar] = []
  /// Makes the table and the links: only the cases that run are prepared.
  let prepare: @MainActor @Sendable () throws -> Workload

  /// Every case, Turnpike's own before the baselines.
  static let all =
    LookUpCases.all + ClientCases.all + FilterCases.all + WorstCases.all + Baseline.cases

  /// The cases with these names; all without any.
  static func named(_ names: [String]) throws(UsageError) -> [BenchmarkCase] {
    for name in names where !all.contains(where: { $0.name == name }) {
      let meant = nearestNames(to: name, in: all.map(\.name))
      let hint = meant.isEmpty ? "; 'turnpike-benchmark --list' names them" : suggesting(meant)
      throw UsageError("unknown case '\(name)'\(hint)")
    }
    return names.isEmpty ? all : all.filter { names.contains($0.name) }
  }
}
