import NavigationRoutes
import TurnpikeNavigation
import UIKit

/// Links to what is in front already, and changes without animation.
@MainActor enum RefreshTrials {
  static func run() async {
    await frontAlready()
    await whileAPlanRuns()
    await newerGoal()
    await withoutAnimation()
  }

  private static func show(_ link: String, _ stage: Stage, animated: Bool = true) {
    let request = RouteRequest<NavigationRoute>(link)
    guard let route = request.route else { return fail("no route answers \(link)") }
    stage.navigator.show(route, for: request, animated: animated)
  }

  /// The screen in front is handed its route again, or made anew, and nothing else changes.
  private static func frontAlready() async {
    for refuses in [false, true] {
      let stage = Stage(NavigationState(lines: "*home / product/1"), refuses: refuses)
      await stage.appear()
      show("nav://product/1", stage)
      await stage.settle()
      stage.check("front already")
      expect(stage.takeUpdated(), refuses ? [] : [.product(id: 1)], "updated")
      expect(stage.takeMade(), refuses ? [.product(id: 1)] : [], "made")
      if stage.simulation.log != (refuses ? ["set"] : []) { fail("\(stage.simulation.log)") }
      stage.presenter.start()
      await stage.settle()
      expect(stage.takeUpdated() + stage.takeMade(), [], "once")
    }
    let stage = Stage(NavigationState(lines: "*home / | ! login"))
    await stage.appear()
    show("nav://login", stage)
    await stage.settle()
    stage.check("a modal in front already")
    expect(stage.takeUpdated(), [.login], "a modal")
    // The app's own sheet over it goes.
    stage.simulation.front(stage.root).present(OwnScreen(), animated: true)
    await stage.settle()
    show("nav://login", stage)
    await stage.settle()
    stage.check("a modal under a sheet of the app's own")
    expect(stage.takeUpdated(), [.login], "a modal under a sheet")
  }

  /// A second link to the goal of a plan that runs.
  private static func whileAPlanRuns() async {
    let stage = Stage(NavigationState(lines: "*home / | ! login"))
    await stage.appear()
    show("nav://product/1", stage)
    await stage.rest()
    show("nav://product/1", stage)
    await stage.settle()
    stage.check("a second link")
    expect(stage.takeMade(), [.product(id: 1)], "made once")
    expect(stage.takeUpdated(), [.product(id: 1)], "updated at the end")
  }

  /// What has gone is not loaded again, and neither is what takes its place.
  private static func newerGoal() async {
    let stage = Stage(NavigationState(lines: "*home / | ! login"))
    await stage.appear()
    show("nav://product/1", stage)
    await stage.rest()
    show("nav://product/1", stage)
    show("nav://help", stage)
    await stage.settle()
    stage.check("a newer goal")
    expect(stage.takeUpdated(), [], "updated for a newer goal")
  }

  private static func withoutAnimation() async {
    for row in NavigationCase.all {
      let stage = Stage(row.shown)
      await stage.appear()
      let request = RouteRequest<NavigationRoute>(row.then.front)
      stage.navigator.show(row.then.front, for: request, animated: false)
      await stage.settle()
      stage.check("row \(row.number) without animation")
      if stage.simulation.log.contains(where: { $0.hasPrefix("~") }) {
        fail("row \(row.number) without animation: \(stage.simulation.log)")
      }
    }
    // The next change is animated again.
    let stage = Stage(.start)
    await stage.appear()
    show("nav://product/1", stage, animated: false)
    await stage.settle()
    show("nav://login", stage)
    await stage.settle()
    if stage.simulation.log != ["set", "~present"] { fail("\(stage.simulation.log)") }
  }

  private static func expect(
    _ routes: [NavigationRoute], _ expected: [NavigationRoute], _ what: String
  ) {
    if routes != expected { fail("\(what): \(routes), not \(expected)") }
  }
}
