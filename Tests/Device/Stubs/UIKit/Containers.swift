// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor open class UINavigationController: UIViewController {
  public convenience init(rootViewController: UIViewController) {
    self.init()
    setViewControllers([rootViewController], animated: false)
  }

  open weak var delegate: (any UINavigationControllerDelegate)?
  var storedControllers: [UIViewController] = []

  open var viewControllers: [UIViewController] {
    get { storedControllers }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { storedControllers.last }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    Simulation.shared.set(viewControllers, of: self, animated: animated)
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    setViewControllers(storedControllers + [viewController], animated: animated)
  }

  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard storedControllers.count > 1 else { return nil }
    let popped = storedControllers.last
    setViewControllers(storedControllers.dropLast(), animated: animated)
    return popped
  }
}

/// Its methods are optional in UIKit.
@MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}

@MainActor open class UITabBarController: UIViewController {
  open weak var delegate: (any UITabBarControllerDelegate)?

  open var viewControllers: [UIViewController]? {
    didSet {
      for controller in viewControllers ?? [] { controller.parent = self }
      if selectedViewController == nil { selectedViewController = viewControllers?.first }
    }
  }

  unowned(unsafe) open var selectedViewController: UIViewController? {
    didSet {
      guard let selectedViewController else { return }
      if viewControllers?.contains(selectedViewController) != true {
        Simulation.shared.misuse("selects a controller that is no tab")
      }
    }
  }
}

/// Its methods are optional in UIKit.
@MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}
