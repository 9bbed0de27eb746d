import TurnpikeNavigation
import TurnpikePlatform
import UIKit
import WebKit

/// The scene's delegate passes on what starts a scene and what comes later, and the web view's
/// delegate passes on the links that a route matches.
@MainActor enum Trials {
  static func run() async {
    for path in ["product/1988", "basket", "nowhere"] {
      for (what, options) in Given.starts(path) {
        let delegate = SceneDelegate()
        delegate.scene(UIWindowScene(), willConnectTo: UISceneSession(), options: options)
        await check(delegate, path, what)
      }
      await warm(path)
    }
    await several()
    await webView()
  }

  private static func check(_ delegate: SceneDelegate, _ path: String, _ what: String) async {
    await rest()
    expect(delegate.navigator.state.front.path, path == "nowhere" ? "/" : path, what)
  }

  private static func warm(_ path: String) async {
    let scene = UIWindowScene()
    let opened = SceneDelegate()
    opened.scene(scene, openURLContexts: [UIOpenURLContext(Given.url("shop://\(path)"))])
    await check(opened, path, "URL")
    let continued = SceneDelegate()
    continued.scene(scene, continue: Given.activity(path))
    await check(continued, path, "activity")
  }

  /// A link among those of other apps, in every order.
  private static func several() async {
    for links in Given.orders("shop://product/1988") {
      let delegate = SceneDelegate()
      delegate.scene(
        UIWindowScene(), openURLContexts: Set(links.map { UIOpenURLContext(Given.url($0)) }))
      await check(delegate, "product/1988", "\(links)")
    }
  }

  private static func webView() async {
    for (link, type, policy, shown) in [
      ("https://shop.example.com/basket", .linkActivated, .cancel, "basket"),
      ("https://shop.example.com/basket", .other, .allow, "/"),
      ("https://shop.example.com/nowhere", .linkActivated, .allow, "/"),
      ("https://other.example/basket", .linkActivated, .allow, "/"),
    ] as [(String, WKNavigationType, WKNavigationActionPolicy, String)] {
      let scene = SceneDelegate()
      let action = WKNavigationAction(Given.url(link), type)
      let result = await PageDelegate(scene.inbox).webView(WKWebView(), decidePolicyFor: action)
      expect(result, policy, link)
      await rest()
      expect(scene.navigator.state.front.path, shown, link)
    }
  }
}
