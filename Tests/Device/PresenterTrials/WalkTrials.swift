import NavigationRoutes
import TestSupport
import TurnpikeNavigation
import UIKit

/// Links, the user and the app in any order, also in the middle of transitions: in the end what is
/// shown is the state.
@MainActor enum WalkTrials {
  static func run(walks: Int) async {
    for seed in 1...UInt64(walks) {
      await walk(seed)
      if failures > 0 { return print("seed \(seed)") }
    }
  }

  private static func walk(_ seed: UInt64) async {
    var navigation = RandomNavigation(seed: seed)
    let stage = Stage(.start, refuses: seed.isMultiple(of: 3))
    if navigation.random.chance(80) { await stage.appear() }
    var history: [String] = []
    for _ in 0..<60 {
      history.append(await act(stage, &navigation))
    }
    await stage.appear()
    // What the app has not let go of by itself.
    while let own = stage.simulation.front(stage.root) as? OwnScreen {
      own.isModalInPresentation = false
      stage.presenter.start()
      await stage.settle()
    }
    stage.presenter.start()
    await stage.settle()
    stage.check("seed \(seed): \(history)")
  }

  private static func act(
    _ stage: Stage, _ navigation: inout RandomNavigation
  ) async -> String {
    let simulation = stage.simulation
    let cancels = navigation.random.chance(30)
    switch navigation.random.below(24) {
    case 0..<6: return navigation.act(on: &stage.navigator.state)
    case 6..<12:
      simulation.endFirst(cancelled: cancels)
      return "end"
    case 12..<16:
      await stage.rest()
      return "rest"
    case 16:
      await stage.settle()
      return "settle"
    case 17, 18:
      simulation.swipeBack(stage.root)
      return "swipe"
    case 19:
      simulation.tapTab(navigation.random.below(2), stage.root)
      return "tab"
    case 20, 21:
      simulation.pullDown(stage.root)
      return "pull"
    case 22:
      await stage.settle()
      let front = simulation.front(stage.root)
      if front is OwnScreen || front.view.window == nil && stage.window.rootViewController == nil {
        return ""
      }
      let own = OwnScreen()
      own.isModalInPresentation = navigation.random.chance(50)
      front.present(own, animated: true)
      return "own sheet"
    default:
      await stage.settle()
      let front = simulation.front(stage.root)
      if front.presentingViewController == nil { return "" }
      front.dismiss(animated: true)
      return "dismiss by hand"
    }
  }
}
