/// Holds the navigation state of a window.
///
/// ```swift
/// let navigator = Navigator(NavigationState(roots: (.home, ShopRoute.home), (.orders, .orders)))
/// let router = Router<ShopRoute> { navigator.show($0, $1) }
/// ```
///
/// Each window has its own navigator. It is `Observable` where the system has Observation (iOS 17,
/// macOS 14), and an `ObservableObject` where it has Combine. What is neither calls ``follow(_:)``.
@MainActor
public final class Navigator<Route: TypedRoute> {
  /// The state to show. Views follow a change in as few steps as possible.
  public var state: NavigationState<Route> {
    get {
      observers.access(\.state, of: self)
      return current
    }
    set { change(to: newValue, animated: true) }
  }

  /// How many links have led to what was in front already.
  ///
  /// A screen that loads its contents can load them again when this changes. In SwiftUI:
  ///
  /// ```swift
  /// .task(id: navigator.refreshCount) { await reload() }
  /// ```
  public var refreshCount: Int {
    observers.access(\.refreshCount, of: self)
    return refreshes
  }

  /// Whether the last change of the state may be animated.
  public private(set) var isAnimated = true

  private var current: NavigationState<Route>
  private var refreshes = 0
  private var followers: [Follower] = []
  let observers = NavigatorObservers()

  /// Creates a navigator with the initial state of its window.
  public init(_ state: NavigationState<Route>) {
    current = state
  }

  /// Shows a route that a ``Router`` has resolved.
  ///
  /// For a request from outside it calls ``NavigationState/go(for:)``. If that does not change the
  /// state, ``refreshCount`` increases instead.
  ///
  /// For a request of the app itself, and for one that a filter has redirected, it calls
  /// ``NavigationState/push(_:)``, unless the route names another container than the selected one;
  /// then it calls `go(for:)` too. A redirect to a modal whose screen is already shown in a modal
  /// updates that modal.
  ///
  /// - Parameters:
  ///   - route: The route to show.
  ///   - request: The request that led to it.
  ///   - animated: Whether a step of the change may be animated.
  public func show(_ route: Route, _ request: RouteRequest<Route>, animated: Bool = true) {
    var goal = current
    let isRedirected = request.redirectedFrom != nil
    if request.isInternal || isRedirected, !namesOtherContainer(route) {
      if isRedirected { goal.pushRedirected(route) } else { goal.push(route) }
      return change(to: goal, animated: animated)
    }
    var request = request
    request.route = route
    goal.go(for: request)
    let refreshes = goal == current
    if refreshes { observers.change(\.refreshCount, of: self) { self.refreshes += 1 } }
    change(to: goal, animated: animated, refreshes: refreshes)
  }

  /// Calls a closure with the plan of each change, for as long as the navigator lives.
  ///
  /// It is for containers and screens of one's own, such as a sidebar, AppKit or a test:
  ///
  /// ```swift
  /// navigator.follow { [weak self] plan in
  ///   for (index, step) in plan.steps.enumerated() {
  ///     self?.perform(step, animated: index == plan.animatedStep)
  ///   }
  /// }
  /// ```
  ///
  /// The closure is called after the change, and with a plan without steps if the state is set to
  /// what it was. If ``refreshCount`` has increased, the plan reloads the screen in front. A closure
  /// may change the state; each closure then gets plans that lead from one state to the next.
  public func follow(_ perform: @escaping @MainActor (NavigationPlan<Route>) -> Void) {
    followers.append(Follower(current, perform))
  }

  private func change(
    to goal: NavigationState<Route>, animated: Bool, refreshes: Bool = false
  ) {
    isAnimated = animated
    observers.change(\.state, of: self, animated: animated) { current = goal }
    for follower in followers {
      let old = follower.state
      follower.state = current
      follower.perform(
        refreshes && old == current
          ? NavigationPlan(reloading: current)
          : NavigationPlan(from: old, to: current, animated: isAnimated))
    }
  }

  private func namesOtherContainer(_ route: Route) -> Bool {
    guard let container = state.container(of: route) else { return false }
    return container != state.container && state.containers.contains(container)
  }

  /// A closure, and the state that its last plan led to.
  private final class Follower {
    var state: NavigationState<Route>
    let perform: @MainActor (NavigationPlan<Route>) -> Void

    init(
      _ state: NavigationState<Route>,
      _ perform: @escaping @MainActor (NavigationPlan<Route>) -> Void
    ) {
      self.state = state
      self.perform = perform
    }
  }
}
