import Testing
import Turnpike

private enum Visitor: RouteRequestKey {
  typealias Value = String
}

@Suite struct RewriteTests {
  /// A link, what becomes of it, and how often the first of two rewrites runs for it.
  ///
  /// The first one removes `wrap?` in front of a link; the second one makes `old/…` `product/…`.
  @Test(arguments: [
    ("app://product/1", "app://product/1", nil, 1),
    ("app://wrap?app://product/1", "app://product/1", "app://wrap?app://product/1", 2),
    ("app://wrap?app://wrap?product/1", "product/1", "app://wrap?app://wrap?product/1", 3),
    ("app://wrap?old/1", "product/1", "app://wrap?old/1", 2),
    ("app://old/1", "app://product/1", "app://old/1", 2),
    ("https://a.example/lost", "https://a.example/lost", nil, 1),
    ("app://wrap?", "", "app://wrap?", 2),
    ("\napp://product/1 ", "app://product/1", nil, 1),
    (" app://wrap? old/1\n", "product/1", "app://wrap? old/1", 2),
  ])
  func linksFromOutside(link: String, result: String, original: String?, runs: Int) async throws {
    var count = 0
    var router = Router<ScreenRoute> { _, _ in }
    router.rewrite { link in
      count += 1
      return link.hasPrefix("app://wrap?") ? String(link.dropFirst("app://wrap?".count)) : nil
    }
    router.rewrite { link in
      guard let range = link.firstRange(of: "old/") else { return nil }
      return link.replacingCharacters(in: range, with: "product/")
    }
    let request = try await router.resolve(link).request
    #expect(request.link == result)
    #expect(request.description == result)
    #expect(request.originalLink == original)
    #expect(request.route == ScreenRoute(result))
    #expect(count == runs)
    // From outside as before, whether or not the new link has a scheme.
    #expect(request.source == .link)
    #expect(!request.isInternal)
  }

  /// The source and the storage stay, and the failure is that of the new link.
  @Test func whatStays() async throws {
    var storage = RequestStorage()
    storage[Visitor.self] = "Anna"
    let log = Log()
    var router = Router(log: log)
    router.rewrite { $0 == "short" ? "nowhere" : nil }
    let request = RouteRequest<ScreenRoute>("short", source: .notification, storage: storage)
    let outcome = try await router.resolve(request)
    #expect(outcome.kind == .unmatched)
    #expect(outcome.request.source == .notification)
    #expect(outcome.request.storage[Visitor.self] == "Anna")
    #expect(outcome.request.originalLink == "short")
    #expect(outcome.request.failure == .unmatched(.noRoute))
    #expect(log.lines == ["otherwise nowhere"])
  }

  /// What the app itself goes to is not rewritten.
  @Test func requestsOfTheApp() async throws {
    var count = 0
    var router = Router<ScreenRoute> { _, _ in }
    router.rewrite { _ in
      count += 1
      return "app://sign-in"
    }
    #expect(try await router.resolve("product/1").request.route == .product(id: 1))
    #expect(try await router.resolve(.product(id: 1)).request.route == .product(id: 1))
    let link = RouteRequest<ScreenRoute>("app://product/1", source: .internal)
    #expect(try await router.resolve(link).request.route == .product(id: 1))
    // The app has set another route, which is not taken back.
    var changed = RouteRequest<ScreenRoute>("app://product/1")
    changed.route = .home
    #expect(try await router.resolve(changed).request.route == .home)
    #expect(router.canResolve("app://product/1"))
    #expect(!router.canResolve("app://nowhere"))
    #expect(count == 0)
  }

  /// A request that is kept is not rewritten again, and neither is the one that it is redirected to.
  @Test func aRequestIsRewrittenOnce() async throws {
    var links: [String] = []
    var kept: [RouteRequest<ScreenRoute>] = []
    var isSignedIn = false
    let log = Log()
    var router = Router(log: log)
    router.rewrite { link in
      links.append(link)
      return link == "app://short" ? "app://product/1" : nil
    }
    router.append { request, next in
      if isSignedIn || request.route == .signIn { return try await next(request) }
      kept.append(request)
      return .redirect(to: .signIn)
    }
    let redirected = try await router.resolve("app://short").request
    #expect(redirected.originalLink == nil)
    #expect(redirected.redirectedFrom?.originalLink == "app://short")
    try await router.resolve("app://search?q=a")
    #expect(links == ["app://short", "app://product/1", "app://search?q=a"])
    isSignedIn = true
    kept += [try #require(redirected.redirectedFrom)]
    for request in kept { try await router.resolve(request) }
    #expect(links.count == 3)
    #expect(kept.map(\.originalLink) == ["app://short", nil, "app://short"])
    #expect(
      log.lines == ["at sign-in", "at sign-in", "at product/1", "at search?q=a", "at product/1"])
    // Changes of the request keep what it tells.
    kept[0].storage[Visitor.self] = "Anna"
    kept[0].route = .home
    #expect(kept[0].originalLink == "app://short")
    #expect(kept[0].link == "app://product/1")
  }

  @Test func eightTimesAtMost() async throws {
    let log = Log()
    var router = Router(log: log)
    router.append { request, next in
      log.add("filter \(request)")
      return try await next(request)
    }
    router.rewrite { link in
      guard let number = Int(link.dropFirst("app://product/".count)), number > 0 else { return nil }
      return "app://product/\(number - 1)"
    }
    try await router.resolve("app://product/8")
    #expect(log.lines == ["filter app://product/0", "at product/0"])
    let error = await #expect(throws: RouterError.self) {
      try await router.resolve("app://product/9")
    }
    #expect(error == .tooManyRewrites((0...9).reversed().map { "app://product/\($0)" }))
    #expect(
      error?.description.hasPrefix("9 rewrites do not end: 'app://product/9' -> 'app://product/8'")
        == true)
    #expect(log.lines.count == 2)
  }

  @Test func thatGoRound() async {
    var router = Router<ScreenRoute> { _, _ in }
    router.rewrite { $0 == "app://a" ? "app://b" : "app://a" }
    await #expect(throws: RouterError.self) { try await router.resolve("app://a") }
  }

  @Test func errors() async {
    let log = Log()
    var router = Router(log: log)
    router.append { request, next in
      log.add("filter")
      return try await next(request)
    }
    router.rewrite { _ in throw Mishap() }
    await #expect(throws: Mishap()) { try await router.resolve("app://product/1") }
    #expect(log.lines == [])
  }

  /// Links are compared by bytes: a change that only normalizes a text is one.
  @Test func byBytes() async throws {
    var router = Router<ScreenRoute> { _, _ in }
    router.rewrite { link in
      link.unicodeScalars.contains("\u{301}") ? "app://search?q=\u{E9}" : nil
    }
    let request = try await router.resolve("app://search?q=e\u{301}").request
    #expect(
      request.originalLink?.unicodeScalars.count == "app://search?q=e\u{301}".unicodeScalars.count)
    #expect(request.link?.unicodeScalars.contains("\u{E9}") == true)
  }

  /// A rewrite runs where `resolve` is called, and a copy of the router has its own.
  @Test @MainActor func isolationAndCopies() async throws {
    let log = Log()
    var router = Router(log: log)
    let copy = router
    router.rewrite { link in
      MainActor.preconditionIsolated()
      await Task.yield()
      return link == "app://short" ? "app://product/1" : nil
    }
    try await router.resolve("app://short")
    try await copy.resolve("app://short")
    #expect(log.lines == ["at product/1", "otherwise app://short"])
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    var copy = self
    copy.replaceSubrange(range, with: text)
    return copy
  }
}
