import NavigationRoutes
import TurnpikeNavigation
import UIKit

/// The screen of a route.
final class Screen: UIViewController {
  var route: NavigationRoute

  init(_ route: NavigationRoute) {
    self.route = route
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

/// Containers of the app's own.
final class Drawer: UIViewController, ContainerController {
  private let stacks: [NavigationRoute.Container: UINavigationController] = [
    .home: UINavigationController(), .orders: UINavigationController(),
  ]
  private(set) var selectedContainer = NavigationRoute.Container.home

  func navigationController(of container: NavigationRoute.Container) -> UINavigationController {
    stacks[container] ?? UINavigationController()
  }

  func select(_ container: NavigationRoute.Container) {
    selectedContainer = container
  }

  var shown: [UIViewController] { [.home, .orders].map { navigationController(of: $0) } }

  var selectedStack: UIViewController { navigationController(of: selectedContainer) }
}

/// What the app shows by itself.
final class OwnScreen: UIViewController {}

/// A window with a presenter.
@MainActor final class Stage {
  let navigator: Navigator<NavigationRoute>
  let presenter: RoutePresenter<NavigationRoute>
  let window = UIWindow(windowScene: UIWindowScene())

  var root: UIViewController { presenter.rootViewController }
  var simulation: Simulation { .shared }

  /// - Parameters:
  ///   - drawer: Shows the containers instead of a tab bar.
  ///   - refuses: Whether screens refuse new parameters, and are made anew.
  init(
    _ state: NavigationState<NavigationRoute>, tabBar: UITabBarController? = nil,
    drawer: Drawer? = nil, refuses: Bool = false
  ) {
    Simulation.shared.reset()
    navigator = Navigator(state)
    let record = Record()
    let make: @MainActor (NavigationRoute) -> UIViewController = { route in
      record.made.append(route)
      return Screen(route)
    }
    let update: @MainActor (UIViewController, NavigationRoute) -> Bool = { controller, route in
      guard !refuses, let screen = controller as? Screen else { return false }
      record.updated.append(route)
      screen.route = route
      return true
    }
    presenter =
      if let drawer {
        RoutePresenter(navigator, containers: drawer, screen: make, update: update)
      } else {
        RoutePresenter(navigator, tabBar: tabBar, screen: make, update: update)
      }
    self.record = record
  }

  private final class Record {
    var made: [NavigationRoute] = []
    var updated: [NavigationRoute] = []
  }

  private let record: Record

  /// The routes that screens were made for since this was asked last.
  func takeMade() -> [NavigationRoute] {
    defer { record.made = [] }
    return record.made
  }

  /// The routes that screens were handed since this was asked last.
  func takeUpdated() -> [NavigationRoute] {
    defer { record.updated = [] }
    return record.updated
  }

  func appear() async {
    window.rootViewController = root
    window.makeKeyAndVisible()
    presenter.start()
    await settle()
    simulation.clearLog()
    _ = takeMade()
  }

  /// Lets all that has begun end.
  func settle() async {
    for _ in 0..<1_000 {
      await rest()
      if simulation.isIdle { return }
      simulation.endFirst()
    }
    fail("does not settle")
  }

  /// Lets what waits for the main actor run.
  func rest() async {
    for _ in 0..<4 { await Task.yield() }
  }

  /// What the controllers show, as a state's description.
  var shown: String {
    let drawer = root as? Drawer
    let tabs = drawer?.shown ?? (root as? UITabBarController)?.viewControllers ?? [root]
    let selected =
      drawer?.selectedStack ?? (root as? UITabBarController)?.selectedViewController ?? root
    var lines = zip(navigator.state.containers, tabs).map { container, tab in
      line((tab === selected ? "*" : "") + container.rawValue, tab)
    }
    var modal = root.presentedViewController
    while let controller = modal {
      lines.append(line("!", controller))
      modal = controller.presentedViewController
    }
    return lines.joined(separator: "\n")
  }

  private func line(_ name: String, _ controller: UIViewController) -> String {
    let stack = (controller as? UINavigationController)?.viewControllers ?? [controller]
    return ([name] + stack.map { ($0 as? Screen)?.route.path ?? "own" }).joined(separator: " ")
  }

  /// Reports what does not show the state, and what UIKit would not have taken.
  func check(_ what: @autoclosure () -> String) {
    if shown != navigator.state.description {
      fail("\(what()): shows\n\(shown)\nfor\n\(navigator.state)")
    }
    if !simulation.misuses.isEmpty { fail("\(what()): \(simulation.misuses)") }
  }
}

/// What has gone wrong.
@MainActor var failures = 0

@MainActor func fail(_ text: String) {
  failures += 1
  if failures <= 10 { print(text) }
}
