import TurnpikeNavigation
import TurnpikePlatform
import UIKit

/// The scene's delegate: whatever starts the scene is what its window shows first, and later links
/// change it.
@MainActor enum Trials {
  static func run() async {
    for (what, options) in Given.starts("product/1988") {
      let scene = Scene()
      scene.connect(options)
      expect(scene.isVisible, false, "\(what): visible before the link is resolved")
      await scene.settle()
      expect(scene.shown, "/ product/1988", what)
      expect(Simulation.shared.log, [], "\(what): nothing moves")
      expect(Simulation.shared.misuses, [], what)
    }
    await screens()
    await newerBeforeTheWindow()
    await several()
    await restored()
    await warm()
  }

  /// Tabs and modals, too, and a start without a link.
  private static func screens() async {
    for (path, shown) in [
      ("orders/5", "orders orders/5"), ("list/3/extra", "/ list list/3 ! list/3/extra"),
      ("login", "/ ! login"), ("nowhere", "/"), ("", "/"),
    ] {
      for (what, options) in Given.starts(path) {
        let scene = Scene()
        scene.connect(path == "" ? UIScene.ConnectionOptions() : options)
        await scene.settle()
        expect(scene.shown, shown, "\(what): \(path)")
        expect(Simulation.shared.misuses, [], "\(what): \(path)")
      }
    }
  }

  /// A second link, before the window has shown the first.
  private static func newerBeforeTheWindow() async {
    for (what, options) in Given.starts("product/1988") {
      let scene = Scene()
      scene.connect(options)
      scene.delegate.scene(
        scene.scene, openURLContexts: [UIOpenURLContext(Given.url("shop://orders/5"))])
      await scene.settle()
      expect(scene.shown, "orders orders/5", what)
      expect(Simulation.shared.misuses, [], what)
    }
  }

  /// A link among those of other apps, in every order.
  private static func several() async {
    for links in Given.orders("shop://product/1988") {
      let scene = Scene()
      scene.connect(UIScene.ConnectionOptions())
      await scene.settle()
      scene.delegate.scene(
        scene.scene, openURLContexts: Set(links.map { UIOpenURLContext(Given.url($0)) }))
      await scene.settle()
      expect(scene.shown, "/ product/1988", "\(links)")
    }
  }

  /// What was saved, and a link that goes to where the user was not.
  private static func restored() async {
    let saved = Scene()
    saved.connect(Given.starts("list/3")[0].1)
    await saved.settle()
    let session = SavedSession()
    session.saved = saved.delegate.stateRestorationActivity(for: saved.scene)
    for (options, shown) in [
      (UIScene.ConnectionOptions(), "/ list list/3"),
      (Given.starts("list/5")[0].1, "/ list list/5"),
    ] {
      let scene = Scene()
      scene.connect(options, session)
      await scene.settle()
      expect(scene.shown, shown, "restored")
    }
  }

  private static func warm() async {
    let scene = Scene()
    scene.connect(UIScene.ConnectionOptions())
    await scene.settle()
    scene.delegate.scene(
      scene.scene, openURLContexts: [UIOpenURLContext(Given.url("shop://product/1"))])
    await scene.settle()
    expect(scene.shown, "/ product/1", "URL")
    scene.delegate.scene(scene.scene, continue: Given.activity("product/2"))
    await scene.settle()
    expect(scene.shown, "/ product/2", "activity")
    for (type, answer, shown) in [
      ("orders/5", true, "orders orders/5"), ("nowhere", false, "orders orders/5"),
      ("", false, "orders orders/5"), ("login", true, "orders orders/5 ! login"),
    ] {
      let done = await scene.delegate.windowScene(
        scene.scene, performActionFor: Given.shortcut(type))
      expect(done, answer, type)
      await scene.settle()
      expect(scene.shown, shown, type)
    }
    expect(Simulation.shared.misuses, [], "warm")
  }
}

private final class SavedSession: UISceneSession {
  var saved: NSUserActivity?

  override var stateRestorationActivity: NSUserActivity? { saved }
}

/// A scene with the delegate of the page.
@MainActor private final class Scene {
  let delegate = SceneDelegate()
  let scene = UIWindowScene()

  init() {
    Simulation.shared.reset()
  }

  func connect(_ options: UIScene.ConnectionOptions, _ session: UISceneSession = UISceneSession()) {
    delegate.scene(scene, willConnectTo: session, options: options)
  }

  func settle() async {
    repeat {
      Simulation.shared.endFirst()
      await rest()
    } while !Simulation.shared.isIdle
  }

  var isVisible: Bool { delegate.window?.rootViewController != nil }

  var shown: String { delegate.window.titles }
}
