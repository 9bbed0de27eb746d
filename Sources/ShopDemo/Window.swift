import ShopRoutes
import Turnpike

/// The app's only window: two tabs, and sheets over them.
@MainActor final class Window {
  private let navigator = Navigator(
    NavigationState(roots: (.home, ShopRoute.home), (.basket, .basketScreen)))

  /// Shows a route; what is changed on the screen for it, and what stands there then.
  func show(
    _ route: ShopRoute, _ request: RouteRequest<ShopRoute>
  ) -> (steps: String, screens: String) {
    let before = navigator.state
    navigator.show(route, request)
    let plan = NavigationPlan(from: before, to: navigator.state)
    return (
      plan.steps.isEmpty ? "none" : plan.description.replacing("\n", with: ", "),
      navigator.state.screens
    )
  }
}

extension NavigationState {
  /// What the user sees and can go back to: `/ > list > list/3 ! extra`.
  fileprivate var screens: String {
    let stack = self[.container(container)].map(\.path).joined(separator: " > ")
    return ([stack] + modals.map { $0.map(\.path).joined(separator: " > ") })
      .joined(separator: " ! ")
  }
}
