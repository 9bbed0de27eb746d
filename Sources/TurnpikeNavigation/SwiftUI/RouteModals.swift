#if canImport(SwiftUI)
public import SwiftUI

extension View {
  /// Shows a state's modals over a view, each with its own stack.
  ///
  /// ```swift
  /// TabView(selection: $navigator.state.container) { … }
  ///   .routeModals($navigator.state) { route in Screen(route: route) }
  /// ```
  ///
  /// A modal is a sheet or, if ``/Turnpike/TypedRoute/coversScreen`` is `true`, covers the screen.
  /// On macOS, it's always a sheet. See <doc:/Turnpike/ShowingRoutesInSwiftUI>.
  public func routeModals<Route: TypedRoute, Screen: View>(
    _ state: Binding<NavigationState<Route>>,
    @ViewBuilder screen: @escaping @MainActor (Route) -> Screen
  ) -> some View {
    modifier(RouteModals(state: state, level: 0, screen: screen))
  }
}

/// The modal at a level, which contains the modal above it.
private struct RouteModals<Route: TypedRoute, Screen: View>: ViewModifier {
  @Binding var state: NavigationState<Route>
  let level: Int
  let screen: @MainActor (Route) -> Screen

  func body(content: Content) -> some View {
    #if os(macOS)
    content.sheet(item: $state[modal: level, covers: nil], content: stack)
    #else
    content
      .sheet(item: $state[modal: level, covers: false], content: stack)
      .fullScreenCover(item: $state[modal: level, covers: true], content: stack)
    #endif
  }

  private func stack(_ modal: RouteModal<Route>) -> some View {
    RouteStack($state, at: .modal(level), last: modal.stack, screen)
      .modifier(RouteModals(state: $state, level: level + 1, screen: screen))
  }
}
#endif
