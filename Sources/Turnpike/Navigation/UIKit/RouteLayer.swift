#if canImport(UIKit) && !os(watchOS)
internal import UIKit

/// How the controllers of routes are made.
struct RouteScreens<Route: TypedRoute> {
  let make: @MainActor (Route) -> UIViewController
  let update: @MainActor (UIViewController, Route) -> Bool
}

/// A stack of routes with its controllers.
@MainActor
final class RouteLayer<Route: TypedRoute> {
  let navigation = UINavigationController()
  private var routes: [Route]
  private var controllers: [UIViewController]

  init(_ routes: [Route], _ screens: RouteScreens<Route>, delegate: PresenterEvents) {
    self.routes = routes
    controllers = routes.map { screens.make($0) }
    navigation.setViewControllers(controllers, animated: false)
    navigation.delegate = delegate
  }

  /// The routes whose controllers are still there; a stack of which none is stays as it was.
  func look() -> [Route] {
    let there = Set(navigation.viewControllers.map(ObjectIdentifier.init))
    let kept = controllers.indices.filter { there.contains(ObjectIdentifier(controllers[$0])) }
    if !kept.isEmpty, kept.count < controllers.count {
      routes = kept.map { routes[$0] }
      controllers = kept.map { controllers[$0] }
    }
    return routes
  }

  /// Changes the stack at once.
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

  /// Shows the controllers of the routes and no others.
  func putRight(animated: Bool) {
    if navigation.viewControllers != controllers {
      navigation.setViewControllers(controllers, animated: animated)
    }
  }
}

/// What the user does by hand, as UIKit tells it.
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
    // Whoever presented it may know of it up to the end of this call.
    Task { onChange?() }
  }
}
#endif
