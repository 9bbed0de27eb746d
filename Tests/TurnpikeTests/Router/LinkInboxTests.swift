import Foundation
import Testing
import Turnpike

/// Links that wait, and which of them are resolved.
@MainActor @Suite struct LinkInboxTests {
  private let log = Log()

  private func router() -> Router<ScreenRoute> { Router(log: log) }

  private func noting(
    _ error: any Error, _ request: RouteRequest<ScreenRoute>
  ) {
    log.add("failed \(request): \(error)")
  }

  /// What `receive` answers, before anything of the request has run.
  @Test(arguments: [
    ("app://product/1", true, 2), ("product/1", true, 2), ("app://nowhere", false, 4),
    ("app://search", false, 4), ("https://a.example/product/1", false, 0),
    ("fb123://product/1", false, 0),
  ])
  func answersAtOnce(link: String, isAnswered: Bool, count: Int) async throws {
    var router = router()
    router.append { request, next in
      log.add("filter")
      return try await next(request)
    }
    let inbox = LinkInbox(router)
    #expect(inbox.receive(RouteRequest(link)) == isAnswered)
    #expect(log.lines == [])
    let url = try #require(URL(string: link))
    #expect(inbox.receive(url) == isAnswered)
    await settle()
    // A newer matched link replaces the first one; each unmatched one of the app is resolved.
    #expect(log.lines.count == count)
  }

  @Test func answersForOtherRequests() async {
    let pages = LinkInbox(
      Router<PageRoute> { route, _ in log.add("\(route)") }, policy: .sequential)
    #expect(pages.receive(RouteRequest("7")))
    // The default route matches what no other route does, and its links go last.
    #expect(!pages.receive(RouteRequest("x")))
    #expect(pages.receive(RouteRequest(.draft)))
    await settle()
    #expect(log.lines == ["7", "0", "not-found"])
  }

  /// What the system hands over comes from outside.
  @Test func aURLIsFromOutside() async throws {
    var sources: [RequestSource] = []
    let inbox = LinkInbox(
      Router<ScreenRoute> { _, request in sources.append(request.source) }, policy: .sequential)
    inbox.receive(try #require(URL(string: "app://product/1")))
    inbox.receive(try #require(URL(string: "product/1")))
    inbox.receive(RouteRequest("product/1"))
    await settle()
    #expect(sources == [.link, .link, .internal])
  }

  /// Before the app is ready, and while it is not.
  @Test(arguments: [LinkInbox<ScreenRoute>.Policy.latest, .sequential])
  func openAndClosed(policy: LinkInbox<ScreenRoute>.Policy) async {
    let inbox = LinkInbox(router(), policy: policy, startsSuspended: true, onFailure: noting)
    for number in 1...3 { inbox.receive(RouteRequest(.product(id: number))) }
    await settle()
    #expect(log.lines == [])
    let waiting = policy == .latest ? [3] : [1, 2, 3]
    #expect(inbox.pendingRequests.map(\.route) == waiting.map { .product(id: $0) })
    inbox.resume()
    await settle()
    #expect(log.lines == waiting.map { "at product/\($0)" })
    #expect(inbox.pendingRequests.isEmpty)

    inbox.receive(RouteRequest(.home))
    await settle()
    #expect(log.lines.last == "at /")
    inbox.suspend()
    inbox.receive(RouteRequest(.signIn))
    await settle()
    #expect(log.lines.last == "at /")
    #expect(inbox.pendingRequests.map(\.route) == [.signIn])
    inbox.resume()
    await settle()
    #expect(log.lines.last == "at sign-in")
  }

  /// The request that is being resolved when the inbox closes goes on.
  @Test func closedMeanwhile() async {
    let gates = Gates()
    var router = router()
    router.append { request, next in
      await gates.pass("\(request)")
      return try await next(request)
    }
    let inbox = LinkInbox(router, policy: .sequential)
    for number in 1...2 { inbox.receive(RouteRequest(.product(id: number))) }
    await settle()
    inbox.suspend()
    for number in 1...2 { gates.open("product/\(number)") }
    await settle()
    #expect(log.lines == ["at product/1"])
    #expect(inbox.pendingRequests.map(\.route) == [.product(id: 2)])
    inbox.resume()
    await settle()
    #expect(log.lines == ["at product/1", "at product/2"])
  }

  /// Memory is bounded: of many links the newest 64 wait, and each other one fails.
  @Test func manyLinks() async {
    let inbox = LinkInbox(router(), policy: .sequential, startsSuspended: true, onFailure: noting)
    for number in 1...1_000 { inbox.receive(RouteRequest(.product(id: number))) }
    #expect(inbox.pendingRequests.map(\.route) == (937...1_000).map { .product(id: $0) })
    #expect(
      log.lines == (1...936).map { "failed product/\($0): more than 64 links are waiting" })
    log.lines = []
    inbox.resume()
    await settle(1_000)
    #expect(log.lines == (937...1_000).map { "at product/\($0)" })

    let latest = LinkInbox(router(), startsSuspended: true, onFailure: noting)
    for number in 1...1_000 { latest.receive(RouteRequest(.product(id: number))) }
    #expect(latest.pendingRequests.map(\.route) == [.product(id: 1_000)])
    #expect(log.lines.count == 64)
  }

  /// The 64 wait beside the one that is being resolved.
  @Test func manyLinksAfterASlowOne() async {
    let gates = Gates()
    var router = router()
    router.append { request, next in
      await gates.pass("\(request)")
      return try await next(request)
    }
    let inbox = LinkInbox(router, policy: .sequential, onFailure: noting)
    for number in 0...65 { inbox.receive(RouteRequest(.product(id: number))) }
    await settle()
    #expect(log.lines == ["failed product/1: more than 64 links are waiting"])
    for number in 0...65 { gates.open("product/\(number)") }
    await settle(1_000)
    let resolved = log.lines.filter { $0.hasPrefix("at ") }
    #expect(resolved == ["at product/0"] + (2...65).map { "at product/\($0)" })
  }

  /// Unmatched links are dropped first, so that they never drop a good one.
  @Test(arguments: [LinkInbox<ScreenRoute>.Policy.latest, .sequential])
  func manyUnmatchedLinks(policy: LinkInbox<ScreenRoute>.Policy) async {
    let inbox = LinkInbox(router(), policy: policy, startsSuspended: true, onFailure: noting)
    inbox.receive(RouteRequest("app://product/1"))
    for number in 1...1_000 {
      inbox.receive(RouteRequest("app://nowhere/\(number)"))
      inbox.receive(RouteRequest("fb123://\(number)"))
    }
    #expect(inbox.pendingRequests.count == 64)
    #expect(
      log.lines
        == (1...937).map { "failed app://nowhere/\($0): more than 64 links are waiting" })
    log.lines = []
    inbox.resume()
    await settle(1_000)
    #expect(log.lines == ["at product/1"] + (938...1_000).map { "otherwise app://nowhere/\($0)" })
  }

  /// A closure that receives again what is dropped ends, and drops no more.
  @Test(arguments: [LinkInbox<ScreenRoute>.Policy.latest, .sequential])
  func receivesDroppedLinksAgain(policy: LinkInbox<ScreenRoute>.Policy) {
    var again: (@MainActor (RouteRequest<ScreenRoute>) -> Bool)?
    let inbox = LinkInbox(router(), policy: policy, startsSuspended: true) { _, request in
      #expect(again?(request) == false)
    }
    again = { inbox.receive($0) }
    for number in 1...100 { inbox.receive(RouteRequest("app://nowhere/\(number)")) }
    #expect(inbox.pendingRequests.map(\.description) == (37...100).map { "app://nowhere/\($0)" })
    again = nil
  }

  /// Filters that do not end are bounded, and the newest link is resolved after they have ended.
  @Test(arguments: [false, true]) func filtersThatDoNotEnd(rewriting: Bool) async {
    let gates = Gates()
    var (count, most) = (0, 0)
    var router = router()
    if rewriting {
      router.rewrite { _ in
        count += 1
        most = max(most, count)
        await gates.pass("all")
        count -= 1
        return nil
      }
    }
    router.append { request, next in
      count += 1
      most = max(most, count)
      await gates.pass("all")
      count -= 1
      return try await next(request)
    }
    let inbox = LinkInbox(router, onFailure: noting)
    for number in 1...2_000 {
      inbox.receive(RouteRequest("app://product/\(number)"))
      await settle(3)
    }
    #expect(most <= 64)
    #expect(inbox.pendingRequests.count <= 64)
    gates.open("all")
    await settle(2_000)
    #expect(log.lines == ["at product/2000"])
  }

  /// Rewrites of foreign links that do not end leave room for a good link.
  @Test(arguments: [LinkInbox<ScreenRoute>.Policy.latest, .sequential])
  func rewritesThatDoNotEnd(policy: LinkInbox<ScreenRoute>.Policy) async {
    let gates = Gates()
    var router = router()
    router.rewrite { link in
      if link.hasPrefix("fb") { await gates.pass("foreign") }
      return nil
    }
    let inbox = LinkInbox(router, policy: policy) { _, _ in }
    for number in 1...1_000 { inbox.receive(RouteRequest("fb123://\(number)")) }
    inbox.receive(RouteRequest("app://product/1"))
    await settle()
    #expect(log.lines == ["at product/1"])
    #expect(inbox.pendingRequests.count <= 64)
    gates.open("foreign")
    await settle(1_000)
    #expect(inbox.pendingRequests.isEmpty)
  }

  /// A link that is rewritten to a good one after a newer one has been shown is too late.
  @Test func slowRewrite() async {
    for (policy, shown) in [
      (LinkInbox<ScreenRoute>.Policy.latest, ["at product/2"]),
      (.sequential, ["at product/2", "at product/1"]),
    ] {
      log.lines = []
      let gates = Gates()
      var router = router()
      router.rewrite { link in
        guard link == "click://1" else { return nil }
        await gates.pass("click")
        return "app://product/1"
      }
      let inbox = LinkInbox(router, policy: policy, onFailure: noting)
      inbox.receive(RouteRequest("click://1"))
      inbox.receive(RouteRequest("app://product/2"))
      await settle()
      #expect(log.lines == ["at product/2"])
      gates.open("click")
      await settle()
      #expect(log.lines == shown)
    }
  }

  /// A good link does not wait for the destination of an unmatched one.
  @Test(arguments: [LinkInbox<ScreenRoute>.Policy.latest, .sequential])
  func otherwiseThatDoesNotEnd(policy: LinkInbox<ScreenRoute>.Policy) async {
    let gates = Gates()
    let router = Router<ScreenRoute> { route, _ in
      log.add("at \(route)")
    } fallback: { request in
      log.add("otherwise \(request)")
      await gates.pass("otherwise")
    }
    let inbox = LinkInbox(router, policy: policy, onFailure: noting)
    inbox.receive(RouteRequest("app://nowhere"))
    await settle()
    inbox.receive(RouteRequest("app://product/1"))
    await settle()
    #expect(log.lines == ["otherwise app://nowhere", "at product/1"])
    gates.open("otherwise")
  }

  /// An unmatched link whose filter a matched one interrupts goes on after it.
  @Test func unmatchedLinkThatIsInterrupted() async {
    let gates = Gates()
    var router = router()
    router.append { request, next in
      await gates.pass("\(request)")
      return try await next(request)
    }
    let inbox = LinkInbox(router, onFailure: noting)
    inbox.receive(RouteRequest("app://nowhere"))
    await settle()
    inbox.receive(RouteRequest("app://product/1"))
    await settle()
    #expect(inbox.pendingRequests.map(\.description) == ["app://nowhere"])
    gates.open("app://nowhere")
    await settle()
    #expect(log.lines == [])
    gates.open("app://product/1")
    await settle()
    #expect(log.lines == ["at product/1", "otherwise app://nowhere"])
  }

  /// A link that waits while newer ones are abandoned is resolved again, however many they are. If
  /// they are too many, it fails.
  @Test(arguments: ["app://product/1", "app://nowhere"], [1, 2, 7, 8])
  func interruptedByAbandonedLinks(link: String, count: Int) async {
    let gates = Gates()
    var router = router()
    router.append { request, next in
      if case .search = request.route { return .abandon }
      await gates.pass("\(request)")
      return try await next(request)
    }
    let inbox = LinkInbox(router, onFailure: noting)
    inbox.receive(RouteRequest(link))
    await settle()
    for number in 0..<count {
      inbox.receive(RouteRequest("app://search?q=\(number)"))
      await settle()
    }
    #expect(log.lines.isEmpty == (count < 8))
    gates.open(link)
    await settle()
    #expect(log.lines.count == 1)
    #expect(log.lines[0].hasPrefix("failed") == (count == 8))
  }

  /// A filter that receives another link whenever it runs does not run forever.
  @Test func receivesAnotherLinkEachTime() async {
    var receive: (@MainActor (RouteRequest<ScreenRoute>) -> Void)?
    var runs = 0
    var router = router()
    router.append { request, next in
      guard request.route == .home else { return .abandon }
      runs += 1
      receive?(RouteRequest("app://search?q=\(runs)"))
      await settle()
      return try await next(request)
    }
    let inbox = LinkInbox(router, onFailure: noting)
    receive = { inbox.receive($0) }
    inbox.receive(RouteRequest(.home))
    await settle(2_000)
    #expect(runs == 8)
    #expect(log.lines == ["failed /: newer links interrupted its filters eight times"])
    receive = nil
  }

  /// A filter that cancels its own task fails, and the next link is resolved.
  @Test(arguments: [LinkInbox<ScreenRoute>.Policy.latest, .sequential])
  func cancelsItself(policy: LinkInbox<ScreenRoute>.Policy) async {
    var router = router()
    router.append { request, next in
      if request.route == .home { withUnsafeCurrentTask { $0?.cancel() } }
      return try await next(request)
    }
    let inbox = LinkInbox(router, policy: policy, onFailure: noting)
    inbox.receive(RouteRequest(.home))
    await settle()
    inbox.receive(RouteRequest("app://nowhere"))
    inbox.receive(RouteRequest(.signIn))
    await settle()
    #expect(log.lines.first == "failed /: CancellationError()")
    #expect(log.lines.contains("at sign-in"))
  }

  /// A filter that passes the request on in a task of its own does not pass the cancellation on.
  @Test func cancelledInATaskOfItsOwn() async {
    let gates = Gates()
    var router = router()
    router.append { request, next in
      try await Task { @MainActor in
        await gates.pass("\(request)")
        return try await next(request)
      }.value
    }
    let inbox = LinkInbox(router, onFailure: noting)
    inbox.receive(RouteRequest("product/1"))
    await settle()
    inbox.receive(RouteRequest("product/2"))
    gates.open("product/1")
    await settle()
    #expect(log.lines == [])
    gates.open("product/2")
    await settle()
    #expect(log.lines == ["at product/2"])
  }

  /// A filter that hands another link on and abandons its own does not run again.
  @Test func handsOn() async {
    var handOn: (@MainActor (RouteRequest<ScreenRoute>) -> Void)?
    var router = router()
    router.append { request, next in
      log.add("filter \(request)")
      if request.route == .home { handOn?(RouteRequest(.signIn)) }
      return .abandon
    }
    let inbox = LinkInbox(router, onFailure: noting)
    handOn = { inbox.receive($0) }
    inbox.receive(RouteRequest(.home))
    await settle()
    #expect(log.lines == ["filter /", "filter sign-in"])
    handOn = nil
  }

  /// A request whose route a filter has set is a matched one, whatever its link.
  @Test func routeOfAForeignLink() async {
    var request = RouteRequest<ScreenRoute>("fb123://x")
    request.route = .home
    let inbox = LinkInbox(router(), onFailure: noting)
    #expect(inbox.receive(request))
    await settle()
    #expect(log.lines == ["at /"])
  }

  /// A cancelled request reaches no destination, whatever its filters make of the cancellation.
  @Test func cancelled() async {
    let gates = Gates()
    var router = router()
    router.append { request, next in
      do {
        return try await next(request)
      } catch {
        log.add("caught \(request): \(error is CancellationError)")
        return .redirect(to: .signIn)
      }
    }
    router.append { request, next in
      await gates.pass("\(request)")
      return try await next(request)
    }
    let inbox = LinkInbox(router, onFailure: noting)
    inbox.receive(RouteRequest("product/1"))
    await settle()
    inbox.receive(RouteRequest("product/2"))
    await settle()
    gates.open("product/2")
    await settle()
    #expect(log.lines == ["at product/2"])
    gates.open("product/1")
    gates.open("sign-in")
    await settle()
    #expect(log.lines.contains("at product/1") == false)
    #expect(log.lines.contains("at sign-in") == false)
    #expect(log.lines.contains { $0.hasPrefix("failed") } == false)
  }

  /// Of links that come before the first one begins, only the last is resolved, with `latest`.
  @Test func atOneMoment() async {
    var router = router()
    router.append { request, next in
      log.add("filter \(request)")
      return try await next(request)
    }
    let inbox = LinkInbox(router, onFailure: noting)
    for number in 1...3 { inbox.receive(RouteRequest(.product(id: number))) }
    await settle()
    #expect(log.lines == ["filter product/3", "at product/3"])
  }

  @Test func errorsOfFiltersRewritesAndDestinations() async {
    var router = Router<ScreenRoute> { route, _ in
      if route == .home { throw Mishap() }
      log.add("at \(route)")
    } fallback: { _ in
      throw Mishap()
    }
    router.rewrite { link in
      if link == "app://rewrite" { throw Mishap() }
      return nil
    }
    router.append { request, next in
      if request.route == .signIn { throw Mishap() }
      return try await next(request)
    }
    let inbox = LinkInbox(router, policy: .sequential, onFailure: noting)
    for link in ["app://", "sign-in", "app://rewrite", "nowhere", "product/1"] {
      inbox.receive(RouteRequest(link))
    }
    await settle()
    #expect(
      log.lines == [
        "failed app://rewrite: Mishap()", "failed app://: Mishap()", "failed sign-in: Mishap()",
        "at product/1", "failed nowhere: Mishap()",
      ])
  }

  /// What failed can be received again, by `failed` itself.
  @Test(arguments: [LinkInbox<ScreenRoute>.Policy.latest, .sequential])
  func again(policy: LinkInbox<ScreenRoute>.Policy) async {
    var failures = 2
    var router = router()
    router.append { request, next in
      failures -= 1
      if failures >= 0 { throw Mishap() }
      return try await next(request)
    }
    var again: (@MainActor (RouteRequest<ScreenRoute>) -> Void)?
    let inbox = LinkInbox(router, policy: policy) { _, request in again?(request) }
    again = { inbox.receive($0) }
    inbox.receive(RouteRequest("product/1"))
    await settle()
    #expect(log.lines == ["at product/1"])
    again = nil
  }

  /// An inbox lives as long as it resolves, and no longer.
  @Test func isFreed() async {
    let gates = Gates()
    var router = router()
    router.append { request, next in
      await gates.pass("\(request)")
      return try await next(request)
    }
    weak var kept: LinkInbox<ScreenRoute>?
    do {
      let inbox = LinkInbox(router)
      kept = inbox
      inbox.receive(RouteRequest("product/1"))
      await settle()
    }
    #expect(kept != nil)
    gates.open("product/1")
    await settle()
    #expect(log.lines == ["at product/1"])
    #expect(kept == nil)
  }
}

/// Gates that filters wait at, and that nothing but `open` opens: not a cancellation either.
@MainActor final class Gates {
  private var opened: Set<String> = []
  private var waiting: [String: [CheckedContinuation<Void, Never>]] = [:]

  func pass(_ name: String) async {
    if opened.contains(name) { return }
    await withCheckedContinuation { waiting[name, default: []].append($0) }
  }

  func open(_ name: String) {
    opened.insert(name)
    for continuation in waiting.removeValue(forKey: name) ?? [] { continuation.resume() }
  }
}

/// Lets everything run on the main actor that can.
@MainActor func settle(_ turns: Int = 100) async {
  for _ in 0..<turns { await Task.yield() }
}
