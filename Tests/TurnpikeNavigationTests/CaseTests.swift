import NavigationRoutes
import Testing
import TurnpikeNavigation

/// The table of cases: exact states and exact steps.
@Suite struct CaseTests {
  @Test(arguments: NavigationCase.all)
  func row(_ row: NavigationCase) {
    var state = row.shown
    row.act.apply(to: &state)
    #expect(state == row.then)
    let plan = NavigationPlan(from: row.shown, to: row.then)
    #expect(plan.description == row.steps)
    var reached = row.shown
    for step in plan.steps { reached.apply(step) }
    #expect(reached == row.then)
  }

  /// The short way from a state and a route.
  @Test(arguments: NavigationCase.all.filter { $0.act.description.hasPrefix("go ") })
  func planToARoute(_ row: NavigationCase) throws {
    let route = try #require(NavigationRoute(row.act.description.dropFirst(3)))
    #expect(NavigationPlan(from: row.shown, to: route).description == row.steps)
  }

  @Test func everyRowIsThere() {
    #expect(NavigationCase.all.map(\.number) == Array(1...38) + Array(43...48))
  }

  /// Rows 39 and 40: what a saved state has of links that lead nowhere any more.
  @Test(arguments: [
    ("*home / gone product/1", "*home /\norders orders"),
    ("*home gone\n*orders orders orders/5\n! gone login", "home /\n*orders orders orders/5"),
  ])
  func savedLinks(saved: String, restored: String) {
    var state = NavigationState.start
    state.restore(saved)
    #expect(state.description == restored)
  }
}

extension NavigationCase: CustomTestStringConvertible {
  var testDescription: String { "\(number) \(act)" }
}
