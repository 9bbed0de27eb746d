import NavigationClub
import NavigationRoutes
import Testing
import TurnpikeNavigation

/// What navigation asks of a route, as the file says it.
@Suite struct NavigatedRouteTests {
  @Test(arguments: [
    ("/", "home"), ("product/1", "product"), ("product/2", "product"), ("list/3", "itemScreen"),
    ("list/3/extra", "extraScreen"), ("club", "club.club"), ("club/bar", "club.bar"),
    ("vip/1/bar", "vip.bar"), ("vip/2/table/1", "vip.seatScreen"),
  ])
  func screens(link: String, screen: String) {
    #expect(NavigationRoute(link)?.screenID == screen)
  }

  @Test(
    arguments: [
      ("/", .home), ("product/1", nil), ("orders/5", .orders), ("account", .orders),
      // A stack's container is all its screens'.
      ("orders", .orders), ("search", .attic),
      ("club", nil), ("club/bar", .orders), ("club/lounge", nil),
      // The mount's comes first.
      ("vip/1", .home), ("vip/1/bar", .home), ("vip/1/lounge", .home),
    ] as [(String, NavigationRoute.Container?)])
  func containers(link: String, container: NavigationRoute.Container?) throws {
    #expect(try #require(NavigationRoute(link)).container == container)
  }

  @Test func severalContainers() {
    #expect(NavigationRoute.saved(id: 1).containers == [.attic, .orders, .home])
    #expect(NavigationRoute.saved(id: 1).container == .attic)
    #expect(NavigationRoute.help.containers == [])
    #expect(NavigationRoute.account.containers == [.orders])
  }

  @Test func containersOfTheChild() {
    #expect(ClubRoute.lounge.container == .lounge)
    #expect(ClubRoute.bar.container == .orders)
  }

  @Test(arguments: [
    ("tour", true), ("login", false), ("list/3/extra", false), ("club/table/4/bill", false),
    ("vip/1/table/4/bill", true),
  ])
  func covers(link: String, isCover: Bool) {
    #expect(NavigationRoute(link)?.coversScreen == isCover)
  }

  @Test func ofAMountedStack() {
    var state = NavigationState.start
    state.go(to: .club(.billScreen(number: 4)))
    #expect(
      state.description
        == "*home / club/table club/table/4\norders orders\n! club/table/4/bill")
    state.go(to: .club(.bar))
    #expect(state.description.hasSuffix("*orders orders club/bar"))
  }

  @Test func writtenByHand() {
    #expect(PlainRoute.page(1).screenID == "1")
    #expect(PlainRoute.page(1).container == nil)
    #expect(PlainRoute.sheet.coversScreen == false)
    let plan = NavigationPlan(
      from: NavigationState(root: PlainRoute.page(1)), to: NavigationState(root: .page(2)))
    #expect(plan.description == "~main: keep 0 pop 1 push 2")
  }
}
