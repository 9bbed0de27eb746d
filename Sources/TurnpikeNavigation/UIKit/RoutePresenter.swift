#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// Shows a ``Navigator``'s state with UIKit. When the user navigates, it changes the state.
///
/// ```swift
/// let presenter = RoutePresenter(navigator) { route in
///   switch route {
///   case .product(let product): ProductViewController(product.productID)
///   case .home: HomeViewController()
///   }
/// }
/// window.rootViewController = presenter.rootViewController
/// window.makeKeyAndVisible()
/// presenter.start()
/// ```
///
/// Each container and each modal has a `UINavigationController`, and the presenter is its delegate.
/// When the state changes while UIKit is still animating, the presenter waits for the end of the
/// transition, and continues with the newest state.
///
/// The presenter dismisses view controllers that you present yourself. If one of them is
/// `isModalInPresentation`, the presenter waits for the next ``start()`` or change of the state
/// instead. See <doc:/Turnpike/ShowingRoutesInUIKit>.
@MainActor
public final class RoutePresenter<Route: TypedRoute> {
  /// The root of the window: the tab bar controller, the stack of the only container, or the root
  /// of your own ``ContainerController``.
  public let rootViewController: UIViewController

  private let controller: any ContainerController<Route.Container>
  private let navigator: Navigator<Route>
  private let screens: RouteScreens<Route>
  private let containers: [RouteLayer<Route>]
  private var modals: [RouteLayer<Route>] = []
  private let events = PresenterEvents()
  private var observation: NavigationObservation?
  private var isMoving = false

  /// The screens of the view controllers when they were last read.
  private var shown: NavigationState<Route>
  /// The current plan, the index of its next step, its final state, and the state expected so far.
  private var plan: NavigationPlan<Route>?
  private var position = 0
  private var goal: NavigationState<Route>
  private var reached: NavigationState<Route>
  /// The ``Navigator/refreshCount`` for which the screen in front was updated.
  private var refreshCount: Int

  /// Creates a presenter that shows the containers in a tab bar. Modals appear when you call
  /// ``start()``.
  ///
  /// - Parameters:
  ///   - navigator: The navigator with the state to show.
  ///   - tabBar: The tab bar for the containers, in their order. By default, the presenter creates
  ///     it if there are several containers.
  ///   - screen: Creates a route's view controller, before it's shown.
  ///   - update: Passes new parameters to a view controller that stays, or the same parameters if
  ///     it has to load its contents again (``Navigator/refreshCount``). If it returns `false`, the
  ///     presenter creates a new view controller.
  public convenience init(
    _ navigator: Navigator<Route>, tabBar: UITabBarController? = nil,
    screen: @escaping @MainActor (Route) -> UIViewController,
    update: @escaping @MainActor (UIViewController, Route) -> Bool = { _, _ in false }
  ) {
    let containers = TabBarContainers(navigator.state.containers, tabBar)
    self.init(navigator, containers: containers, screen: screen, update: update)
    containers.bar?.delegate = events
  }

  /// Creates a presenter that shows the containers in your own controller, such as a sidebar.
  /// Modals appear when you call ``start()``.
  ///
  /// - Parameters:
  ///   - navigator: The navigator with the state to show.
  ///   - controller: Shows the containers.
  ///   - screen: Creates a route's view controller, before it's shown.
  ///   - update: Passes new parameters to a view controller that stays, or the same parameters if
  ///     it has to load its contents again (``Navigator/refreshCount``). If it returns `false`, the
  ///     presenter creates a new view controller.
  public init(
    _ navigator: Navigator<Route>, containers controller: some ContainerController<Route.Container>,
    screen: @escaping @MainActor (Route) -> UIViewController,
    update: @escaping @MainActor (UIViewController, Route) -> Bool = { _, _ in false }
  ) {
    self.navigator = navigator
    self.controller = controller
    screens = RouteScreens(make: screen, update: update)
    shown = navigator.state
    shown[.modal(0)] = []
    (goal, reached, refreshCount) = (shown, shown, navigator.refreshCount)
    let (state, screens, events) = (shown, screens, events)
    containers = state.containers.map { container in
      RouteLayer(
        controller.navigationController(of: container), state[.container(container)], screens,
        delegate: events)
    }
    rootViewController = controller.rootViewController
    controller.select(state.container)
    events.onChange = { [weak self] in self?.takeOver() }
    observation = navigator.observe { [weak self] _ in self?.start() }
  }

  /// Shows the current state.
  ///
  /// Call it when the window is visible. If a view controller of your own blocked the presenter,
  /// call it again after you've dismissed the view controller.
  public func start() {
    if isMoving { return }
    isMoving = true
    proceed()
  }

  private func stop() {
    isMoving = false
    plan = nil
  }

  /// Runs steps until one of them needs to wait for its end, or all are done.
  private func proceed() {
    var isFirst = true
    while !waits(then: proceed) {
      look()
      if plan == nil || goal != navigator.state || shown != reached {
        // A step without the expected result is not repeated immediately.
        if plan != nil, shown != reached, !isFirst { return stop() }
        // A link to the previous state does not refresh the new one.
        if goal != navigator.state { refreshCount = navigator.refreshCount }
        (goal, reached, position) = (navigator.state, shown, 0)
        plan = NavigationPlan(from: shown, to: goal, animated: navigator.animatesLastChange)
      }
      isFirst = false
      guard let plan, position < plan.steps.count else { return end() }
      let step = plan.steps[position]
      let animated = position == plan.animatedStep && isVisible
      position += 1
      reached.apply(step)
      switch step {
      case .change(let change): layer(at: change.place)?.set(change, screens, animated: animated)
      case .select(let container): controller.select(container)
      case .dismiss(let count): return dismiss(count, animated: animated)
      case .present(let routes): return present(routes, animated: animated)
      }
    }
  }

  /// Ends a plan, and dismisses view controllers that the app itself has presented over the final
  /// state.
  private func end() {
    if other != nil { return dismiss(0, animated: navigator.animatesLastChange) }
    let front = layer(at: shown.frontPlace)
    if refreshCount != navigator.refreshCount {
      refreshCount = navigator.refreshCount
      front?.reload(screens)
      front?.putRight(animated: false)
    }
    front?.putRight(animated: isVisible && navigator.animatesLastChange)
    stop()
  }

  /// Dismisses a number of modals, and the view controllers that the app has presented over them.
  private func dismiss(_ count: Int, animated: Bool) {
    if other?.isModalInPresentation ?? false { return stop() }
    top(modals.count - count).dismiss(animated: animated, completion: proceedLater)
  }

  private func present(_ routes: [Route], animated: Bool) {
    if !isVisible { return stop() }
    if other != nil {
      plan = nil
      return dismiss(0, animated: false)
    }
    let layer = RouteLayer(UINavigationController(), routes, screens, delegate: events)
    let below = top()
    layer.navigation.modalPresentationStyle = routes[0].coversScreen ? .fullScreen : .automatic
    below.present(layer.navigation, animated: animated, completion: proceedLater)
    guard below.presentedViewController === layer.navigation else { return stop() }
    layer.navigation.presentationController?.delegate = events
    modals.append(layer)
  }

  /// Updates the state after a change by the user, unless another state is pending.
  private func takeOver() {
    if isMoving || waits(then: takeOver) { return }
    let before = shown
    look()
    if shown == before { return }
    if navigator.state != before { return start() }
    isMoving = true
    navigator.state = shown
    isMoving = false
  }

  /// Reads the current screens from the view controllers.
  private func look() {
    for (container, layer) in zip(shown.containers, containers) {
      shown[.container(container)] = layer.look()
    }
    shown.container = controller.selectedContainer
    shown[.modal(0)] = []
    let there = modals.indices.prefix { top($0).presentedViewController === modals[$0].navigation }
    modals.removeSubrange(there.count...)
    for (level, modal) in modals.enumerated() { shown[.modal(level)] = modal.look() }
  }

  /// Whether a transition is running; the closure is then called after it.
  private func waits(then rest: @escaping @MainActor () -> Void) -> Bool {
    let layers = (containers + modals).map(\.navigation)
    let controllers = [rootViewController, other].compactMap { $0 } + layers
    guard let transition = controllers.lazy.compactMap(\.transitionCoordinator).first else {
      return false
    }
    return transition.animate(alongsideTransition: nil) { _ in Task { @MainActor in rest() } }
  }

  /// Continues after a completion, which UIKit calls shortly before the transition has ended.
  private var proceedLater: @Sendable () -> Void {
    { Task { @MainActor in self.proceed() } }
  }

  /// The view controller of the topmost of the first `count` modals, or the root if `count` is 0.
  ///
  /// - Parameter count: The number of modals, or nil for all modals.
  private func top(_ count: Int? = nil) -> UIViewController {
    let count = count ?? modals.count
    return count > 0 ? modals[count - 1].navigation : rootViewController
  }

  /// The view controller that the app itself has presented over all modals of the state.
  private var other: UIViewController? { top().presentedViewController }

  private var isVisible: Bool { rootViewController.viewIfLoaded?.window != nil }

  private func layer(at place: NavigationState<Route>.Place) -> RouteLayer<Route>? {
    switch place {
    case .container(let container):
      shown.containers.firstIndex(of: container).map { containers[$0] }
    case .modal(let level): level < modals.count ? modals[level] : nil
    }
  }
}
#endif
