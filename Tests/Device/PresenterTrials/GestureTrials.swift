import NavigationRoutes
import TurnpikeNavigation
import UIKit

/// What the user and the app do by hand, each by itself.
@MainActor enum GestureTrials {
  static func run() async {
    await gestures()
    await coldStart()
    await ownSheets()
    await ownTabBar()
    await singleStack()
    await screensThatNavigate()
  }

  private static func gestures() async {
    let stage = Stage(NavigationState(lines: "*home / help | ! login"))
    await stage.appear()
    stage.simulation.pullDown(stage.root)
    await stage.settle()
    await expect(stage, "*home / help", "a sheet pulled down")
    stage.simulation.swipeBack(stage.root)
    await stage.rest()
    stage.simulation.endFirst(cancelled: true)
    await expect(stage, "*home / help", "a swipe given up")
    stage.simulation.swipeBack(stage.root)
    await expect(stage, "*home /", "a swipe")
    stage.simulation.tapTab(1, stage.root)
    await expect(stage, "home / | *orders orders", "a tab")
    stage.navigator.state.push(.help)
    await stage.settle()
    stage.simulation.tapTab(1, stage.root)
    await expect(stage, "home / | *orders orders", "the same tab again")
  }

  /// A link before the window shows: the stacks are there at once, the modal when it can be.
  private static func coldStart() async {
    let stage = Stage(.start)
    stage.navigator.state.go(to: .extraScreen(itemID: 3))
    await stage.settle()
    if stage.shown != "*home / list list/3\norders orders" { fail("cold: \(stage.shown)") }
    await stage.appear()
    await expect(stage, "*home / list list/3 | ! list/3/extra", "cold start")
  }

  /// A link while the app shows a sheet of its own.
  private static func ownSheets() async {
    let stage = Stage(.start)
    await stage.appear()
    stage.root.present(OwnScreen(), animated: true)
    stage.navigator.state.go(to: .login)
    await expect(stage, "*home / | ! login", "a sheet of the app's own")

    let blocking = OwnScreen()
    blocking.isModalInPresentation = true
    stage.simulation.front(stage.root).present(blocking, animated: true)
    stage.navigator.state.go(to: .help)
    await stage.settle()
    if stage.simulation.front(stage.root) !== blocking { fail("a blocking sheet was dismissed") }
    blocking.dismiss(animated: true)
    await stage.settle()
    stage.presenter.start()
    await expect(stage, "*home / help", "a blocking sheet that has gone")

    // Also where the goal is in front already, but under it; and a screen that the app pushed.
    stage.root.present(OwnScreen(), animated: true)
    stage.navigator.state.go(to: .help)
    await expect(stage, "*home / help", "a sheet over the goal")
    let bar = stage.root as? UITabBarController
    let navigation = bar?.selectedViewController as? UINavigationController
    navigation?.pushViewController(OwnScreen(), animated: true)
    await stage.settle()
    if stage.shown != "*home / help own\norders orders" { fail("pushed: \(stage.shown)") }
    stage.navigator.state.go(to: .help)
    await expect(stage, "*home / help", "a screen over the goal")
  }

  private static func ownTabBar() async {
    let bar = UITabBarController()
    let stage = Stage(NavigationState(lines: "*orders orders"), tabBar: bar)
    if stage.root !== bar { fail("another tab bar") }
    await stage.appear()
    await expect(stage, "home / | *orders orders", "a tab bar of the app's own")
  }

  private static func singleStack() async {
    let stage = Stage(NavigationState(roots: [.home: NavigationRoute.home]))
    if stage.root is UITabBarController { fail("a tab bar for one stack") }
    await stage.appear()
    stage.navigator.state.go(to: .extraScreen(itemID: 3))
    await stage.settle()
    stage.check("one stack")
  }

  /// A screen that changes the state while it is made.
  private static func screensThatNavigate() async {
    Simulation.shared.reset()
    let navigator = Navigator(NavigationState.start)
    var isFirst = true
    let presenter = RoutePresenter(navigator) { route in
      if route == .help, isFirst {
        isFirst = false
        navigator.state.push(.login)
      }
      return Screen(route)
    }
    let window = UIWindow(windowScene: UIWindowScene())
    window.rootViewController = presenter.rootViewController
    window.makeKeyAndVisible()
    presenter.start()
    navigator.state.go(to: .help)
    for _ in 0..<20 {
      for _ in 0..<4 { await Task.yield() }
      Simulation.shared.endFirst()
    }
    let front = Simulation.shared.front(presenter.rootViewController) as? UINavigationController
    if (front?.topViewController as? Screen)?.route != .login { fail("a screen that navigates") }
    if !Simulation.shared.misuses.isEmpty { fail("\(Simulation.shared.misuses)") }
  }

  private static func expect(_ stage: Stage, _ lines: String, _ what: String) async {
    await stage.settle()
    stage.check(what)
    if stage.navigator.state != NavigationState(lines: lines) {
      fail("\(what): the state is\n\(stage.navigator.state)")
    }
  }
}
