import NavigationClub
import NavigationRoutes
import Testing
import TurnpikeNavigation

/// Routes that a module opens without knowing the app's enum.
@MainActor @Suite struct OpenRouteTests {
  @Test(
    arguments: [
      (ClubRoute.lounge, "*home / club/lounge | orders orders"),
      (ClubRoute.bar, "home / | *orders orders club/bar"),
      (ClubRoute.billScreen(number: 3), "*home / | orders orders | ! club/table/3/bill"),
    ] as [(ClubRoute, String)])
  func shown(route: ClubRoute, then: String) {
    let navigator = Navigator(NavigationState<NavigationRoute>.start)
    let openRoute = OpenRouteAction(navigator)
    #expect(openRoute(route))
    #expect(navigator.state == NavigationState(lines: then))
  }

  /// The app's own routes, and routes of an enum that it does not mount.
  @Test func ofOtherEnums() {
    let navigator = Navigator(NavigationState<NavigationRoute>.start)
    let openRoute = OpenRouteAction(navigator)
    #expect(openRoute(NavigationRoute.help))
    #expect(navigator.state.front == .help)
    #expect(!openRoute(PlainRoute.start))
    #expect(navigator.state.front == .help)

    let club = Navigator(NavigationState(roots: [.lounge: ClubRoute.club]))
    #expect(!OpenRouteAction(club)(NavigationRoute.help))
    #expect(club.state.front == .club)
  }

  /// An inbox runs the filters of its router, with a request of the app itself.
  @Test func inbox() async {
    let (opened, notes) = AsyncStream.makeStream(of: String.self)
    var router = Router<NavigationRoute> { route, request in
      notes.yield("\(route) \(request.isInternal)")
    }
    router.append(for: .auth) { _, _ in .redirect(to: .login) }
    let inbox = LinkInbox(router, policy: .sequential)
    let openRoute = OpenRouteAction(inbox)
    #expect(openRoute(NavigationRoute.account))
    #expect(openRoute(ClubRoute.lounge))
    #expect(!openRoute(PlainRoute.start))
    var all: [String] = []
    for await note in opened.prefix(2) { all.append(note) }
    #expect(all == ["login true", "club/lounge true"])
  }

  /// A preview or a test is given the routes themselves.
  @Test func closure() {
    var opened: [String] = []
    let openRoute = OpenRouteAction { route in
      opened.append("\(route)")
      return route is ClubRoute
    }
    #expect(openRoute(ClubRoute.bar))
    #expect(!openRoute(NavigationRoute.help))
    #expect(opened == ["bar", "help"])
  }
}
