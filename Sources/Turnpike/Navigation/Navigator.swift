#if canImport(Combine)
public import Combine
#endif

/// Holds what a window shows, for the views and for those who change it.
///
/// ```swift
/// let navigator = Navigator(NavigationState(roots: (.home, ShopRoute.home), (.orders, .orders)))
/// let router = Router<ShopRoute> { navigator.show($0, $1) }
/// ```
///
/// A window has a navigator of its own. Where there is Combine it is an `ObservableObject`.
@MainActor
public final class Navigator<Route: TypedRoute> {
  /// What is to be shown. Views follow, in the fewest steps.
  public var state: NavigationState<Route> {
    willSet {
      #if canImport(Combine)
      publisher.publisher.send()
      #endif
    }
    didSet { onChange?() }
  }

  /// What moves views that do not observe.
  var onChange: (() -> Void)?

  #if canImport(Combine)
  private let publisher = StatePublisher()
  #endif

  /// A navigator of a window that is to show a state.
  public init(_ state: NavigationState<Route>) {
    self.state = state
  }

  /// Shows a route that a ``Router`` has resolved.
  ///
  /// A request from outside goes to its route (``NavigationState/go(to:)``). One of the app itself
  /// goes there where the route names another container than the selected one, and is pushed on what
  /// is shown otherwise (``NavigationState/push(_:)``).
  public func show(_ route: Route, _ request: RouteRequest<Route>) {
    if request.isInternal, !namesOtherContainer(route) {
      state.push(route)
    } else {
      state.go(to: route)
    }
  }

  private func namesOtherContainer(_ route: Route) -> Bool {
    guard let container = route.container else { return false }
    return container != state.container && state.containers.contains(container)
  }
}

#if canImport(Combine)
extension Navigator: ObservableObject {
  /// Sends before the state changes.
  public nonisolated var objectWillChange: ObservableObjectPublisher { publisher.publisher }
}

/// The publisher is safe to use from anywhere, which not every SDK says of its type.
private struct StatePublisher: @unchecked Sendable {
  let publisher = ObservableObjectPublisher()
}
#endif
