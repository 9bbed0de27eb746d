#if canImport(SwiftUI)
public import SwiftUI

/// The stack of a container as a `NavigationStack`: back swipes and `NavigationLink(value:)` with a
/// route write the state.
///
/// ```swift
/// RouteStack($navigator.state, in: .home) { route in Screen(route: route) }
/// ```
///
/// A route with new parameters keeps its place in the stack; `.task(id: route)` in its view loads
/// them.
public struct RouteStack<Route: TypedRoute, Screen: View>: View {
  @Binding private var state: NavigationState<Route>
  private let place: NavigationState<Route>.Place
  /// What is drawn while a modal closes, which has left the state.
  private let last: [Route]
  private let screen: @MainActor (Route) -> Screen

  /// The stack of a container; empty for one that the window has not.
  public init(
    _ state: Binding<NavigationState<Route>>, in container: Route.Container,
    @ViewBuilder screen: @escaping @MainActor (Route) -> Screen
  ) {
    self.init(state, at: .container(container), last: [], screen)
  }

  /// The only stack of an app.
  public init(
    _ state: Binding<NavigationState<Route>>,
    @ViewBuilder screen: @escaping @MainActor (Route) -> Screen
  ) where Route.Container == SingleContainer {
    self.init(state, in: .main, screen: screen)
  }

  init(
    _ state: Binding<NavigationState<Route>>, at place: NavigationState<Route>.Place,
    last: [Route], _ screen: @escaping @MainActor (Route) -> Screen
  ) {
    _state = state
    self.place = place
    self.last = last
    self.screen = screen
  }

  /// The root and the screens above it.
  public var body: some View {
    NavigationStack(path: $state[above: place, last]) {
      Group {
        if let root = state.shown(at: place, last).first { screen(root) }
      }
      .navigationDestination(for: Route.self) { screen($0) }
    }
  }
}
#endif
