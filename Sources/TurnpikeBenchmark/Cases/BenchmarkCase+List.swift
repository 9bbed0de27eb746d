import TurnpikeCompiler

extension BenchmarkCase {
  /// Every case, Turnpike's own before the baselines.
  static let all =
    LookUpCases.all + ClientCases.all + FilterCases.all + NavigationCases.all + WorstCases.all
    + BaselineCases.all

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
