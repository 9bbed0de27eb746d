/// Holds the navigation state of a window.
///
/// ```swift
/// let navigator = Navigator(NavigationState(roots: [.home: ShopRoute.home, .orders: .orders]))
/// let router = Router<ShopRoute> { navigator.show($0, for: $1) }
/// ```
///
/// Each window has its own navigator. It is `Observable` on iOS 17 and macOS 14 or later, and an
/// `ObservableObject` on all Apple platforms. Elsewhere, use ``observe(_:)``.
@MainActor
public final class Navigator<Route: TypedRoute> {
  /// The state to show. Views follow a change in as few steps as possible.
  public var state: NavigationState<Route> {
    get {
      observers.access(\.state, of: self)
      return current
    }
    set { change(to: newValue, animated: true, interruption: interruption) }
  }

  /// The number of links that opened the screen that was already in front.
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

  /// The request that a filter redirected to a screen that is still shown. For example, it's the link
  /// to the account while the sign-in screen is shown.
  ///
  /// It's `nil` as soon as that screen is gone. If the screen is the root of a container, which is
  /// never removed, it's `nil` as soon as another screen is in front.
  public var interruptedRequest: RouteRequest<Route>? {
    observers.access(\.state, of: self)
    return interruption?.request
  }

  /// Whether the last change of the state may be animated.
  public private(set) var isAnimated = true

  private var current: NavigationState<Route>
  private var refreshes = 0
  private var interruption: Interruption<Route>?
  private var observed: [WeakObserver] = []
  let observers = NavigatorObservers()

  /// Creates a navigator with the initial state of its window.
  public init(_ state: NavigationState<Route>) {
    current = state
  }

  /// Shows a route that a `Router` has resolved.
  ///
  /// For a request from outside, it calls ``NavigationState/go(to:)-(RouteRequest<Route>)``. If
  /// that does not change the state, ``refreshCount`` increases instead.
  ///
  /// For a request from the app itself, and for a request that a filter redirected, it calls
  /// ``NavigationState/push(_:)``. If the route names a container other than the selected
  /// container, it calls `go(to:)` instead. A redirect to a modal whose screen is already shown in
  /// a modal updates that modal.
  ///
  /// A request that a filter redirected becomes the ``interruptedRequest``. If the screen of an
  /// earlier redirect is in front, the new screen replaces it.
  ///
  /// - Parameters:
  ///   - route: The route to show.
  ///   - request: The request that led to it.
  ///   - animated: Whether a step of the change may be animated.
  public func show(_ route: Route, for request: RouteRequest<Route>, animated: Bool = true) {
    var goal = current
    let redirected = request.redirectedFrom
    if redirected != nil, let interruption, interruption.isInFront(of: goal) {
      interruption.end(in: &goal)
    }
    var isRefresh = false
    if request.isInternal || redirected != nil, !namesOtherContainer(route) {
      if redirected != nil { goal.pushRedirected(route) } else { goal.push(route) }
    } else {
      var request = request
      request.route = route
      goal.go(to: request)
      isRefresh = goal == current
    }
    if isRefresh { observers.change(\.refreshCount, of: self) { refreshes += 1 } }
    change(
      to: goal, animated: animated, refreshes: isRefresh,
      interruption: redirected.map { Interruption($0, shownInFrontOf: goal) } ?? interruption)
  }

  /// Removes the screen that a filter redirected to, with the screens on top of it, and passes the
  /// ``interruptedRequest`` to an inbox.
  ///
  /// Call it when the reason for the redirect is gone. For example, the user has signed in:
  ///
  /// ```swift
  /// if !navigator.resume(in: inbox) { navigator.state.dismiss() }
  /// ```
  ///
  /// The request runs through all filters again. If another filter redirects it, the screen of that
  /// redirect follows.
  ///
  /// - Returns: Whether there was a request. Otherwise, the state doesn't change.
  @discardableResult
  public func resume(in inbox: LinkInbox<Route>) -> Bool {
    guard let request = endInterruption() else { return false }
    inbox.receive(request)
    return true
  }

  /// Removes the screen that a filter redirected to, with the screens on top of it, and resolves the
  /// ``interruptedRequest``.
  ///
  /// - Returns: How the request ended, or nil if there was no request. Then the state doesn't
  ///   change.
  /// - Throws: Any error that a filter or the handler throws, and ``/Turnpike/RouterError``.
  @discardableResult
  public func resume(in router: Router<Route>) async throws -> Outcome<Route>? {
    guard let request = endInterruption() else { return nil }
    return try await router.resolve(request)
  }

  private func endInterruption() -> RouteRequest<Route>? {
    guard let interruption else { return nil }
    var goal = current
    interruption.end(in: &goal)
    change(to: goal, animated: true, interruption: nil)
    return interruption.request
  }

  /// Calls a closure with a plan for each change, until the object that it returns is deallocated.
  ///
  /// Use it for your own containers, such as a sidebar, or for AppKit:
  ///
  /// ```swift
  /// observation = navigator.observe { [weak self] plan in
  ///   for (index, step) in plan.steps.enumerated() {
  ///     self?.perform(step, animated: index == plan.animatedStep)
  ///   }
  /// }
  /// ```
  ///
  /// The closure is called after the change. If the state is set to an equal state, the plan has no
  /// steps. If ``refreshCount`` has increased, the plan reloads the screen in front. The closure
  /// can change the state. Each closure then gets plans that lead from one state to the next.
  ///
  /// - Returns: An object that ends the observation when it is deallocated.
  public func observe(
    _ perform: @escaping @MainActor (NavigationPlan<Route>) -> Void
  ) -> NavigationObservation {
    let observer = Observer(current, perform)
    observed.removeAll { $0.observer == nil }
    observed.append(WeakObserver(observer: observer))
    return NavigationObservation(observer)
  }

  private func change(
    to goal: NavigationState<Route>, animated: Bool, refreshes: Bool = false,
    interruption: Interruption<Route>?
  ) {
    isAnimated = animated
    observers.change(\.state, of: self, animated: animated) {
      current = goal
      self.interruption = interruption.flatMap { $0.isShown(in: goal) ? $0 : nil }
    }
    for observer in observed.compactMap(\.observer) {
      let old = observer.state
      observer.state = current
      observer.perform(
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
  private final class Observer {
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

  private struct WeakObserver {
    weak var observer: Observer?
  }
}

/// A closure that observes a ``Navigator``, for as long as you keep this object.
@MainActor
public final class NavigationObservation {
  private let observer: AnyObject

  init(_ observer: AnyObject) {
    self.observer = observer
  }
}
