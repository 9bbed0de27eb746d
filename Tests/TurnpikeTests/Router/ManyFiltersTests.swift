import TestSupport
import Testing
import Turnpike

/// Routers with more filters than anybody writes by hand.
@Suite(.serialized) struct ManyFiltersTests {
  private func router(_ count: Int, _ log: Log) -> Router<ScreenRoute> {
    var router = Router(log: log)
    for index in 0..<count { append("\(index)", to: &router, log) }
    return router
  }

  private func append(_ line: String, to router: inout Router<ScreenRoute>, _ log: Log) {
    router.append { request, next in
      log.add(line)
      return try await next(request)
    }
  }

  /// Each filter runs once, in the order in which it was appended.
  @Test(arguments: [0, 1, 15, 16, 17, 31, 32, 33, 48, 49, 100, 257, 1_000])
  func runInTheirOrder(count: Int) async throws {
    let log = Log()
    try await router(count, log).resolve(.home)
    #expect(log.lines == (0..<count).map { "\($0)" } + ["at /"])
  }

  /// A filter appended to a copy of a router runs in that copy only.
  @Test(arguments: [0, 15, 16, 17, 40])
  func copiesDoNotSeeEachOthersFilters(count: Int) async throws {
    let log = Log()
    let shared = router(count, log)
    var (left, right) = (shared, shared)
    for index in 0..<20 {
      append("left \(index)", to: &left, log)
      append("right \(index)", to: &right, log)
    }
    let common = (0..<count).map { "\($0)" }
    try await shared.resolve(.home)
    try await left.resolve(.home)
    try await right.resolve(.home)
    #expect(
      log.lines == common + ["at /"] + common + (0..<20).map { "left \($0)" } + ["at /"]
        + common + (0..<20).map { "right \($0)" } + ["at /"])
  }

  /// Appending and freeing are linear in the number of filters and do not recurse.
  @Test func aHundredThousandAreAppendedAndFreed() {
    let seconds = processorSeconds {
      var router = Router<ScreenRoute> { _, _ in }
      for _ in 0..<100_000 { router.append { try await $1($0) } }
      var copy: Router<ScreenRoute>? = router
      copy?.append { try await $1($0) }
      copy = nil
    }
    #expect(seconds < 10, "\(seconds) s")
  }
}
