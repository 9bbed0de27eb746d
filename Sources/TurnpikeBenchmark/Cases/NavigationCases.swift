import Turnpike

/// Plans between the states of a window; what is counted are its screens.
enum NavigationCases {
  static var all: [BenchmarkCase] {
    [
      plan(screens: 5, bars: []),
      // The same for each screen, however many there are.
      plan(screens: 50, bars: [.of("plan-5", 1.2)]),
    ]
  }

  /// Every screen of the ten containers has new parameters, so none is left out.
  private static func plan(screens: Int, bars: [Bar]) -> BenchmarkCase {
    BenchmarkCase(
      name: "plan-\(screens)",
      summary: "a plan for ten containers of \(screens) screens, a screen", routes: 10, bars: bars
    ) {
      let old = state(screens, "old")
      let new = state(screens, "new")
      let links = new.containers.flatMap { new[.container($0)].map(\.path) }
      return Workload(links, expecting: new.containers.count) { passes in
        var sum = 0
        for _ in 0..<passes { sum += NavigationPlan(from: old, to: new).steps.count }
        return sum
      }
    }
  }

  private static func state(_ screens: Int, _ name: String) -> NavigationState<TenRoute> {
    let stacks = TenRoute.Container.allCases.map { container in
      let links = (0..<screens).map { "list1/screen1/\(name)\($0)" }
      return ([container.rawValue] + links).joined(separator: " ")
    }
    var state = NavigationState<TenRoute>(
      roots: (.c0, .screen0), (.c1, .screen0), (.c2, .screen0), (.c3, .screen0), (.c4, .screen0),
      (.c5, .screen0),
      (.c6, .screen0), (.c7, .screen0), (.c8, .screen0), (.c9, .screen0))
    state.restore(stacks.joined(separator: "\n"))
    return state
  }
}

extension TenRoute {
  /// As many as a window may have.
  enum Container: String, RouteContainer {
    case c0, c1, c2, c3, c4, c5, c6, c7, c8, c9
  }
}
