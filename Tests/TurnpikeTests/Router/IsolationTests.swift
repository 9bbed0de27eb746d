import Testing
import Turnpike

/// Notes whether it runs on the main actor; belongs to no actor itself.
private struct MainActorProbe: RouteFilter {
  let log: Log

  func process(
    _ request: RouteRequest<ScreenRoute>, next: FilterChain<ScreenRoute>
  ) async throws -> Resolution<ScreenRoute> {
    let isolation: (any Actor)? = #isolation
    if isolation === MainActor.shared {
      MainActor.preconditionIsolated()
      log.add("main")
    } else {
      log.add(isolation == nil ? "none" : "actor")
    }
    return try await next(request)
  }
}

/// A filter with state on the main actor, written as the documentation of `RouteFilter` has it.
@MainActor private final class VisitFilter: @MainActor RouteFilter {
  private(set) var visits = 0

  @MainActor func process(
    _ request: RouteRequest<ScreenRoute>, next: FilterChain<ScreenRoute>
  ) async throws -> Resolution<ScreenRoute> {
    visits += 1
    return try await next(request)
  }
}

/// A main-actor type whose filter function belongs, as the requirement, to whoever calls it.
@MainActor private final class Screens: RouteFilter {
  var shown: [String] = []
  private var router: Router<ScreenRoute>?

  func process(
    _ request: RouteRequest<ScreenRoute>, next: FilterChain<ScreenRoute>
  ) async throws -> Resolution<ScreenRoute> {
    await show("filter")
    return try await next(request)
  }

  func show(_ name: String) {
    shown.append(name)
  }

  func open(_ link: String) async throws {
    var router = Router<ScreenRoute> { route, request in
      self.show("\(route)")
    } fallback: { request in
      self.show("landing")
    }
    router.append(self)
    router.append { request, next in
      self.show("closure")
      return try await next(request)
    }
    self.router = router
    try await self.router?.resolve(link)
  }
}

private actor Center {
  private let log = Log()
  private var router: Router<ScreenRoute>?

  func open(_ link: String) async throws -> [String] {
    var router = Router<ScreenRoute> { route, request in
      self.log.add("\(route)")
    }
    router.append(MainActorProbe(log: log))
    router.append { request, next in
      self.preconditionIsolated()
      return try await next(request)
    }
    self.router = router
    try await self.router?.resolve(link)
    return log.lines
  }
}

@Suite struct IsolationTests {
  @Test @MainActor func staysOnTheMainActor() async throws {
    let log = Log()
    var router = Router<ScreenRoute> { route, _ in
      MainActor.preconditionIsolated()
      log.add("\(route)")
    }
    router.append(MainActorProbe(log: log))
    let visits = VisitFilter()
    router.append(visits)
    router.append { request, next in
      await Task.yield()
      return try await next(request)
    }
    router.append(MainActorProbe(log: log))
    try await router.resolve("product/1")
    #expect(log.lines == ["main", "main", "product/1"])
    #expect(visits.visits == 1)
  }

  @Test @MainActor func usesAMainActorTypeFromItsOwnClosures() async throws {
    let screens = Screens()
    try await screens.open("product/1")
    try await screens.open("nowhere")
    #expect(
      screens.shown == ["filter", "closure", "product/1", "filter", "closure", "landing"])
  }

  @Test func staysOnAnActor() async throws {
    #expect(try await Center().open("product/1") == ["actor", "product/1"])
  }

  @Test func staysOnNoActor() async throws {
    let log = Log()
    var router = Router(log: log)
    router.append(MainActorProbe(log: log))
    var count = 0
    router.append { request, next in
      count += 1
      return try await next(request)
    }
    try await router.resolve("product/1")
    #expect(log.lines == ["none", "at product/1"])
    #expect(count == 1)
  }

  /// Nothing else gets its turn on the main actor while a request passes filters that do not wait.
  @Test @MainActor func doesNotSuspendByItself() async throws {
    let log = Log()
    var router = Router(log: log)
    for _ in 0..<10 { router.append(MainActorProbe(log: log)) }
    let other = Task { log.add("other") }
    try await router.resolve(.home)
    #expect(log.lines == Array(repeating: "main", count: 10) + ["at /"])
    await other.value
  }
}
