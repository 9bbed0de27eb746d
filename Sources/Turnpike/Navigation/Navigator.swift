#if canImport(Combine)
public import Combine
#endif

/// Holds the navigation state of a window.
///
/// ```swift
/// let navigator = Navigator(NavigationState(roots: (.home, ShopRoute.home), (.orders, .orders)))
/// let router = Router<ShopRoute> { navigator.show($0, $1) }
/// ```
///
/// Each window has its own navigator. If Combine is available, it is an `ObservableObject`.
@MainActor
public final class Navigator<Route: TypedRoute> {
  /// The state to show. Views follow a change in as few steps as possible.
  public var state: NavigationState<Route> {
    willSet {
      #if canImport(Combine)
      publisher.publisher.send()
      #endif
    }
    didSet { onChange?() }
  }

  /// Called after a change, for views that do not observe the object.
  var onChange: (() -> Void)?

  #if canImport(Combine)
  private let publisher = StatePublisher()
  #endif

  /// Creates a navigator with the initial state of its window.
  public init(_ state: NavigationState<Route>) {
    self.state = state
  }

  /// Shows a route that a ``Router`` has resolved.
  ///
  /// For an external request it calls ``NavigationState/go(to:)``. For an internal request it calls
  /// ``NavigationState/push(_:)``, unless the route belongs to a container that is not selected;
  /// then it calls `go(to:)` too.
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

/// The publisher is thread-safe, but not every SDK declares it `Sendable`.
private struct StatePublisher: @unchecked Sendable {
  let publisher = ObservableObjectPublisher()
}
#endif
