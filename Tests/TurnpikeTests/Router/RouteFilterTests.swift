import Testing
import Turnpike

private enum Note: RouteRequestKey {
  typealias Value = String
}

private struct LoggingFilter: RouteFilter {
  let name: String
  let log: Log

  func process(
    _ request: RouteRequest<ScreenRoute>, next: FilterChain<ScreenRoute>
  ) async throws -> Resolution<ScreenRoute> {
    log.add("\(name) before")
    let resolution = try await next(request)
    log.add("\(name) after")
    return resolution
  }
}

@Suite struct RouteFilterTests {
  @Test(arguments: [("product/1", "at product/1"), ("nowhere", "otherwise nowhere")])
  func runInTheOrderAppended(link: String, end: String) async throws {
    let log = Log()
    var router = Router(log: log)
    router.append(LoggingFilter(name: "a", log: log))
    router.append { request, next in
      log.add("b \(request.matchedRoute ?? "none")")
      return try await next(request)
    }
    router.append(LoggingFilter(name: "c", log: log))
    try await router.resolve(link)
    let pattern = link == "nowhere" ? "none" : "product/:id"
    #expect(
      log.lines == ["a before", "b \(pattern)", "c before", end, "c after", "a after"])
  }

  @Test func handOnWhatTheyStore() async throws {
    let log = Log()
    var router = Router<ScreenRoute> { _, request in log.add(request.storage[Note.self] ?? "-") }
    router.append { request, next in
      var request = request
      request.storage[Note.self] = (request.storage[Note.self] ?? "") + " first"
      return try await next(request)
    }
    router.append { request, next in
      var request = request
      request.storage[Note.self] = (request.storage[Note.self] ?? "") + " second"
      return try await next(request)
    }
    var storage = RequestStorage()
    storage[Note.self] = "given"
    let outcome = try await router.resolve("product/1", storage: storage)
    try await router.resolve(.home, storage: storage)
    try await router.resolve(.home)
    #expect(log.lines == ["given first second", "given first second", " first second"])
    #expect(outcome.request.storage[Note.self] == "given first second")
  }

  @Test func changeTheRoute() async throws {
    let log = Log()
    var router = Router(log: log)
    router.append { request, next in
      var request = request
      request.route = request.route.map { _ in .signIn } ?? .home
      return try await next(request)
    }
    let known = try await router.resolve("product/1")
    let unknown = try await router.resolve("nowhere")
    #expect(log.lines == ["at sign-in", "at /"])
    #expect(known.kind == .resolved)
    #expect(known.request.route == .signIn)
    #expect(known.request.matchedRoute == "product/:id")
    #expect(unknown.kind == .resolved)
    #expect(unknown.request.failure == .unmatched(.noRoute))
  }

  @Test func takeTheRouteAway() async throws {
    let log = Log()
    var router = Router(log: log)
    router.append { request, next in
      var request = request
      request.route = nil
      return try await next(request)
    }
    let outcome = try await router.resolve("product/1")
    #expect(outcome.kind == .unmatched)
    #expect(log.lines == ["otherwise product/1"])
  }

  @Test(
    arguments: [
      (.abandon, .abandoned), (.unmatched, .unmatched), (.resolved, .resolved),
    ] as [(Resolution<ScreenRoute>, OutcomeKind)])
  func answerThemselves(resolution: Resolution<ScreenRoute>, kind: OutcomeKind) async throws {
    let log = Log()
    var router = Router(log: log)
    router.append(LoggingFilter(name: "outer", log: log))
    router.append { request, next in resolution }
    router.append(LoggingFilter(name: "never", log: log))
    let outcome = try await router.resolve("product/1")
    #expect(outcome.kind == kind)
    #expect(outcome.request.route == .product(id: 1))
    // The fallback runs for a request that a filter gives up.
    let fallback = resolution == .unmatched ? ["otherwise product/1"] : []
    #expect(log.lines == ["outer before"] + fallback + ["outer after"])
  }

  @Test func seeAndReplaceWhatBecameOfTheRequest() async throws {
    let log = Log()
    var router = Router(log: log)
    router.append { request, next in
      try await next(request) == .unmatched ? .abandon : .resolved
    }
    let unknown = try await router.resolve("nowhere")
    let known = try await router.resolve(.home)
    #expect(unknown.kind == .abandoned)
    #expect(known.kind == .resolved)
  }

  @Test func throwThroughTheFiltersAroundThem() async throws {
    let log = Log()
    var router = Router(log: log)
    router.append { request, next in
      do {
        return try await next(request)
      } catch {
        log.add("saw \(error)")
        throw error
      }
    }
    router.append { request, next in throw Mishap() }
    await #expect(throws: Mishap()) { try await router.resolve(.home) }
    #expect(log.lines == ["saw Mishap()"])
  }

  @Test func answerForAnErrorThatTheyCatch() async throws {
    var router = Router<ScreenRoute> { route, _ in
      if route == .home { throw Mishap() }
    }
    router.append { request, next in
      do { return try await next(request) } catch { return .redirect(to: .signIn) }
    }
    let outcome = try await router.resolve(.home)
    #expect(outcome.kind == .redirected)
    #expect(outcome.request.route == .signIn)
  }

  @Test func endWhenTheTaskIsCancelled() async throws {
    let task = Task {
      let log = Log()
      var router = Router(log: log)
      router.append { request, next in
        while true { try await Task.sleep(for: .seconds(60)) }
      }
      do {
        try await router.resolve(.home)
      } catch is CancellationError {
        log.add("cancelled")
      }
      return log.lines
    }
    task.cancel()
    #expect(try await task.value == ["cancelled"])
  }

  @Test func areManyAtNoRisk() async throws {
    let log = Log()
    var router = Router(log: log)
    for _ in 0..<200 { router.append { request, next in try await next(request) } }
    try await router.resolve(.home)
    #expect(log.lines == ["at /"])
  }
}
