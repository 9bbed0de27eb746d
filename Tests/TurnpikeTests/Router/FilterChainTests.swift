import Testing
import Turnpike

/// A destination is never reached twice, whatever filters do with their chain.
@Suite struct FilterChainTests {
  @Test(arguments: [0, 1, 3])
  func continuedTwiceThrows(filtersBehind: Int) async {
    let log = Log()
    var router = Router(log: log)
    router.append { request, next in
      _ = try await next(request)
      return try await next(request)
    }
    for _ in 0..<filtersBehind {
      router.append { request, next in
        log.add("behind")
        return try await next(request)
      }
    }
    await #expect(throws: RouterError.nextCalledTwice) { try await router.resolve(.home) }
    #expect(log.lines == Array(repeating: "behind", count: filtersBehind) + ["at /"])
  }

  @Test func continuedAgainAfterAnErrorThrows() async {
    let log = Log()
    var router = Router<ScreenRoute> { _, _ in
      log.add("destination")
      throw Mishap()
    }
    router.append { request, next in
      do { return try await next(request) } catch { return try await next(request) }
    }
    await #expect(throws: RouterError.nextCalledTwice) { try await router.resolve(.home) }
    #expect(log.lines == ["destination"])
  }

  @Test func aSecondCallThatIsIgnoredRunsNothing() async throws {
    let log = Log()
    var router = Router(log: log)
    router.append { request, next in
      let resolution = try await next(request)
      _ = try? await next(request)
      return resolution
    }
    let outcome = try await router.resolve(.home)
    #expect(outcome.kind == .resolved)
    #expect(log.lines == ["at /"])
  }

  @Test(arguments: [true, false])
  func keptAndCalledLaterThrows(continued: Bool) async throws {
    let log = Log()
    final class Keeper { var next: FilterChain<ScreenRoute>? }
    let keeper = Keeper()
    var router = Router(log: log)
    router.append { request, next in
      keeper.next = next
      return continued ? try await next(request) : .abandon
    }
    try await router.resolve(.home)
    let next = try #require(keeper.next)
    let error = continued ? RouterError.nextCalledTwice : .nextCalledAfterReturn
    await #expect(throws: error) { try await next(RouteRequest(.home)) }
    #expect(log.lines == (continued ? ["at /"] : []))
  }

  @Test func keptAndCalledByAFilterAroundThrows() async throws {
    let log = Log()
    final class Keeper { var next: FilterChain<ScreenRoute>? }
    let keeper = Keeper()
    var router = Router(log: log)
    router.append { request, next in
      let resolution = try await next(request)
      guard let kept = keeper.next else { return resolution }
      return try await kept(request)
    }
    router.append { request, next in
      keeper.next = next
      return .abandon
    }
    await #expect(throws: RouterError.nextCalledAfterReturn) { try await router.resolve(.home) }
    #expect(log.lines == [])
  }

  @Test func keptAndCalledAfterARedirectThrows() async throws {
    let log = Log()
    final class Keeper { var next: FilterChain<ScreenRoute>? }
    let keeper = Keeper()
    var router = Router(log: log)
    router.append { request, next in
      if let kept = keeper.next { return try await kept(request) }
      keeper.next = next
      return .redirect(to: .signIn)
    }
    await #expect(throws: RouterError.nextCalledAfterReturn) { try await router.resolve(.home) }
    #expect(log.lines == [])
  }

  @Test @MainActor func calledByTwoTasksOfOneActorContinuesOnce() async throws {
    let log = Log()
    var router = Router<ScreenRoute> { route, _ in
      await Task.yield()
      log.add("at \(route)")
    }
    router.append { request, next in
      let tasks = (0..<10).map { _ in Task { try await next(request) } }
      var answers: [String] = []
      for task in tasks {
        do { answers.append("\(try await task.value)") } catch { answers.append("\(error)") }
      }
      #expect(answers.filter { $0 == "resolved" }.count == 1)
      #expect(answers.filter { $0 == RouterError.nextCalledTwice.description }.count == 9)
      return .resolved
    }
    try await router.resolve(.home)
    #expect(log.lines == ["at /"])
  }

  @Test @MainActor func calledByATaskThatOutlivesItsFilterThrows() async throws {
    let log = Log()
    final class Keeper { var task: Task<Resolution<ScreenRoute>, any Error>? }
    let keeper = Keeper()
    var router = Router(log: log)
    router.append { request, next in
      keeper.task = Task { try await next(request) }
      return .abandon
    }
    try await router.resolve(.home)
    let task = try #require(keeper.task)
    await #expect(throws: RouterError.nextCalledAfterReturn) { try await task.value }
    #expect(log.lines == [])
  }
}

@Suite struct RouterErrorTests {
  @Test(
    arguments: [
      (.nextCalledTwice, "a filter called 'next' twice; a request can be passed on once"),
      (
        .nextCalledAfterReturn,
        "'next' was called after its filter returned; "
          + "save the request and resolve it with the router instead"
      ),
      (.redirectLoop(["/", "sign-in", "/"]), "redirect loop: '/' -> 'sign-in' -> '/'"),
      (.tooManyRedirects(["a", "b", "c"]), "2 redirects do not end: 'a' -> 'b' -> 'c'"),
    ] as [(RouterError, String)])
  func saysWhatIsWrong(error: RouterError, description: String) {
    #expect(error.description == description)
  }
}
