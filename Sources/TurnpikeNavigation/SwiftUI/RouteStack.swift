#if canImport(SwiftUI)
public import SwiftUI

/// A `NavigationStack` that shows the stack of a container.
///
/// ```swift
/// RouteStack($navigator.state, in: .home) { route in Screen(route: route) }
/// ```
///
/// When people swipe back or tap a `NavigationLink(value:)` with a route, the state changes with
/// them. A route with new parameters keeps its position in the stack, so use `.task(id: route)` in
/// its view to load the new contents. See <doc:/Turnpike/ShowingRoutesInSwiftUI>.
public struct RouteStack<Route: TypedRoute, Screen: View>: View {
  @Binding private var state: NavigationState<Route>
  private let place: NavigationState<Route>.Place
  /// The stack to draw while a modal closes, because it is no longer in the state.
  private let last: [Route]
  private let screen: @MainActor (Route) -> Screen

  /// Creates the stack of a container. It's empty if the window doesn't have the container.
  public init(
    _ state: Binding<NavigationState<Route>>, in container: Route.Container,
    @ViewBuilder screen: @escaping @MainActor (Route) -> Screen
  ) {
    self.init(state, at: .container(container), last: [], screen)
  }

  /// Creates the stack of the only container.
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
