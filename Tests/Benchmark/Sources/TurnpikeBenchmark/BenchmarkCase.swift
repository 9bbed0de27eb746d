/// One thing that is measured.
struct BenchmarkCase: Sendable {
  /// The name on the command line, for example `typed-130`.
  let name: String
  /// The operation on each link, for `--list`.
  let summary: String
  /// The number of routes in the table.
  var routes = 130
  var comparisons: [Comparison] = []
  /// The largest number of allocations for each link, if there is a limit.
  var allocations: Double?
  /// Creates the table and the links. Only the cases that run are prepared.
  let prepare: @MainActor @Sendable () throws -> Workload
}

/// A figure of a case relative to another case of the same run.
struct Comparison: Sendable {
  enum Figure: String {
    case time = "of"
    case timePerByte = "for each byte of"
    case nanosecondsMore = "ns more than"
  }

  var figure = Figure.time
  /// The name of the other case.
  let other: String
  /// The largest good value, if there is a limit.
  var limit: Double?
}

/// A case that is ready to run.
struct Workload {
  /// The number of links that a pass reads.
  let count: Int
  /// The length of these links in bytes.
  let bytes: Int
  /// The result of `run` for one pass.
  let expected: Int
  /// Reads all links several times. The result depends on each link, so the optimizer cannot remove a
  /// link, and a wrong match changes the result.
  let run: @MainActor (_ passes: Int) async throws -> Int

  init(
    _ links: [String], expecting expected: Int,
    run: @escaping @MainActor (_ passes: Int) async throws -> Int
  ) {
    count = links.count
    bytes = links.reduce(0) { $0 + $1.utf8.count }
    self.expected = expected
    self.run = run
  }

  /// Adds the numbers of all items, which are created from the links.
  @inline(__always)
  init<Item: Sendable>(
    _ links: [String], _ items: [Item], expecting expected: Int,
    number: @escaping @MainActor (Item) -> Int
  ) {
    self.init(links, expecting: expected) { passes in
      var sum = 0
      for _ in 0..<passes {
        for item in items { sum += number(item) }
      }
      return sum
    }
  }
}
