import Foundation
import Testing
import Turnpike

@Suite struct RouterTests {
  @Test(
    arguments: [
      ("app://product/7", .resolved, "at product/7", nil),
      ("product/7", .resolved, "at product/7", nil),
      ("/", .resolved, "at /", nil),
      ("", .resolved, "at /", nil),
      ("app://prodct/7", .unmatched, "otherwise app://prodct/7", "no route matches this path"),
      ("search", .unmatched, "otherwise search", "'q' of 'search' is missing"),
    ] as [(String, OutcomeKind, String, String?)])
  func takesLinksToTheirDestination(
    link: String, kind: OutcomeKind, line: String, failure: String?
  ) async throws {
    let log = Log()
    let router = Router(log: log)
    let outcome = try await router.resolve(link)
    #expect(outcome.kind == kind)
    #expect(log.lines == [line])
    #expect(outcome.request.failure?.description == failure)
    #expect(router.canResolve(link) == (kind == .resolved))
  }

  @Test func takesRoutesURLsAndRequests() async throws {
    let log = Log()
    let router = Router(log: log)
    try await router.resolve(.product(id: 1))
    try await router.resolve(.home)
    try await router.resolve("app://product/2")
    let url = try #require(URL(string: "app://product/3"))
    try await router.resolve(url)
    try await router.resolve(RouteRequest("product/4"))
    #expect(
      log.lines == ["at product/1", "at /", "at product/2", "at product/3", "at product/4"])
    #expect(router.canResolve(url))
  }

  @Test func doesNothingForAnUnknownLinkUnlessToldTo() async throws {
    let router = Router<ScreenRoute> { route, _ in Issue.record("\(route) was not asked for") }
    let outcome = try await router.resolve("nowhere")
    #expect(outcome.kind == .unmatched)
    #expect(outcome.request.route == nil)
    #expect(outcome.request.failure == .unmatched(.noRoute))
  }

  @Test func givesUnknownLinksToTheDefaultRoute() async throws {
    let log = Log()
    let router = Router<PageRoute> { route, request in
      log.add(
        "\(route), \(request.matchedRoute ?? "no pattern"), \(request.failure?.description ?? "-")")
    } fallback: { request in
      log.add("otherwise")
    }
    let unknown = try await router.resolve("nowhere")
    let known = try await router.resolve("12")
    #expect(
      log.lines == [
        "not-found, no pattern, no route matches this path", "12, :number, -",
      ])
    #expect(unknown.kind == .resolved)
    #expect(unknown.request.failure == .unmatched(.noRoute))
    #expect(known.request.failure == nil)
    #expect(!router.canResolve("nowhere"))
    #expect(router.canResolve("12"))
  }

  @Test func throwsWhatTheDestinationThrows() async {
    let router = Router<ScreenRoute> { _, _ in
      throw Mishap()
    } fallback: { _ in
      throw Mishap()
    }
    await #expect(throws: Mishap()) { try await router.resolve(.home) }
    await #expect(throws: Mishap()) { try await router.resolve("nowhere") }
  }

  @Test func takesDestinationsThatWait() async throws {
    let log = Log()
    let router = Router<ScreenRoute> { route, _ in
      await Task.yield()
      log.add("\(route)")
    } fallback: { request in
      await Task.yield()
      log.add("otherwise")
    }
    try await router.resolve(.home)
    try await router.resolve("nowhere")
    #expect(log.lines == ["/", "otherwise"])
  }

  @Test func isAValue() async throws {
    let log = Log()
    var first = Router(log: log)
    first.append { request, next in
      log.add("shared")
      return try await next(request)
    }
    var second = first
    first.append { request, next in
      log.add("first")
      return try await next(request)
    }
    second.append { request, next in
      log.add("second")
      return try await next(request)
    }
    try await first.resolve(.home)
    try await second.resolve(.home)
    #expect(log.lines == ["shared", "first", "at /", "shared", "second", "at /"])
  }

  @Test func canBeResolvedFromItsOwnDestination() async throws {
    let log = Log()
    final class Holder { var router: Router<ScreenRoute>? }
    let holder = Holder()
    holder.router = Router { route, _ in
      log.add("\(route)")
      if route == .home { try await holder.router?.resolve(.signIn) }
    }
    try await holder.router?.resolve(.home)
    #expect(log.lines == ["/", "sign-in"])
  }

  @Test func keepsTheFiltersThatAResolutionBeganWith() async throws {
    let log = Log()
    final class Holder { var router: Router<ScreenRoute>? }
    let holder = Holder()
    holder.router = Router(log: log)
    holder.router?.append { request, next in
      holder.router?.append { request, next in
        log.add("late")
        return try await next(request)
      }
      return try await next(request)
    }
    try await holder.router?.resolve(.home)
    #expect(log.lines == ["at /"])
    try await holder.router?.resolve(.home)
    #expect(log.lines == ["at /", "late", "at /"])
  }
}
