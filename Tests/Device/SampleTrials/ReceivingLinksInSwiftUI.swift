import SwiftUI
import TurnpikeNavigation
import TurnpikePlatform

/// The views of a window: what reaches them waits until the welcome screen is gone.
@MainActor enum Trials {
  static func run() async {
    let chat = Given.url("https://shop.example.com/basket")
    for (what, path, pass) in [
      ("URL", "product/1", { $0.open(Given.url("shop://product/1")) }),
      ("activity", "product/1", { $0.continueActivity(Given.activity("product/1")) }),
      ("a link in a text", "basket", { $0.environment.openURL(chat) }),
      ("an unknown link in a text", "/", { $0.environment.openURL(Given.url("shop://nowhere")) }),
    ] as [(String, String, (Window) -> Void)] {
      Window.shared.reset()
      _ = ShopWindow().body
      guard
        let links = Window.shared.objects[ObjectIdentifier(WindowLinks.self)] as? WindowLinks
      else {
        expect(false, true, "the links of the window")
        continue
      }
      pass(Window.shared)
      await rest()
      expect(links.navigator.state.front.path, "/", "\(what), before the app is ready")
      links.inbox.resume()
      await rest()
      expect(links.navigator.state.front.path, path, what)
      expect(Window.shared.systemURLs.count, what.contains("unknown") ? 1 : 0, what)
    }
  }
}
