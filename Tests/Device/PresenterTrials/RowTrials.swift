import NavigationRoutes
import TurnpikeNavigation
import UIKit

/// The rows of the table, one at a time and one in the middle of another.
@MainActor enum RowTrials {
  static func run() async {
    for row in NavigationCase.all {
      for refuses in [false, true] { await run(row, refuses: refuses) }
      await run(row, refuses: false, in: Drawer())
      for interruption in NavigationCase.all { await run(row, interruptedBy: interruption) }
    }
    await newestGoal()
    for cancelled in [false, true] { await swipe(cancelled: cancelled) }
  }

  /// Each step of the plan is one act of UIKit, and the last alone is animated.
  private static func run(
    _ row: NavigationCase, refuses: Bool, in drawer: Drawer? = nil
  ) async {
    let stage = Stage(row.shown, drawer: drawer, refuses: refuses)
    await stage.appear()
    stage.check("row \(row.number), before")
    row.act.apply(to: &stage.navigator.state)
    await stage.settle()
    stage.check("row \(row.number)")
    let plan = NavigationPlan(from: row.shown, to: row.then)
    let expected = plan.steps.enumerated().compactMap { number, step in
      act(step, refuses: refuses).map { (number == plan.animatedStep ? "~" : "") + $0 }
    }
    if stage.simulation.log != expected {
      fail("row \(row.number): \(stage.simulation.log) for \(expected)")
    }
  }

  private static func act(
    _ step: NavigationPlan<NavigationRoute>.Step, refuses: Bool
  ) -> String? {
    switch step {
    case .change(let change):
      let isSet = refuses || change.popped > 0 || change.screens.count > change.kept
      return isSet ? "set" : nil
    case .select: return nil
    case .dismiss: return "dismiss"
    case .present: return "present"
    }
  }

  /// A second act before each transition of the first has ended.
  private static func run(_ row: NavigationCase, interruptedBy second: NavigationCase) async {
    for ended in 0..<3 {
      let stage = Stage(row.shown)
      await stage.appear()
      row.act.apply(to: &stage.navigator.state)
      for _ in 0..<ended {
        await stage.rest()
        stage.simulation.endFirst()
      }
      second.act.apply(to: &stage.navigator.state)
      let goal = stage.navigator.state
      await stage.settle()
      stage.check("row \(row.number), then \(second.number) after \(ended)")
      if stage.navigator.state != goal { fail("\(row.number) and \(second.number): not \(goal)") }
    }
  }

  /// Row 41: of the goals that come while a plan runs only the newest shows.
  private static func newestGoal() async {
    let stage = Stage(NavigationState(lines: "*home / | ! cart | ! cart/checkout"))
    await stage.appear()
    stage.navigator.state.go(to: .product(id: 1))
    for between in [NavigationRoute.help, .tour, .product(id: 2)] {
      stage.navigator.state.go(to: between)
    }
    stage.navigator.state.go(to: .itemScreen(itemID: 3))
    await stage.settle()
    stage.check("row 41")
    let made = stage.takeMade()
    if made != [.product(id: 1), .listScreen(), .itemScreen(itemID: 3)] {
      fail("row 41: made \(made)")
    }
  }

  /// Row 42: what a swipe leaves is put right, and the goal stays.
  private static func swipe(cancelled: Bool) async {
    let stage = Stage(NavigationState(lines: "*home / list list/3"))
    await stage.appear()
    stage.simulation.swipeBack(stage.root)
    stage.navigator.state.go(to: .itemScreen(itemID: 5))
    let goal = stage.navigator.state
    await stage.rest()
    stage.simulation.endFirst(cancelled: cancelled)
    await stage.settle()
    stage.check("row 42")
    if stage.navigator.state != goal { fail("row 42: not \(goal)") }
  }
}
