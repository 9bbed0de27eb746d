import Testing
import Turnpike

/// A filter that gives up a link that a route matches: the fallback runs once.
@MainActor @Suite struct GivenUpTests {
  private let log = Log()

  private func router(continues: Bool = false) -> Router<ScreenRoute> {
    let log = log
    var router = Router(log: log)
    router.append { request, next in
      log.add("first")
      let resolution = try await next(request)
      log.add("\(resolution)")
      return resolution
    }
    router.append { request, next in
      guard request.route == .product(id: 1) else { return try await next(request) }
      if continues { _ = try await next(request) }
      return .unmatched
    }
    router.append { request, next in
      log.add("last")
      return try await next(request)
    }
    return router
  }

  @Test func callsTheFallbackOnce() async throws {
    let outcome = try await router().resolve("app://product/1")
    #expect(outcome.kind == .unmatched)
    #expect(outcome.request.route == .product(id: 1))
    #expect(log.lines == ["first", "otherwise app://product/1", "unmatched"])
  }

  @Test func doesNotCallTheFallbackAfterTheHandler() async throws {
    #expect(try await router(continues: true).resolve("app://product/1").kind == .unmatched)
    #expect(log.lines == ["first", "last", "at product/1", "unmatched"])
  }

  @Test func callsTheFallbackOnceForAnUnmatchedLink() async throws {
    try await router().resolve("app://nowhere")
    #expect(log.lines == ["first", "last", "otherwise app://nowhere", "unmatched"])
  }

  /// After a redirect, too.
  @Test func givesUpTheRouteOfARedirect() async throws {
    var router = router()
    router.append { request, next in
      request.route == .home ? .redirect(to: .product(id: 1)) : try await next(request)
    }
    #expect(try await router.resolve("app://").kind == .unmatched)
    #expect(log.lines.filter { $0.hasPrefix("otherwise") } == ["otherwise product/1"])
  }

  @Test func cannotPassTheRequestOnFromTheFallback() async throws {
    final class Keeper { var next: FilterChain<ScreenRoute>? }
    let (keeper, log) = (Keeper(), log)
    var router = Router<ScreenRoute> { route, _ in
      log.add("at \(route)")
    } fallback: { request in
      _ = try await keeper.next?(request)
    }
    router.append { _, next in
      keeper.next = next
      return .unmatched
    }
    await #expect(throws: RouterError.nextCalledAfterReturn) { try await router.resolve(.home) }
    #expect(log.lines == [])
  }

  /// A link that a newer one replaces does not reach the fallback, and it reaches it once.
  @Test(arguments: [true, false])
  func obeysTheInbox(isReplaced: Bool) async {
    let log = log
    var router = Router(log: log)
    router.append { request, next in
      guard request.route == .product(id: 1) else { return try await next(request) }
      for _ in 0..<50 { await Task.yield() }
      return .unmatched
    }
    let inbox = LinkInbox(router)
    inbox.receive(RouteRequest("app://product/1"))
    for _ in 0..<10 { await Task.yield() }
    if isReplaced { inbox.receive(RouteRequest("app://product/2")) }
    for _ in 0..<500 { await Task.yield() }
    #expect(log.lines == [isReplaced ? "at product/2" : "otherwise app://product/1"])
    #expect(inbox.pendingRequests.isEmpty)
  }
}
