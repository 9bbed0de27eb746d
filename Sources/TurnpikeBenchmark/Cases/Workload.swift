/// A case made ready to run.
struct Workload {
  /// How many links a pass looks up.
  let lookUps: Int
  /// How many bytes those links have.
  let bytes: Int
  /// What `run` returns for one pass.
  let expected: Int
  /// Looks all links up, several times, and returns a number that depends on each answer: so none
  /// of it can be left out, and a wrong answer shows.
  let run: @MainActor (_ passes: Int) async throws -> Int

  init(
    _ links: [String], expecting expected: Int,
    run: @escaping @MainActor (_ passes: Int) async throws -> Int
  ) {
    lookUps = links.count
    bytes = links.reduce(0) { $0 + $1.utf8.count }
    self.expected = expected
    self.run = run
  }

  /// Looks each link up and adds the numbers of the answers.
  @inline(__always)
  init(
    _ links: [String], expecting expected: Int, number: @escaping @MainActor (_ link: String) -> Int
  ) {
    self.init(links, expecting: expected) { passes in
      var sum = 0
      for _ in 0..<passes {
        for link in links { sum += number(link) }
      }
      return sum
    }
  }
}
