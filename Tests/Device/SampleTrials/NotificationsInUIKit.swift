import TurnpikeNavigation
import TurnpikePlatform
import UIKit

/// The delegates of the app and of its scenes.
@MainActor enum Trials {
  static func run() async {
    for path in ["product/1988", "nowhere"] {
      for (what, options) in Given.starts(path) {
        let scene = SceneDelegate()
        scene.scene(UIWindowScene(), willConnectTo: UISceneSession(), options: options)
        await check(scene, path, what)
      }
      let scene = SceneDelegate()
      let isDone = await scene.windowScene(
        UIWindowScene(), performActionFor: Given.shortcut(path))
      expect(isDone, path != "nowhere", "quick action: \(path)")
      await check(scene, path, "quick action")
    }
    await notifications()
  }

  /// The window that was in front last shows the link.
  private static func notifications() async {
    let app = AppDelegate()
    UIApplication.shared.delegate = app
    expect(app.application(.shared, didFinishLaunchingWithOptions: nil), true, "launched")
    await tapNotification("basket")
    await rest()
    let (first, second) = (SceneDelegate(), SceneDelegate())
    first.sceneDidBecomeActive(UIWindowScene())
    await tapNotification("basket")
    await check(first, "basket", "notification")
    second.sceneDidBecomeActive(UIWindowScene())
    await tapNotification("product/1")
    await check(second, "product/1", "notification")
    await check(first, "basket", "notification for another window")
    UIApplication.shared.delegate = nil
  }

  private static func check(_ scene: SceneDelegate, _ path: String, _ what: String) async {
    await rest()
    expect(scene.navigator.state.front.path, path == "nowhere" ? "/" : path, what)
  }
}
