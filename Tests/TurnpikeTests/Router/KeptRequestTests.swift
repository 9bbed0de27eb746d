import Testing
import Turnpike

/// What a request remembers of those before it has an end.
@Suite struct KeptRequestTests {
  /// A request that is kept, gone on with and redirected, round after round: a chain of a hundred
  /// thousand requests would overflow the stack where it is freed.
  @Test func ofManyRounds() async throws {
    var kept = RouteRequest<ScreenRoute>(.home)
    var router = Router<ScreenRoute> { _, request in kept = request }
    router.append { request, next in
      request.route == .home ? .redirect(to: .signIn) : try await next(request)
    }
    for _ in 0..<100_000 {
      var request = kept
      request.route = .home
      try await router.resolve(request)
    }
    #expect(kept.route == .signIn)
    let before = try #require(kept.redirectedFrom)
    #expect(before.route == .home)
    #expect(before.redirectedFrom == nil)
    #expect(before.isInternal)
  }

  /// The link that a request came by is kept with it.
  @Test func aLinkIsKept() async throws {
    var kept: RouteRequest<ScreenRoute>?
    var router = Router<ScreenRoute> { _, request in kept = request }
    router.append { request, next in
      request.route == .home ? .redirect(to: .signIn) : try await next(request)
    }
    try await router.resolve("app:///")
    #expect(kept?.redirectedFrom?.link == "app:///")
  }
}
