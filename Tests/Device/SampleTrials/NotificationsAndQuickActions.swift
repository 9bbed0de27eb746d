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

  /// SwiftUI passes the other links to the views of the window.
  private static func views() async {
    let scene = SceneDelegate()
    Window.shared.reset()
    Window.shared.objects[ObjectIdentifier(SceneDelegate.self)] = scene
    _ = ShopWindow(delegate: AppDelegate()).body
    Window.shared.open(Given.url("shop://product/1"))
    await rest()
    expect(scene.navigator.state.front.path, "product/1", "URL")
  }

  private static func warm() async {
    let app = AppDelegate()
    expect(app.application(.shared, didFinishLaunchingWithOptions: nil), true, "launched")
    await tapNotification("basket")
    await rest()
    let (first, second) = (SceneDelegate(), SceneDelegate())
    app.front = first.inbox
    await tapNotification("basket")
    await rest()
    expect(first.navigator.state.front, .basket, "notification")
    app.front = second.inbox
    await tapNotification("product/1")
    await rest()
    expect(first.navigator.state.front, .basket, "notification for another window")
    expect(second.navigator.state.front, .product(productID: "1"), "notification")
    for (type, isRoute) in [("product/2", true), ("nowhere", false), ("", false)] {
      let done = await first.windowScene(UIWindowScene(), performActionFor: Given.shortcut(type))
      expect(done, isRoute, type)
      await rest()
      expect(first.navigator.state.front, .product(productID: "2"), type)
    }
  }
}
