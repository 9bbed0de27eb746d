import SwiftUI
import TurnpikeNavigation
import TurnpikePlatform
import UIKit

/// The delegates of the app and of its scenes, and the window's views.
@MainActor enum Trials {
  static func run() async {
    await cold()
    await warm()
    await views()
    let configuration = AppDelegate().application(
      .shared, configurationForConnecting: UISceneSession(), options: UIScene.ConnectionOptions())
    expect(configuration.delegateClass == SceneDelegate.self, true, "the scene's delegate")
  }

  /// URLs and activities are left to the views, so that no filter runs twice.
  private static func cold() async {
    for (what, options) in Given.starts("product/1988") {
      let scene = SceneDelegate()
      scene.scene(UIWindowScene(), willConnectTo: UISceneSession(), options: options)
      await rest()
      let isForViews = what == "URL" || what == "activity"
      expect(
        scene.navigator.state.front, isForViews ? .home : .product(productID: "1988"), what)
    }
  }

  /// SwiftUI passes URLs, activities, and links in texts to the views.
  private static func views() async {
    let chat = Given.url("https://shop.example.com/basket")
    for (what, path, pass) in [
      ("URL", "product/1", { $0.open(Given.url("shop://product/1")) }),
      ("activity", "product/1", { $0.continueActivity(Given.activity("product/1")) }),
      ("a link in a text", "basket", { $0.environment.openURL(chat) }),
      ("an unknown link in a text", "/", { $0.environment.openURL(Given.url("shop://nowhere")) }),
    ] as [(String, String, (Window) -> Void)] {
      let scene = SceneDelegate()
      Window.shared.reset()
      Window.shared.objects[ObjectIdentifier(SceneDelegate.self)] = scene
      _ = ShopWindow(delegate: AppDelegate()).body
      pass(Window.shared)
      await rest()
      expect(scene.navigator.state.front.path, path, what)
      expect(Window.shared.systemURLs.count, what.contains("unknown") ? 1 : 0, what)
    }
  }

  private static func warm() async {
    let app = AppDelegate()
    expect(app.application(.shared, didFinishLaunchingWithOptions: nil), true, "launched")
    await tapNotification("basket")
    await rest()
    let (first, second) = (SceneDelegate(), SceneDelegate())
    app.front = first
    await tapNotification("basket")
    await rest()
    expect(first.navigator.state.front, .basket, "notification")
    app.front = second
    await tapNotification("product/1")
    await rest()
    expect(first.navigator.state.front, .basket, "notification for another window")
    expect(second.navigator.state.front, .product(productID: "1"), "notification")
    for (type, answer) in [("account", true), ("nowhere", false), ("", false)] {
      let done = await first.windowScene(UIWindowScene(), performActionFor: Given.shortcut(type))
      expect(done, answer, type)
      await rest()
      expect(first.navigator.state.front, .account, type)
    }
  }
}
