import NavigationRoutes
import Testing
import Turnpike

/// What a resolved route does to a window.
@MainActor @Suite struct NavigatorTests {
  /// Links from outside, internal requests, and what they make of `/ product/1` or `orders`.
  @Test(arguments: [
    ("*home / product/1", "nav://product/2", "*home / product/2"),
    ("*home / product/1", "product/2", "*home / product/1 product/2"),
    ("*home / product/1", "nav://orders/5", "home / product/1 | *orders orders orders/5"),
    ("*home / product/1", "orders/5", "home / product/1 | *orders orders orders/5"),
    ("*orders orders", "orders/5", "*orders orders orders/5"),
    ("*orders orders orders/5", "/", "*home / | orders orders orders/5"),
    ("*home / | ! cart", "nav://login", "*home / | ! login"),
    ("*home / | ! cart", "login", "*home / | ! cart | ! login"),
    ("*home / | ! cart", "search", "*home / | ! cart search"),
  ])
  func show(shown: String, link: String, then: String) async throws {
    let navigator = Navigator(NavigationState(lines: shown))
    let router = Router<NavigationRoute> { route, request in
      navigator.show(route, request)
    }
    try await router.resolve(link)
    #expect(navigator.state == NavigationState(lines: then))
  }

  @Test func aContainerThatTheWindowHasNot() {
    let navigator = Navigator(NavigationState(roots: (.home, NavigationRoute.home)))
    navigator.show(.account, RouteRequest(.account))
    #expect(navigator.state.description == "*home / account")
  }

  /// A link to what needs an account: the sign-in sheet lies over what was shown, and once the user
  /// has signed in the kept request goes on, which closes the sheet.
  @Test func signIn() async throws {
    let navigator = Navigator(NavigationState(lines: "*home / product/1"))
    let session = Session()
    var router = Router<NavigationRoute> { route, request in
      navigator.show(route, request)
    }
    router.append(for: .auth) { request, next in
      if session.isSignedIn { return try await next(request) }
      session.kept = request
      return .redirect(to: .login)
    }
    try await router.resolve("nav://account")
    #expect(navigator.state == NavigationState(lines: "*home / product/1 | ! login"))

    // A second answer that wants an account: still one sheet.
    try await router.resolve("nav://account")
    #expect(navigator.state == NavigationState(lines: "*home / product/1 | ! login"))

    session.isSignedIn = true
    let before = navigator.state
    try await router.resolve(try #require(session.kept))
    #expect(navigator.state == NavigationState(lines: "home / product/1 | *orders orders account"))
    #expect(
      NavigationPlan(from: before, to: navigator.state).description == """
        orders: keep 1 push account
        select orders
        ~dismiss 1
        """)
  }

  private final class Session {
    var isSignedIn = false
    var kept: RouteRequest<NavigationRoute>?
  }
}
