import NavigationRoutes
import Observation
import Testing
import TurnpikeNavigation

/// Who has read a property of a navigator is told before it changes, and nobody else.
@MainActor @Suite struct ObservationTests {
  @Test func state() {
    let navigator = Navigator(NavigationState<NavigationRoute>.start)
    let state = Observed { _ = navigator.state.front }
    let count = Observed { _ = navigator.refreshCount }
    let nothing = Observed { _ = navigator.animatesLastChange }
    navigator.state.push(.help)
    #expect([state.isTold, count.isTold, nothing.isTold] == [true, false, false])

    // Each reading is told of one change.
    let again = Observed { _ = navigator.state }
    navigator.show(.login, for: RouteRequest(.login))
    #expect(again.isTold)
    #expect(!count.isTold)
  }

  @Test func refreshes() {
    let navigator = Navigator(NavigationState<NavigationRoute>.start)
    let count = Observed { _ = navigator.refreshCount }
    navigator.show(.home, for: RouteRequest("nav://"))
    #expect(count.isTold)
    #expect(navigator.refreshCount == 1)
  }

  /// Notes whether what a closure reads has changed since.
  private final class Observed: @unchecked Sendable {
    private(set) var isTold = false

    @MainActor init(_ read: () -> Void) {
      withObservationTracking(read) { [weak self] in self?.isTold = true }
    }
  }
}
