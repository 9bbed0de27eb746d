/// Holds a window's navigation state, which your views observe and your router changes.
///
/// ```swift
/// let navigator = Navigator(NavigationState(roots: [.home: ShopRoute.home, .orders: .orders]))
/// let router = Router<ShopRoute> { navigator.show($0, for: $1) }
/// ```
///
/// Create a navigator for each window. It's `Observable` on iOS 17, macOS 14, or later, and an
/// `ObservableObject` on all Apple platforms. Elsewhere, call ``observe(_:)``. See
/// <doc:/Turnpike/ManagingNavigationState>.
@MainActor
public final class Navigator<Route: TypedRoute> {
  /// The state to show. When you change it, the views follow in as few steps as possible.
  public var state: NavigationState<Route> {
    get {
      observers.access(\.state, of: self)
      return current
    }
    set { change(to: newValue, animated: true, interruption: interruption) }
  }

  /// The number of links that opened the screen that was already on top.
  ///
  /// Such a link doesn't change the state, but the user expects fresh contents. Reload them when
  /// this number changes:
  ///
  /// ```swift
  /// .task(id: navigator.refreshCount) { await reload() }
  /// ```
  public var refreshCount: Int {
    observers.access(\.refreshCount, of: self)
    return refreshes
  }

  /// The request that a filter redirected to a screen that's still shown, such as a link to the
  /// account while the sign-in screen is shown.
  ///
  /// It's `nil` as soon as that screen is gone. The root of a container is never removed, so if
  /// that screen is a root, it's `nil` as soon as another screen is on top.
  public var interruptedRequest: RouteRequest<Route>? {
    observers.access(\.state, of: self)
    return interruption?.request
  }

  /// Whether the last change of the state can be animated.
  package private(set) var animatesLastChange = true

  private var current: NavigationState<Route>
  private var refreshes = 0
  private var interruption: Interruption<Route>?
  private var observed: [WeakObserver] = []
  let observers = NavigatorObservers()

  /// Creates a navigator with the initial state of its window.
  public init(_ state: NavigationState<Route>) {
    current = state
  }

  /// Shows a route that a `Router` has resolved. Call it in the router's handler.
  ///
  /// For a request from outside your app, it calls
  /// ``NavigationState/go(to:)-(RouteRequest<Route>)``. If the state stays the same,
  /// ``refreshCount`` increases instead.
  ///
  /// For a request of your own code, and for a redirect, it calls ``NavigationState/push(_:)``, so
  /// that the current screens stay below. If the route names a container other than the selected
  /// container, it calls `go(to:)` instead.
  ///
  /// A request that a filter redirected becomes the ``interruptedRequest``. When the screen of an
  /// earlier redirect is on top, the new screen replaces it. When the new screen is a modal that's
  /// already shown, that modal is updated.
  ///
  /// - Parameters:
  ///   - route: The route to show.
  ///   - request: The request that led to the route.
  ///   - animated: Whether a step of the change can be animated.
  public func show(_ route: Route, for request: RouteRequest<Route>, animated: Bool = true) {
    var goal = current
    let redirected = request.redirectedFrom
    if redirected != nil, let interruption, interruption.isInFront(of: goal) {
      interruption.end(in: &goal)
    }
    var isRefresh = false
    if request.isInternal || redirected != nil, !goal.namesOtherContainer(route) {
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

  /// Closes the screen that a filter redirected to and passes the ``interruptedRequest`` to an
  /// inbox.
  ///
  /// Call it when the reason for the redirect is gone, for example when the user has signed in:
  ///
  /// ```swift
  /// if !navigator.resume(in: inbox) { navigator.state.dismiss() }
  /// ```
  ///
  /// Screens on top of that screen are also removed. The request runs through all filters again, so
  /// another filter can redirect it, for example to a second factor. See
  /// <doc:/Turnpike/RequiringSignIn>.
  ///
  /// - Returns: Whether there was a request. Otherwise, the state doesn't change.
  @discardableResult
  public func resume(in inbox: LinkInbox<Route>) -> Bool {
    guard let request = endInterruption() else { return false }
    inbox.receive(request)
    return true
  }

  /// Closes the screen that a filter redirected to and resolves the ``interruptedRequest``.
  ///
  /// Screens on top of that screen are also removed. If your app has an inbox, pass the inbox
  /// instead, so that the request takes its turn with other links.
  ///
  /// - Returns: How the request ended, or `nil` if there was no request. In that case, the state
  ///   doesn't change.
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

  /// Calls a closure with a plan for each change, until the returned object is deallocated. Use it
  /// for AppKit, or for a container of your own, such as a sidebar:
  ///
  /// ```swift
  /// observation = navigator.observe { [weak self] plan in
  ///   for (index, step) in plan.steps.enumerated() {
  ///     self?.perform(step, animated: index == plan.animatedStep)
  ///   }
  /// }
  /// ```
  ///
  /// The closure is called after the change. When you set the state to an equal state, the plan has
  /// no steps. When ``refreshCount`` increases, the plan reloads the screen on top. The closure can
  /// change the state again, and each closure still gets plans that lead from one state to the
  /// next.
  ///
  /// - Returns: An object that you store for as long as you want to observe the navigator.
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
    animatesLastChange = animated
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
          : NavigationPlan(from: old, to: current, animated: animated))
    }
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

/// Observes a ``Navigator`` until it's deallocated.
@MainActor
public final class NavigationObservation {
  private let observer: AnyObject

  init(_ observer: AnyObject) {
    self.observer = observer
  }
}
