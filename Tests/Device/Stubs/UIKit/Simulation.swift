// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// What UIKit does behind its declarations: transitions that end when they are told to, and a list
/// of all that UIKit would refuse, warn of or trap at.
@MainActor public final class Simulation {
  public static let shared = Simulation()

  /// What UIKit would not have taken.
  public private(set) var misuses: [String] = []

  /// What was done, `~` where it was animated.
  public private(set) var log: [String] = []

  /// What has begun and not ended, in this order.
  private var pending: [Transition] = []

  public var isIdle: Bool { pending.isEmpty }

  public func clearLog() {
    log = []
  }

  public func reset() {
    misuses = []
    log = []
    pending = []
  }

  func misuse(_ text: String) {
    misuses.append(text)
  }

  /// Ends what has begun first; nothing where nothing has.
  public func endFirst(cancelled: Bool = false) {
    if !pending.isEmpty { end(pending[0], cancelled: cancelled) }
  }

  /// A transition keeps its place until its completions have run, as UIKit's does.
  private func end(_ transition: Transition, cancelled: Bool) {
    transition.isCancelled = cancelled && transition.isInteractive
    transition.end(transition.isCancelled)
    for completion in transition.completions { completion(transition) }
    pending.removeAll { $0 === transition }
  }

  func transition(of controller: UIViewController) -> Transition? {
    pending.first { transition in
      transition.isAnimated
        && transition.controllers.contains { $0 === controller || $0.parent === controller }
    }
  }

  private func begin(
    _ controllers: [UIViewController], animated: Bool, interactive: Bool = false,
    end: @escaping (_ cancelled: Bool) -> Void
  ) {
    pending.append(
      Transition(controllers, isAnimated: animated, isInteractive: interactive, end: end))
  }

  // MARK: Stacks

  func set(
    _ controllers: [UIViewController], of navigation: UINavigationController, animated: Bool,
    interactive: Bool = false
  ) {
    if transition(of: navigation) != nil { misuse("sets a stack during its transition") }
    if controllers.isEmpty { misuse("sets an empty stack") }
    if Set(controllers).count != controllers.count { misuse("sets a controller twice") }
    for controller in controllers where controller is UINavigationController {
      misuse("pushes a navigation controller")
    }
    let before = navigation.storedControllers
    navigation.storedControllers = controllers
    for controller in before { controller.parent = nil }
    for controller in controllers {
      if let parent = controller.parent, parent !== navigation { misuse("moves a controller") }
      controller.parent = navigation
    }
    if !before.isEmpty { log.append(animated ? "~set" : "set") }
    let moves = before.last !== controllers.last
    begin([navigation], animated: animated && moves, interactive: interactive) { cancelled in
      if cancelled {
        navigation.storedControllers = before
        for controller in before { controller.parent = navigation }
      } else if let last = navigation.storedControllers.last {
        navigation.delegate?.navigationController(navigation, didShow: last, animated: animated)
      }
    }
  }

  // MARK: Modals

  func present(
    _ presented: UIViewController, over controller: UIViewController, animated: Bool,
    completion: (@Sendable () -> Void)?
  ) {
    // UIKit warns and does nothing, and the completion never runs.
    if controller.presentedViewController != nil {
      return misuse("presents over what presents already")
    }
    if presented.presentingViewController != nil { return misuse("presents what is presented") }
    if !isVisible(controller) { return misuse("presents outside of a window") }
    if transition(of: controller) != nil { misuse("presents during a transition") }
    log.append(animated ? "~present" : "present")
    controller.presentedViewController = presented
    presented.presentingViewController = controller
    begin([controller, presented], animated: animated) { _ in completion?() }
  }

  private func isVisible(_ controller: UIViewController) -> Bool {
    controller.view.window != nil || controller.presentingViewController.map(isVisible) ?? false
      || controller.parent.map(isVisible) ?? false
  }

  func dismiss(
    _ controller: UIViewController, animated: Bool, completion: (@Sendable () -> Void)?
  ) {
    guard let presenting = presenting(controller),
      let presented = presenting.presentedViewController
    else {
      misuse("dismisses where nothing is presented")
      completion?()
      return
    }
    if transition(of: presenting) != nil || transition(of: presented) != nil {
      misuse("dismisses during a transition")
    }
    log.append(animated ? "~dismiss" : "dismiss")
    begin([presenting, presented], animated: animated) { _ in
      self.remove(presented)
      completion?()
    }
  }

  private func presenting(_ controller: UIViewController) -> UIViewController? {
    if controller.presentedViewController != nil { return controller }
    return controller.presentingViewController ?? controller.parent.flatMap(presenting)
  }

  private func remove(_ presented: UIViewController) {
    if let higher = presented.presentedViewController { remove(higher) }
    presented.presentingViewController?.presentedViewController = nil
    presented.presentingViewController = nil
  }

  // MARK: What users do

  /// What lies in front of all under a controller.
  public func front(_ root: UIViewController) -> UIViewController {
    root.presentedViewController.map(front) ?? root
  }

  private func frontNavigation(_ root: UIViewController) -> UINavigationController? {
    let front = front(root)
    let selected = (front as? UITabBarController)?.selectedViewController
    return (selected ?? front) as? UINavigationController
  }

  /// Starts to swipe back; what comes of it shows when the transition ends.
  public func swipeBack(_ root: UIViewController) {
    guard let navigation = frontNavigation(root), canTouch(navigation) else { return }
    guard navigation.storedControllers.count > 1 else { return }
    set(navigation.storedControllers.dropLast(), of: navigation, animated: true, interactive: true)
  }

  public func tapTab(_ index: Int, _ root: UIViewController) {
    guard let bar = front(root) as? UITabBarController, let tabs = bar.viewControllers,
      let selected = bar.selectedViewController, canTouch(selected)
    else { return }
    let tab = tabs[index % tabs.count]
    let isSelected = tab === selected
    bar.selectedViewController = tab
    bar.delegate?.tabBarController(bar, didSelect: tab)
    if isSelected, let navigation = tab as? UINavigationController,
      navigation.storedControllers.count > 1
    {
      set(Array(navigation.storedControllers.prefix(1)), of: navigation, animated: true)
    }
  }

  /// Pulls the sheet in front down.
  public func pullDown(_ root: UIViewController) {
    let sheet = front(root)
    guard let presenting = sheet.presentingViewController, canTouch(sheet),
      !sheet.isModalInPresentation, sheet.modalPresentationStyle == .automatic
    else { return }
    pending.append(
      Transition([presenting, sheet], isAnimated: true, isInteractive: true) { cancelled in
        guard !cancelled, let controller = sheet.presentationController else { return }
        controller.delegate?.presentationControllerDidDismiss(controller)
        self.remove(sheet)
      })
  }

  /// A transition under way takes no touches.
  private func canTouch(_ controller: UIViewController) -> Bool {
    !pending.contains { $0.isAnimated } && front(controller) === controller
      || controller.parent != nil && !pending.contains { $0.isAnimated }
  }
}

/// A transition under way.
final class Transition: NSObject, UIViewControllerTransitionCoordinator {
  let controllers: [UIViewController]
  let isAnimated: Bool
  let isInteractive: Bool
  let end: (_ cancelled: Bool) -> Void
  var isCancelled = false
  var completions: [@Sendable (any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  init(
    _ controllers: [UIViewController], isAnimated: Bool, isInteractive: Bool,
    end: @escaping (_ cancelled: Bool) -> Void
  ) {
    self.controllers = controllers
    self.isAnimated = isAnimated
    self.isInteractive = isInteractive
    self.end = end
  }

  func animate(
    alongsideTransition animation: (
      @Sendable (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: (@Sendable (any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let completion { completions.append(completion) }
    return true
  }
}
