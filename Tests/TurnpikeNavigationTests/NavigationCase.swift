import NavigationRoutes
import TurnpikeNavigation

/// What can be done to a state, as text: `go product/1`, `push login`, `back`, `select orders`.
struct NavigationAct: CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }

  /// Does it; an act whose link leads nowhere, or that is none, does nothing.
  func apply(to state: inout NavigationState<NavigationRoute>) {
    let words = description.split(separator: " ", maxSplits: 1)
    let argument = words.count > 1 ? words[1] : ""
    switch words.first {
    case "go": NavigationRoute(argument).map { state.go(to: $0) }
    case "push": NavigationRoute(argument).map { state.push($0) }
    case "back": state.back()
    case "popToRoot": state.popToRoot()
    case "dismiss": state.dismiss()
    case "select": NavigationRoute.Container(rawValue: String(argument)).map { state.select($0) }
    default: break
    }
  }
}

/// A row of the table: an act, the state before and after, and the steps between.
struct NavigationCase {
  let number: Int
  let act: NavigationAct
  let shown: NavigationState<NavigationRoute>
  let then: NavigationState<NavigationRoute>
  let steps: String

  /// - Parameters:
  ///   - shown: Lines of a state, with `|` between them; a container that is left out shows its root.
  ///   - then: The same.
  ///   - steps: Lines of a plan, with `|` between them.
  init(_ number: Int, _ act: String, _ shown: String, _ then: String, _ steps: String) {
    self.number = number
    self.act = NavigationAct(act)
    self.shown = NavigationState(lines: shown)
    self.then = NavigationState(lines: then)
    self.steps = steps.split(separator: " | ").joined(separator: "\n")
  }
}

extension NavigationState<NavigationRoute> {
  /// The window of the table, at its roots.
  static var start: Self {
    NavigationState(roots: [.home: NavigationRoute.home, .orders: .ordersScreen])
  }

  /// The window with what a text says, lines with `|` between them.
  init(lines: String) {
    self = .start
    restore(lines.split(separator: " | ").joined(separator: "\n")) { _ in true }
  }
}
