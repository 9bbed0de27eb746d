import Testing
import Turnpike

private enum Visitor: RouteRequestKey {
  typealias Value = String
}

@Suite struct RedirectTests {
  @Test func runAllFiltersAgain() async throws {
    let log = Log()
    var router = Router(log: log)
    router.append { request, next in
      log.add("filter \(request)")
      return try await next(request)
    }
    router.append { request, next in
      request.route == .signIn ? try await next(request) : .redirect(to: .signIn)
    }
    let outcome = try await router.resolve("app://product/1")
    #expect(outcome.kind == .redirected)
    #expect(log.lines == ["filter app://product/1", "filter sign-in", "at sign-in"])
  }

  @Test func carryTheStorageAndNameWhereTheyComeFrom() async throws {
    var storage = RequestStorage()
    storage[Visitor.self] = "Anna"
    var router = Router<ScreenRoute> { _, _ in }
    router.append { request, next in
      var request = request
      request.storage[Visitor.self]?.append("!")
      return try await next(request)
    }
    router.append { request, next in
      request.route == .signIn ? try await next(request) : .redirect(to: .signIn)
    }
    let request = try await router.resolve("app://product/1?from=mail", storage: storage).request
    #expect(request.route == .signIn)
    #expect(request.matchedRoute == "sign-in")
    #expect(!request.isInternal)
    #expect(request.source == .link)
    #expect(request.link == nil)
    #expect(request.queryParameters == nil)
    #expect(request.storage[Visitor.self] == "Anna!!")
    let original = try #require(request.redirectedFrom)
    #expect(original.link == "app://product/1?from=mail")
    #expect(original.queryParameters == ["from": "mail"])
    #expect(original.storage[Visitor.self] == "Anna!")
    #expect(original.redirectedFrom == nil)
  }

  @Test func mayLeadToNothing() async throws {
    var router = Router<ScreenRoute> { _, _ in }
    router.append { request, next in request.route == .signIn ? .abandon : .redirect(to: .signIn) }
    let outcome = try await router.resolve(.home)
    #expect(outcome.kind == .abandoned)
    #expect(outcome.request.route == .signIn)
  }

  @Test func takeUpWhatDidNotMatch() async throws {
    let log = Log()
    var router = Router(log: log)
    router.append { request, next in
      request.failure == nil ? try await next(request) : .redirect(to: .home)
    }
    let outcome = try await router.resolve("nowhere")
    #expect(outcome.kind == .redirected)
    #expect(outcome.request.failure == nil)
    #expect(outcome.request.redirectedFrom?.failure == .unmatched(.noRoute))
    #expect(log.lines == ["at /"])
  }

  @Test(
    arguments: [
      ([.home: .home], ["/", "/"]),
      ([.home: .signIn, .signIn: .home], ["/", "sign-in", "/"]),
      (
        [.home: .signIn, .signIn: .product(id: 1), .product(id: 1): .signIn],
        ["/", "sign-in", "product/1", "sign-in"]
      ),
    ] as [([ScreenRoute: ScreenRoute], [String])])
  func thatGoRoundThrow(redirects: [ScreenRoute: ScreenRoute], paths: [String]) async {
    let log = Log()
    var router = Router(log: log)
    router.append { request, next in
      if let target = request.route.flatMap({ redirects[$0] }) { return .redirect(to: target) }
      return try await next(request)
    }
    await #expect(throws: RouterError.redirectLoop(paths)) { try await router.resolve(.home) }
    #expect(log.lines == [])
  }

  @Test func toEverNewRoutesThrow() async throws {
    let log = Log()
    var router = Router(log: log)
    router.append { request, next in
      guard case .product(let id) = request.route else { return try await next(request) }
      return .redirect(to: .product(id: id + 1))
    }
    let paths = (0...21).map { "product/\($0)" }
    await #expect(throws: RouterError.tooManyRedirects(paths)) {
      try await router.resolve("product/0")
    }
    #expect(log.lines == [])
  }

  @Test func asManyAsAllowedPass() async throws {
    var router = Router<ScreenRoute> { _, _ in }
    router.append { request, next in
      guard case .product(let id) = request.route, id < 20 else { return try await next(request) }
      return .redirect(to: .product(id: id + 1))
    }
    let outcome = try await router.resolve("product/0")
    #expect(outcome.kind == .redirected)
    #expect(outcome.request.route == .product(id: 20))
  }
}

@Suite struct ResumeTests {
  /// Signing in first, then going on: the request is kept by the filter, or found from the request
  /// for the screen that it was redirected to.
  @Test(arguments: [true, false])
  func goesOnAfterSigningIn(keptByFilter: Bool) async throws {
    let log = Log()
    final class Session {
      var isSignedIn = false
      var kept: RouteRequest<ScreenRoute>?
    }
    let session = Session()
    var router = Router<ScreenRoute> { route, request in
      log.add("at \(route)")
      if route == .signIn, !keptByFilter { session.kept = request.redirectedFrom }
    }
    router.append { request, next in
      log.add("filter \(request)")
      if session.isSignedIn || request.route == .signIn { return try await next(request) }
      if keptByFilter { session.kept = request }
      return .redirect(to: .signIn)
    }
    let first = try await router.resolve("app://product/1")
    #expect(first.kind == .redirected)
    session.isSignedIn = true
    let kept = try #require(session.kept)
    let second = try await router.resolve(kept)
    #expect(second.kind == .resolved)
    #expect(second.request.link == "app://product/1")
    #expect(
      log.lines == [
        "filter app://product/1", "filter sign-in", "at sign-in", "filter app://product/1",
        "at product/1",
      ])
  }

  @Test func aRequestCanBeResolvedAgainAndElsewhere() async throws {
    let request = RouteRequest<ScreenRoute>("product/1")
    let lines = try await Task.detached {
      let log = Log()
      let router = Router(log: log)
      try await router.resolve(request)
      try await router.resolve(request)
      return log.lines
    }.value
    #expect(lines == ["at product/1", "at product/1"])
  }
}
