import NavigationRoutes
import TestSupport
import Testing
import TurnpikeNavigation

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
    ("*home / product/1", "nav://refund", "home / product/1 | *orders orders | ! refund"),
    ("*home / product/1", "refund", "home / product/1 | *orders orders | ! refund"),
    ("*orders orders | ! cart", "refund", "*orders orders | ! cart | ! refund"),
    // A screen below reads the keys of its own line.
    ("*home /", "nav://list/3?sort=price", "*home / list?sort=price list/3"),
    ("*home /", "nav://list/3?x=1&sort=price&sort=name", "*home / list?sort=price list/3"),
    ("*home /", "nav://list/3/extra?sort=price", "*home / list?sort=price list/3 | ! list/3/extra"),
    ("*home / list?sort=price", "nav://list/3", "*home / list list/3"),
    ("*home / list?sort=price", "nav://list/3?sort=size&x=1", "*home / list list/3"),
    ("*home / list?sort=price", "list/3?sort=name", "*home / list?sort=price list/3"),
  ])
  func show(shown: String, link: String, then: String) async throws {
    let navigator = Navigator(NavigationState(lines: shown))
    let router = Router<NavigationRoute> { route, request in
      navigator.show(route, for: request)
    }
    try await router.resolve(link)
    #expect(navigator.state == NavigationState(lines: then))
  }

  /// Redirects of a link from outside, of a path from outside, and of the app itself.
  @Test(arguments: [
    ("*home / product/1", "help", "*home / product/1 help"),
    ("*home / product/1", "login", "*home / product/1 | ! login"),
    ("*home / | ! cart", "login", "*home / | ! cart | ! login"),
    ("*home / | ! login", "login", "*home / | ! login"),
    ("*home / | ! login help", "login", "*home / | ! login"),
    // One sheet, also if another one covers it.
    ("*home / | ! cart | ! login | ! tour", "login", "*home / | ! cart | ! login"),
    ("*home / | ! list/3/extra | ! tour", "list/5/extra", "*home / | ! list/5/extra"),
    ("*home / product/1", "orders/5", "home / product/1 | *orders orders orders/5"),
    ("*home / product/1", "refund", "home / product/1 | *orders orders | ! refund"),
  ])
  func pushesRedirectedRequests(shown: String, target: String, then: String) async throws {
    let target = try #require(NavigationRoute(target))
    let requests: [RouteRequest<NavigationRoute>] = [
      RouteRequest("nav://product/7"), RouteRequest("product/7", source: .notification),
      RouteRequest(.product(id: 7)),
    ]
    for request in requests {
      let navigator = Navigator(NavigationState<NavigationRoute>(lines: shown))
      var router = Router<NavigationRoute> { navigator.show($0, for: $1) }
      router.append { request, next in
        request.route == .product(id: 7) ? .redirect(to: target) : try await next(request)
      }
      try await router.resolve(request)
      #expect(navigator.state == NavigationState(lines: then), "\(request.source)")
      #expect(navigator.refreshCount == 0)
    }
  }

  /// The query of a link is that of the route that it leads to.
  @Test func stackOfARequest() {
    func paths(_ request: RouteRequest<NavigationRoute>) -> [String] { request.stack.map(\.path) }
    var request = RouteRequest<NavigationRoute>("nav://list/3?sort=price#part")
    #expect(paths(request) == ["list?sort=price", "list/3"])
    request.route = .itemScreen(itemID: 4)
    #expect(paths(request) == ["list", "list/4"])
    request.route = nil
    #expect(paths(request) == [])
    #expect(paths(RouteRequest(.itemScreen(itemID: 5))) == ["list", "list/5"])
    #expect(paths(RouteRequest("nav://list?sort=price")) == ["list?sort=price"])
    #expect(paths(RouteRequest("nav://none?sort=price")) == [])
  }

  @Test func aContainerThatTheWindowHasNot() {
    let navigator = Navigator(NavigationState(roots: [.home: NavigationRoute.home]))
    navigator.show(.account, for: RouteRequest(.account))
    #expect(navigator.state.description == "*home / account")
  }

  /// A link to what is in front already leaves the state as it is; a double tap does nothing.
  @Test(arguments: [
    ("*home / product/1", "nav://product/1", 1), ("*home / product/1", "product/1", 0),
    ("*home / product/1", "nav://product/2", 0), ("*home / | ! login", "nav://login", 1),
    ("*home / help product/1", "nav://product/1", 0), ("*home /", "nav://", 1),
    ("*home / list?sort=price list/3", "nav://list/3?sort=price", 1),
    ("*home / list?sort=price list/3", "nav://list/3", 0),
  ])
  func refreshes(shown: String, link: String, count: Int) async throws {
    let navigator = Navigator(NavigationState(lines: shown))
    let before = navigator.state
    var plans: [NavigationPlan<NavigationRoute>] = []
    let observation = navigator.observe { plans.append($0) }
    defer { withExtendedLifetime(observation) {} }
    try await Router<NavigationRoute> { navigator.show($0, for: $1) }.resolve(link)
    #expect(navigator.refreshCount == count)
    #expect(plans.count == 1)
    if count == 0 {
      #expect(plans == [NavigationPlan(from: before, to: navigator.state)])
    } else {
      #expect(navigator.state == before)
      let depth = before[before.frontPlace].count
      #expect(plans[0].description == "\(before.frontPlace): keep \(depth) reload \(depth - 1)")
      #expect(plans[0].animatedStep == nil)
    }
  }

  @Test(arguments: [true, false]) func animation(isAnimated: Bool) {
    let navigator = Navigator(NavigationState(lines: "*home /"))
    var plans: [NavigationPlan<NavigationRoute>] = []
    let observation = navigator.observe { plans.append($0) }
    defer { withExtendedLifetime(observation) {} }
    navigator.show(.login, for: RouteRequest(.login), animated: isAnimated)
    #expect(plans.last?.description == (isAnimated ? "~present login" : "present login"))
    #expect(navigator.animatesLastChange == isAnimated)
    navigator.state.dismiss()
    #expect(plans.last?.description == "~dismiss 1")
    #expect(navigator.animatesLastChange)
  }

  /// Without animation a plan has the same steps, of which none is animated.
  @Test(arguments: NavigationCase.all) func plansWithoutAnimation(row: NavigationCase) {
    let plan = NavigationPlan(from: row.shown, to: row.then, animated: false)
    #expect(plan.steps == NavigationPlan(from: row.shown, to: row.then).steps)
    #expect(plan.animatedStep == nil)
    #expect(
      NavigationPlan(from: row.shown, to: .product(id: 1), animated: false).animatedStep == nil)
  }

  /// The steps of the plans lead to the state, also if another closure changes the state.
  @Test func observers() {
    let navigator = Navigator(NavigationState<NavigationRoute>.start)
    var shown = [navigator.state, navigator.state]
    var plans: [String] = []
    let first = navigator.observe { plan in
      for step in plan.steps { shown[0].apply(step) }
      // Help is never shown without the sign-in sheet.
      if navigator.state.front == .help { navigator.state.push(.login) }
    }
    let second = navigator.observe { plan in
      plans.append(plan.description)
      for step in plan.steps { shown[1].apply(step) }
      #expect(shown[1] == navigator.state)
    }
    navigator.state.push(.help)
    #expect(shown == [navigator.state, navigator.state])
    #expect(navigator.state == NavigationState(lines: "*home / help | ! login"))
    // The second one hears of both changes at once.
    #expect(plans == ["home: keep 1 push help\n~present login", ""])
    navigator.state.go(to: .orderScreen(orderID: 5))
    #expect(shown == [navigator.state, navigator.state])
    withExtendedLifetime([first, second]) {}
  }

  @Test func observationEndsWithItsObject() {
    let navigator = Navigator(NavigationState<NavigationRoute>.start)
    var count = 0
    var observation: NavigationObservation? = navigator.observe { _ in count += 1 }
    navigator.state.push(.help)
    #expect(count == 1 && observation != nil)
    observation = nil
    navigator.state.push(.login)
    #expect(count == 1)
  }
}

@Suite(.growth) struct StackGrowthTests {
  /// A query of many items costs time with its length.
  @Test func stackOfALongLink() {
    func seconds(_ count: Int) -> Double {
      let items = (0..<count).map { "k\($0)=v" }.joined(separator: "&")
      let request = RouteRequest<NavigationRoute>("nav://list/3?\(items)&sort=price")
      return processorSeconds { #expect(request.stack[0].path == "list?sort=price") }
    }
    _ = seconds(10)
    let small = seconds(2_000)
    let large = seconds(8_000)
    #expect(large < 10 * small + 0.2, "\(small) s, \(large) s")
  }
}
