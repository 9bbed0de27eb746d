import NavigationRoutes
import Testing

@testable import TurnpikeNavigation

/// What views read of a state and write into it.
@Suite struct BindingTests {
  @Test func theStackOfAContainer() {
    var state = NavigationState(lines: "*home / help product/1")
    #expect(state[above: .container(.home), []] == [.help, .product(id: 1)])
    // A swipe back, then a link in a view.
    state[above: .container(.home), []].removeLast()
    state[above: .container(.home), []].append(.listScreen())
    #expect(state == NavigationState(lines: "*home / help list"))
    state[above: .container(.home), []] = []
    #expect(state == .start)
  }

  @Test func aContainerThatTheWindowHasNot() {
    var state = NavigationState(roots: [.home: NavigationRoute.home])
    let before = state
    #expect(state[above: .container(.orders), []] == [])
    state[above: .container(.orders), []] = [.help]
    #expect(state == before)
  }

  @Test func aModalWithNewParameters() {
    var state = NavigationState(lines: "*home / | ! list/5/extra list/5/extra/note")
    let last: [NavigationRoute] = [.extraScreen(itemID: 3)]
    #expect(state.shown(at: .modal(0), last).first == .extraScreen(itemID: 5))
    state[above: .modal(0), last] = []
    #expect(state == NavigationState(lines: "*home / | ! list/5/extra"))
  }

  /// It is drawn as it was last, whatever has taken its place, and its views write nothing.
  @Test(arguments: ["*home /", "*home / | ! login help"])
  func aModalThatCloses(lines: String) {
    var state = NavigationState(lines: lines)
    let last: [NavigationRoute] = [.cartScreen, .product(id: 1)]
    #expect(state.shown(at: .modal(0), last) == last)
    #expect(state[above: .modal(0), last] == [.product(id: 1)])
    state[above: .modal(0), last] = []
    #expect(state == NavigationState(lines: lines))
  }

  @Test func modals() {
    var state = NavigationState(lines: "*home / | ! cart | ! tour | ! login help")
    #expect(state[modal: 0, covers: false]?.id == "cartScreen")
    #expect(state[modal: 0, covers: true]?.id == nil)
    #expect(state[modal: 1, covers: true]?.id == "tour")
    #expect(state[modal: 2, covers: nil]?.stack == [.login, .help])
    #expect(state[modal: 3, covers: nil]?.id == nil)
    // The other way of showing it is not shown, and says nothing.
    state[modal: 1, covers: false] = nil
    state[modal: 3, covers: false] = nil
    #expect(state.modals.count == 3)
    state[modal: 1, covers: true] = nil
    #expect(state.modals == [[.cartScreen]])
  }

  @Test func oneModalWhateverItsParameters() {
    let ids = ["list/3/extra", "list/5/extra"].map {
      NavigationState(lines: "*home / | ! \($0)")[modal: 0, covers: nil]?.id
    }
    #expect(ids == ["extraScreen", "extraScreen"])
  }
}
