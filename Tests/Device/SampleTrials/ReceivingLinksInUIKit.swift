import TurnpikeNavigation
import TurnpikePlatform
import UIKit
import WebKit

/// The web view's delegate passes on the links that a route matches.
@MainActor enum Trials {
  static func run() async {
    for (link, type, policy, shown) in [
      ("https://shop.example.com/basket", .linkActivated, .cancel, "basket"),
      ("https://shop.example.com/basket", .other, .allow, "/"),
      ("https://shop.example.com/nowhere", .linkActivated, .allow, "/"),
      ("https://other.example/basket", .linkActivated, .allow, "/"),
    ] as [(String, WKNavigationType, WKNavigationActionPolicy, String)] {
      let navigator = Navigator(NavigationState(root: ShopRoute.home))
      let inbox = LinkInbox(Router<ShopRoute> { navigator.show($0, for: $1) })
      let action = WKNavigationAction(Given.url(link), type)
      let result = await PageDelegate(inbox).webView(WKWebView(), decidePolicyFor: action)
      expect(result, policy, link)
      await rest()
      expect(navigator.state.front.path, shown, link)
    }
  }
}
