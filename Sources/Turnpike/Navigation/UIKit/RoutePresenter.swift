#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// Moves view controllers to what a ``Navigator`` says, and takes over into its state what the user
/// does by hand.
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
/// presenter.follow()
/// ```
///
/// Each container and each modal has a `UINavigationController`, whose delegate the presenter is. A
/// controller is made and configured before it shows. One plan runs at a time and waits for
/// transitions under way; after each step the newest state counts. What the app itself has presented
/// is dismissed, unless it is `isModalInPresentation`: then the presenter waits for the next
/// ``follow()`` or change of the state.
@MainActor
public final class RoutePresenter<Route: TypedRoute> {
  /// What the window shows: the tab bar, or the only container's stack.
  public let rootViewController: UIViewController

  private let bar: UITabBarController?
  private let navigator: Navigator<Route>
  private let screens: RouteScreens<Route>
  private let containers: [RouteLayer<Route>]
  private var modals: [RouteLayer<Route>] = []
  private let events = PresenterEvents()
  private var isMoving = false

  /// What the controllers showed when they were last looked at.
  private var shown: NavigationState<Route>
  /// The plan under way, how far it is, and where that should have led.
  private var plan: NavigationPlan<Route>?
  private var position = 0
  private var goal: NavigationState<Route>
  private var reached: NavigationState<Route>

  /// Builds the stacks of the containers; modals wait for ``follow()``.
  ///
  /// - Parameters:
  ///   - navigator: Whose state is shown.
  ///   - tabBar: Shows the containers, in their order; made where it is nil and there are several.
  ///   - screen: Makes the controller of a route, before it shows.
  ///   - update: Hands new parameters to a controller that stays; where it answers false, the
  ///     controller is made anew.
  public init(
    _ navigator: Navigator<Route>, tabBar: UITabBarController? = nil,
    screen: @escaping @MainActor (Route) -> UIViewController,
    update: @escaping @MainActor (UIViewController, Route) -> Bool = { _, _ in false }
  ) {
    self.navigator = navigator
    screens = RouteScreens(make: screen, update: update)
    shown = navigator.state
    shown[.modal(0)] = []
    (goal, reached) = (shown, shown)
    let (state, screens, events) = (shown, screens, events)
    containers = state.containers.map {
      RouteLayer(state[.container($0)], screens, delegate: events)
    }
    bar = tabBar ?? (containers.count > 1 ? UITabBarController() : nil)
    bar?.viewControllers = containers.map(\.navigation)
    bar?.delegate = events
    rootViewController = bar ?? containers[0].navigation
    select(state.container)
    events.onChange = { [weak self] in self?.takeOver() }
    navigator.onChange = { [weak self] in self?.follow() }
  }

  /// Shows what waits for the window: call it once the window is visible, and when something of the
  /// app's own has gone that was in the way.
  public func follow() {
    if isMoving { return }
    isMoving = true
    proceed()
  }

  private func stop() {
    isMoving = false
    plan = nil
  }

  /// Takes steps until one has to end first, or all are taken.
  private func proceed() {
    var isFirst = true
    while !waits(then: proceed) {
      look()
      if plan == nil || goal != navigator.state || shown != reached {
        // A step that has not led where it should is not tried again at once.
        if plan != nil, shown != reached, !isFirst { return stop() }
        (goal, reached, position) = (navigator.state, shown, 0)
        plan = NavigationPlan(from: shown, to: goal)
      }
      isFirst = false
      guard let plan, position < plan.steps.count else { return end() }
      let step = plan.steps[position]
      let animated = position == plan.animatedStep && isVisible
      position += 1
      reached.apply(step)
      switch step {
      case .change(let change): layer(at: change.place)?.set(change, screens, animated: animated)
      case .select(let container): select(container)
      case .dismiss(let count): return dismiss(count, animated: animated)
      case .present(let routes): return present(routes, animated: animated)
      }
    }
  }

  /// All steps are taken: what the app has put over the goal by itself goes.
  private func end() {
    if other != nil { return dismiss(0, animated: true) }
    layer(at: shown.frontPlace)?.putRight(animated: isVisible)
    stop()
  }

  /// Dismisses so many modals, and what the app has presented over them.
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
    let layer = RouteLayer(routes, screens, delegate: events)
    let below = top()
    layer.navigation.modalPresentationStyle = routes[0].coversScreen ? .fullScreen : .automatic
    below.present(layer.navigation, animated: animated, completion: proceedLater)
    guard below.presentedViewController === layer.navigation else { return stop() }
    layer.navigation.presentationController?.delegate = events
    modals.append(layer)
  }

  private func select(_ container: Route.Container) {
    bar?.selectedViewController = layer(at: .container(container))?.navigation
  }

  /// What the user has done by hand becomes the state; a goal that waits stays.
  private func takeOver() {
    if isMoving || waits(then: takeOver) { return }
    let before = shown
    look()
    if shown == before { return }
    if navigator.state != before { return follow() }
    isMoving = true
    navigator.state = shown
    isMoving = false
  }

  /// Reads off the controllers what is shown.
  private func look() {
    for (container, layer) in zip(shown.containers, containers) {
      shown[.container(container)] = layer.look()
      if bar?.selectedViewController === layer.navigation { shown.container = container }
    }
    shown[.modal(0)] = []
    let there = modals.indices.prefix { top($0).presentedViewController === modals[$0].navigation }
    modals.removeSubrange(there.count...)
    for (level, modal) in modals.enumerated() { shown[.modal(level)] = modal.look() }
  }

  /// Whether a transition is under way; then the rest follows at its end.
  private func waits(then rest: @escaping @MainActor () -> Void) -> Bool {
    let layers = (containers + modals).map(\.navigation)
    let controllers = [rootViewController, other].compactMap { $0 } + layers
    guard let transition = controllers.lazy.compactMap(\.transitionCoordinator).first else {
      return false
    }
    return transition.animate(alongsideTransition: nil) { _ in Task { @MainActor in rest() } }
  }

  /// A completion runs while its transition is still about to end.
  private var proceedLater: @Sendable () -> Void {
    { Task { @MainActor in self.proceed() } }
  }

  /// The modal with this many below it, or the root; the highest one by default.
  private func top(_ count: Int? = nil) -> UIViewController {
    let count = count ?? modals.count
    return count > 0 ? modals[count - 1].navigation : rootViewController
  }

  /// What the app itself has presented over all that the state has.
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
