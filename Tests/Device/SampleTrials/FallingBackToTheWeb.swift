import SafariServices
import TurnpikeNavigation
import UIKit

/// The scene's delegate opens the web page of a link that no route matches, cold and warm.
@MainActor enum Trials {
  static func run() async {
    for (link, shown) in [
      ("https://shop.example.com/jobs?lang=en", "home ! https://shop.example.com/jobs?lang=en"),
      ("shop://jobs?lang=en", "home ! https://shop.example.com/jobs?lang=en"),
      ("shop://orders/12", "home"), ("https://other.example/jobs", "home"),
    ] {
      for isCold in [true, false] {
        await check(link, shown, isCold: isCold)
      }
    }
  }

  private static func check(_ link: String, _ shown: String, isCold: Bool) async {
    Simulation.shared.reset()
    let (delegate, scene) = (SceneDelegate(), UIWindowScene())
    let options = UIScene.ConnectionOptions()
    if isCold { options.urlContexts = [UIOpenURLContext(Given.url(link))] }
    delegate.scene(scene, willConnectTo: UISceneSession(), options: options)
    await rest()
    let window = UIWindow(windowScene: scene)
    let home = UIViewController(nibName: nil, bundle: nil)
    home.title = "home"
    window.rootViewController = home
    window.makeKeyAndVisible()
    delegate.sceneDidBecomeActive(scene)
    if !isCold { delegate.inbox.receive(Given.url(link)) }
    await rest()
    expect(Optional(window).titles, shown, "\(link), cold: \(isCold)")
    // The page is shown once.
    Simulation.shared.endFirst()
    delegate.sceneDidBecomeActive(scene)
    expect(Optional(window).titles, shown, "\(link), cold: \(isCold), active again")
    expect(Simulation.shared.misuses, [], link)
  }
}
