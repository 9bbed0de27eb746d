#if canImport(UIKit) && !os(watchOS)
internal import UIKit

/// Creates and updates the view controllers of routes.
struct RouteScreens<Route: TypedRoute> {
  let make: @MainActor (Route) -> UIViewController
  let update: @MainActor (UIViewController, Route) -> Bool
}

/// A stack of routes with its view controllers.
@MainActor
final class RouteLayer<Route: TypedRoute> {
  let navigation: UINavigationController
  private var routes: [Route]
  private var controllers: [UIViewController]

  init(
    _ navigation: UINavigationController, _ routes: [Route], _ screens: RouteScreens<Route>,
    delegate: PresenterEvents
  ) {
    self.navigation = navigation
    self.routes = routes
    controllers = routes.map { screens.make($0) }
    navigation.setViewControllers(controllers, animated: false)
    navigation.delegate = delegate
  }

  /// Updates the routes to those whose controllers are still in the navigation controller.
  ///
  /// If none of them is, the stack does not change.
  func look() -> [Route] {
    let there = Set(navigation.viewControllers.map(ObjectIdentifier.init))
    let kept = controllers.indices.filter { there.contains(ObjectIdentifier(controllers[$0])) }
    if !kept.isEmpty, kept.count < controllers.count {
      routes = kept.map { routes[$0] }
      controllers = kept.map { controllers[$0] }
    }
    return routes
  }

  /// Applies a change to the stack.
  func set(
    _ change: NavigationPlan<Route>.Change, _ screens: RouteScreens<Route>, animated: Bool
  ) {
    let pushed = change.screens.dropFirst(change.kept).map { screens.make($0) }
    controllers = controllers.prefix(change.kept) + pushed
    for index in change.reloaded where !screens.update(controllers[index], change.screens[index]) {
      controllers[index] = screens.make(change.screens[index])
    }
    routes = change.screens
    putRight(animated: animated)
  }

  /// Loads the last screen again.
  func reload(_ screens: RouteScreens<Route>) {
    let last = controllers.endIndex - 1
    if !screens.update(controllers[last], routes[last]) {
      controllers[last] = screens.make(routes[last])
    }
  }

  /// Shows exactly the controllers of the routes.
  func putRight(animated: Bool) {
    if navigation.viewControllers != controllers {
      navigation.setViewControllers(controllers, animated: animated)
    }
  }
}

/// Reports changes by the user, as the delegate of UIKit's controllers.
final class PresenterEvents: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
  UIAdaptivePresentationControllerDelegate
{
  var onChange: (() -> Void)?

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    onChange?()
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    onChange?()
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    // UIKit may not update `presentedViewController` before this call returns.
    Task { onChange?() }
  }
}
#endif
