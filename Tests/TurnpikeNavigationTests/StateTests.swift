import Foundation
import NavigationRoutes
import Testing
import TurnpikeNavigation

/// What a state answers to whatever is asked of it.
@Suite struct StateTests {
  @Test func roots() {
    let state = NavigationState(
      roots: [.orders: NavigationRoute.ordersScreen, .home: .home, .orders: .help])
    #expect(state.containers == [.orders, .home])
    #expect(state.container == .orders)
    #expect(state.front == .ordersScreen)
    #expect(state.frontPlace == .container(.orders))
    #expect(state.modals == [])
  }

  @Test func aSingleStack() {
    var state = NavigationState(root: PlainRoute.start)
    state.go(to: .page(1))
    state.push(.sheet)
    #expect(state.description == "*main 0 1\n! sheet")
    #expect(state.frontPlace == .modal(0))
  }

  @Test func places() {
    var state = NavigationState(lines: "*home / help | ! cart product/1 | ! login")
    #expect(state[.container(.home)] == [.home, .help])
    #expect(state[.modal(0)] == [.cartScreen, .product(id: 1)])
    state[.container(.home)] = []
    #expect(state[.container(.home)] == [.home])
    state[.modal(0)] = [.cartScreen]
    #expect(state.modals == [[.cartScreen], [.login]])
    state[.modal(2)] = [.tour]
    #expect(state.modals == [[.cartScreen], [.login], [.tour]])
    state[.modal(1)] = []
    #expect(state.modals == [[.cartScreen]])
  }

  @Test(arguments: [-1, 2, Int.max, Int.min])
  func aModalThatIsNotThere(index: Int) {
    var state = NavigationState(lines: "*home / | ! login")
    let before = state
    #expect(state[.modal(index)] == [])
    state[.modal(index)] = [.tour]
    state[.modal(index)] = []
    #expect(state == before)
  }

  /// The selected container if the route names it, or else the first that the window has.
  @Test(arguments: [
    ("*home /\norders orders", "*home / saved/1\norders orders"),
    ("home /\n*orders orders", "home /\n*orders orders saved/1"),
    ("*home / help\norders orders orders/5", "*home / saved/1\norders orders orders/5"),
  ])
  func oneOfSeveralContainers(before: String, after: String) {
    var state = NavigationState.start
    state.restore(before)
    state.go(to: .saved(id: 1))
    #expect(state.description == after)
  }

  @Test func theFirstOfSeveralContainersThatTheWindowHas() {
    var state = NavigationState(
      roots: [.orders: NavigationRoute.ordersScreen, .home: .home])
    state.select(.home)
    state.go(to: .saved(id: 1))
    #expect(state.description == "orders orders\n*home / saved/1")
    state = NavigationState(roots: [.orders: .ordersScreen])
    state.go(to: .saved(id: 1))
    #expect(state.description == "*orders orders saved/1")
  }

  /// Nothing selects it, nothing goes there, nothing is lost.
  @Test func aContainerThatTheWindowHasNot() {
    var state = NavigationState(roots: [.home: NavigationRoute.home])
    let before = state
    state.select(.orders)
    state.container = .orders
    state[.container(.orders)] = [.help]
    #expect(state == before)
    #expect(state[.container(.orders)] == [])
    state.go(to: .orderScreen(orderID: 5))
    #expect(state.description == "*home / orders orders/5")
    let wide = NavigationState(lines: "*orders orders orders/5 | ! login")
    #expect(NavigationPlan(from: before, to: wide).description == "~present login")
    #expect(
      NavigationPlan(from: NavigationState(lines: "*orders orders help"), to: before).description
        == "select home")
  }

  /// The file names a container that the window has not.
  @Test func aRouteWithAnUnknownContainer() {
    var state = NavigationState(lines: "*orders orders")
    state.go(to: .search)
    #expect(state.description == "home /\n*orders orders search")
  }

  @Test func backAtTheRoot() {
    var state = NavigationState.start
    state.back()
    state.dismiss()
    state.popToRoot()
    #expect(state == .start)
  }

  @Test func popToRoot() {
    var state = NavigationState(lines: "*home / help | ! cart product/1 product/2")
    state.popToRoot()
    #expect(state.description == "*home / help\norders orders\n! cart")
    state.popToRoot()
    #expect(state.modals == [[.cartScreen]])
  }

  @Test func selectingWhatIsSelected() {
    var state = NavigationState(lines: "*home / help product/1")
    state.select(.home)
    #expect(state == .start)
  }

  @Test func aHundredModals() {
    var state = NavigationState.start
    for number in 0..<100 { state.push(number.isMultiple(of: 2) ? .login : .tour) }
    #expect(state.modals.count == 100)
    let plan = NavigationPlan(from: .start, to: state)
    #expect(plan.steps.count == 100)
    #expect(plan.animatedStep == 99)
    #expect(NavigationPlan(from: state, to: .start).description == "~dismiss 100")
    var restored = NavigationState.start
    restored.restore(state.description)
    #expect(restored == state)
  }

  @Test(arguments: [-1, 0, 1000])
  func aStepThatDismissesAnyNumber(count: Int) {
    var state = NavigationState(lines: "*home / | ! login")
    state.apply(.dismiss(count))
    #expect(state.modals == (count > 0 ? [] : [[.login]]))
    state.apply(.present([]))
    #expect(state.containers == [.home, .orders])
  }

  /// A modal at the root of a container is the app's own wish, and no obstacle.
  @Test func aModalOnAContainersRoot() {
    var state = NavigationState(roots: [.home: NavigationRoute.login])
    state.go(to: .help)
    #expect(state.description == "*home login help")
    state.go(to: .login)
    #expect(state.description == "*home login help\n! login")
  }

  /// One whose stack does not end with it is in front all the same.
  @Test func aStackWrittenByHand() {
    var state = NavigationState(root: PlainRoute.start)
    state.go(to: .lost)
    #expect(state[.container(.main)] == [.start, .lost])
  }
}
