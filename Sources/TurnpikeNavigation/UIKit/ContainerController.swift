#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// A view controller of your own that shows a window's containers, such as a sidebar or a drawer. A
/// ``RoutePresenter`` fills their stacks.
///
/// ```swift
/// final class DrawerController: UIViewController, ContainerController {
///   private let stacks = [
///     ShopRoute.Container.home: UINavigationController(), .orders: UINavigationController(),
///   ]
///   private(set) var selectedContainer = ShopRoute.Container.home
///
///   func navigationController(of container: ShopRoute.Container) -> UINavigationController {
///     stacks[container] ?? UINavigationController()
///   }
///
///   func select(_ container: ShopRoute.Container) {
///     selectedContainer = container
///     // Show the container's navigation controller.
///   }
/// }
/// ```
///
/// When the user chooses a container, change the ``Navigator``, for example with
/// `navigator.state.select(.orders)`. The presenter then calls ``select(_:)``.
@MainActor
public protocol ContainerController<Container>: AnyObject {
  /// The containers of the routes.
  associatedtype Container: RouteContainer

  /// The root of the window. By default, it's the view controller itself.
  var rootViewController: UIViewController { get }

  /// Returns the navigation controller with a container's stack, always the same one. The presenter
  /// is its delegate.
  func navigationController(of container: Container) -> UINavigationController

  /// Shows a container.
  func select(_ container: Container)

  /// The container that's shown.
  var selectedContainer: Container { get }
}

extension ContainerController where Self: UIViewController {
  /// The view controller itself.
  public var rootViewController: UIViewController { self }
}

/// Shows containers in a tab bar, or the only container without one.
final class TabBarContainers<Container: RouteContainer>: ContainerController {
  let bar: UITabBarController?
  let rootViewController: UIViewController
  private let containers: [Container]
  private let stacks: [UINavigationController]
  /// The container that was selected last by ``select(_:)``.
  private var selected: Container

  /// - Parameters:
  ///   - containers: At least one container.
  ///   - bar: Created if it is nil and there are several containers.
  init(_ containers: [Container], _ bar: UITabBarController?) {
    let bar = bar ?? (containers.count > 1 ? UITabBarController() : nil)
    self.bar = bar
    self.containers = containers
    selected = containers[0]
    stacks = containers.map { _ in UINavigationController() }
    bar?.viewControllers = stacks
    rootViewController = bar ?? stacks[0]
  }

  func navigationController(of container: Container) -> UINavigationController {
    stacks[containers.firstIndex(of: container) ?? 0]
  }

  func select(_ container: Container) {
    selected = container
    bar?.selectedViewController = navigationController(of: container)
  }

  /// The user may have selected another tab.
  var selectedContainer: Container {
    let index = stacks.firstIndex { $0 === bar?.selectedViewController }
    return index.map { containers[$0] } ?? selected
  }
}
#endif
