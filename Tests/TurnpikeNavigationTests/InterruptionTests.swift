import NavigationRoutes
import TestSupport
import Testing
import TurnpikeNavigation

/// The request that a filter redirects, while the screen of the redirect is shown.
@MainActor @Suite struct InterruptionTests {
  let navigator = Navigator(NavigationState<NavigationRoute>(lines: "*home / product/1"))
  let session = Session()
  var router: Router<NavigationRoute>

  /// The account needs a user who is signed in, and then one who has confirmed it. Saved items need
  /// a sign-in on a pushed screen, and the gift needs a sign-in on the root of another container.
  init() {
    let (navigator, session) = (navigator, session)
    router = Router { navigator.show($0, for: $1) }
    router.append(for: .auth) { request, next in
      session.isSignedIn ? try await next(request) : .redirect(to: .login)
    }
    router.append { request, next in
      switch request.route {
      case .account where session.isSignedIn && !session.isConfirmed: .redirect(to: .tour)
      case .saved where !session.isSignedIn: .redirect(to: .help)
      case .gift where !session.isSignedIn: .redirect(to: .ordersScreen)
      default: try await next(request)
      }
    }
  }

  private func state(_ lines: String) -> NavigationState<NavigationRoute> {
    NavigationState(lines: lines)
  }

  @Test(arguments: ["nav://account?from=mail", "account?from=mail"])
  func continuesAfterSignIn(_ link: String) async throws {
    try await router.resolve(link)
    #expect(navigator.state == state("*home / product/1 | ! login"))
    #expect(navigator.interruptedRequest?.route == .account)
    #expect(navigator.interruptedRequest?.queryParameters?["from"] == "mail")

    (session.isSignedIn, session.isConfirmed) = (true, true)
    let outcome = try await navigator.resume(in: router)
    guard case .resolved(let request) = outcome else {
      Issue.record("the outcome is \(String(describing: outcome))")
      return
    }
    #expect(request.queryParameters?["from"] == "mail")
    let account = state("home / product/1 | *orders orders account")
    #expect(navigator.state == account)
    #expect(navigator.interruptedRequest == nil)

    // The request continues once.
    #expect(try await navigator.resume(in: router) == nil)
    #expect(navigator.state == account)
  }

  /// The request keeps its source, so a link doesn't open a route with `@internal` after a sign-in.
  @Test func keepsTheSource() async throws {
    try await router.resolve(RouteRequest("account", source: .notification))
    #expect(navigator.interruptedRequest?.source == .notification)
  }

  /// The callback of the sign-in itself is a link that arrives while the sign-in screen is shown. A
  /// filter that waits for the sign-in would hold its turn.
  @Test(arguments: [LinkInbox<NavigationRoute>.Policy.latest, .sequential], ["callback", "oauth"])
  func continuesAfterACallback(_ policy: LinkInbox<NavigationRoute>.Policy, _ path: String)
    async throws
  {
    let (navigator, session) = (navigator, session)
    var router = router
    router.append { request, next in
      guard request.route == .callback else { return try await next(request) }
      (session.isSignedIn, session.isConfirmed) = (true, true)
      return .abandon
    }
    let inbox = LinkInbox(router, policy: policy)
    inbox.receive(RouteRequest("nav://account"))
    while navigator.interruptedRequest == nil { await Task.yield() }
    #expect(inbox.receive(RouteRequest("nav://\(path)")) == (path == "callback"))
    for _ in 0..<100 { await Task.yield() }
    #expect(navigator.state == state("*home / product/1 | ! login"))
    #expect(session.isSignedIn == (path == "callback"))

    (session.isSignedIn, session.isConfirmed) = (true, true)
    #expect(navigator.resume(in: inbox))
    #expect(navigator.state == state("*home / product/1"))
    while navigator.state.front != .account { await Task.yield() }
    #expect(navigator.state == state("home / product/1 | *orders orders account"))
    #expect(!navigator.resume(in: inbox))
  }

  @Test func showsTwoGuardsOneAfterTheOther() async throws {
    try await router.resolve("nav://account")
    session.isSignedIn = true
    try await navigator.resume(in: router)
    #expect(navigator.state == state("*home / product/1 | ! tour"))
    #expect(navigator.interruptedRequest?.route == .account)
    session.isConfirmed = true
    try await navigator.resume(in: router)
    #expect(navigator.state == state("home / product/1 | *orders orders account"))
  }

  /// Another link arrives while the screen of a redirect is in front.
  @Test func replacesTheScreenOfAnEarlierRedirect() async throws {
    try await router.resolve("nav://account")
    try await router.resolve("nav://account?second")
    #expect(navigator.state == state("*home / product/1 | ! login"))
    session.isSignedIn = true
    try await router.resolve("nav://account?third")
    #expect(navigator.state == state("*home / product/1 | ! tour"))
    #expect(navigator.interruptedRequest?.queryParameters?["third"] != nil)
  }

  /// A screen that another redirect has led to, and that the user has left, is an ordinary screen.
  @Test func keepsAnEarlierScreenBelowOthers() async throws {
    try await router.resolve("saved/1")
    navigator.state.push(.product(id: 2))
    try await router.resolve("account")
    #expect(navigator.state == state("*home / product/1 help product/2 | ! login"))
    #expect(navigator.interruptedRequest?.route == .account)
  }

  @Test(arguments: ["swipe", "link", "restore", "back"])
  func discardsTheRequestWithItsScreen(change: String) async throws {
    try await router.resolve("nav://account")
    switch change {
    case "swipe": navigator.state.dismiss()
    case "link": try await router.resolve("nav://product/2")
    case "back": navigator.state.back()
    default: navigator.state.restore("*home /")
    }
    #expect(navigator.interruptedRequest == nil)
    // Signing in later does not open the old link.
    session.isSignedIn = true
    navigator.show(.login, for: RouteRequest(.login))
    let shown = navigator.state
    #expect(try await navigator.resume(in: router) == nil)
    #expect(navigator.state == shown)
  }

  /// The same screen, shown for another reason, does not keep the request.
  @Test func distinguishesEqualScreens() async throws {
    navigator.state = state("*home / help product/1")
    try await router.resolve("saved/1")
    #expect(navigator.state == state("*home / help product/1 help"))
    navigator.state.back()
    #expect(navigator.interruptedRequest == nil)
  }

  /// A screen on top of the sign-in screen, such as a form for a new password, is removed with it.
  @Test(arguments: ["saved/1", "account"])
  func removesScreensOnTop(_ link: String) async throws {
    try await router.resolve(link)
    navigator.state.push(.slug(text: "password"))
    navigator.state.push(.gallery)
    #expect(navigator.interruptedRequest != nil)
    (session.isSignedIn, session.isConfirmed) = (true, true)
    try await navigator.resume(in: router)
    #expect(navigator.state.modals.isEmpty)
    #expect(
      navigator.state
        == state(
          link == "account"
            ? "home / product/1 | *orders orders account" : "*home / product/1 saved/1"))
  }

  /// The root of a container is never removed, so it counts while it is in front.
  @Test func continuesAfterTheRootOfAContainer() async throws {
    try await router.resolve("gift")
    #expect(navigator.state == state("home / product/1 | *orders orders"))
    #expect(navigator.interruptedRequest?.route == .gift)
    session.isSignedIn = true
    try await navigator.resume(in: router)
    #expect(navigator.state == state("home / product/1 | *orders orders | ! gift"))
    #expect(navigator.interruptedRequest == nil)
  }

  @Test func discardsTheRequestWhenTheUserLeavesARoot() async throws {
    try await router.resolve("gift")
    navigator.state.select(.home)
    #expect(navigator.interruptedRequest == nil)
    navigator.state.select(.orders)
    #expect(navigator.interruptedRequest == nil)
  }
}

@MainActor final class Session {
  var isSignedIn = false
  var isConfirmed = false
}
