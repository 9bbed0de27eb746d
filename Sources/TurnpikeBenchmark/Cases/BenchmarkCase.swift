/// One thing that is measured.
struct BenchmarkCase: Sendable {
  /// What it is called on the command line: `match-130`.
  let name: String
  /// What it measures, for `--list`.
  let summary: String
  /// How many routes its table has.
  let routes: Int
  /// The cases of the baselines on the same links, by the name of their column.
  var baselines: [Baseline: String] = [:]
  /// What it is to reach.
  var bars: [Bar] = []
  /// Makes the table and the links: only the cases that run are prepared.
  let prepare: @MainActor @Sendable () throws -> Workload
}

/// A case made ready to run.
struct Workload {
  /// How many links a pass looks up.
  let lookUps: Int
  /// How many bytes those links have.
  let bytes: Int
  /// Looks all links up, several times, and gives a number that depends on each answer: so that
  /// none of it can be left out, and that a wrong answer shows.
  let run: @MainActor (_ passes: Int) async throws -> Int
  /// What `run` gives for one pass.
  let expected: Int

  init(
    _ links: [String], expecting expected: Int,
    run: @escaping @MainActor (_ passes: Int) async throws -> Int
  ) {
    lookUps = links.count
    bytes = links.reduce(0) { $0 + $1.utf8.count }
    self.run = run
    self.expected = expected
  }

  /// Looks each link up and adds the numbers of the answers.
  init(_ links: [String], expecting expected: Int, by lookUp: some LookUp) {
    let held = Held(links)
    self.init(links, expecting: expected) { passes in
      held.sum(passes: passes) { lookUp.number(of: $0) }
    }
  }
}

/// What Turnpike is compared with in the same run.
enum Baseline: String, CaseIterable, Codable {
  case trie, original, url

  /// The title of its column.
  var title: String {
    switch self {
    case .trie: "of trie"
    case .original: "of original"
    case .url: "of URL"
    }
  }
}
