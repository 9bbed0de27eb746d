// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The declarations of UIKit that the package and its documentation use, as Swift has them of its
// headers, over controllers that keep state: what is presented, what a transition leaves for later.

@_exported public import DeviceFoundation

@MainActor open class UIResponder: NSObject {
  public override init() { super.init() }

  open var userActivity: NSUserActivity?
}

@MainActor open class UIView: UIResponder {
  public internal(set) var window: UIWindow?
}

@MainActor open class UIWindow: UIView {
  public override init() {}

  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
  }

  open weak var windowScene: UIWindowScene?
  open var rootViewController: UIViewController?

  open func makeKeyAndVisible() {
    windowScene?.keyWindow = self
    rootViewController?.view.window = self
  }
}

@MainActor open class UITabBarItem: NSObject {
  public convenience init(title: String?, image: UIImage?, tag: Int) { self.init() }
}

@MainActor open class UIImage: NSObject {}

public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case automatic = -2
}

@MainActor open class UIViewController: UIResponder {
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  open var title: String?
  open var tabBarItem: UITabBarItem! = nil
  open var isModalInPresentation = false
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  private lazy var storedView = UIView()
  open var view: UIView! {
    get { storedView }
    set {}
  }
  open var viewIfLoaded: UIView? { storedView }
  open func viewDidLoad() {}

  open internal(set) var presentedViewController: UIViewController?
  open internal(set) weak var presentingViewController: UIViewController?
  open internal(set) weak var parent: UIViewController?
  private var storedPresentationController: UIPresentationController?

  open var presentationController: UIPresentationController? {
    if storedPresentationController == nil {
      storedPresentationController = UIPresentationController(
        presentedViewController: self, presenting: nil)
    }
    return storedPresentationController
  }

  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    Simulation.shared.transition(of: self)
  }

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (@Sendable () -> Void)? = nil
  ) {
    Simulation.shared.present(
      viewControllerToPresent, over: self, animated: flag, completion: completion)
  }

  open func dismiss(animated flag: Bool, completion: (@Sendable () -> Void)? = nil) {
    Simulation.shared.dismiss(self, animated: flag, completion: completion)
  }
}

@MainActor open class UIPresentationController: NSObject {
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  open private(set) var presentedViewController: UIViewController

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
  }
}

/// Its methods are optional in UIKit.
@MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isCancelled: Bool { get }
}

@MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  @discardableResult func animate(
    alongsideTransition animation: (
      @Sendable (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: (@Sendable (any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  @discardableResult public func animate(
    alongsideTransition animation: (
      @Sendable (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
