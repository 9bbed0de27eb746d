import ShopRoutes
import Turnpike
import UIKit

/// The model of the sample app's window, which its views call: links, sign-in and what waits for it.
@MainActor enum Trials {
  static func run() async {
    await link("shop://product/1988", "*home / product/1988\nbasket basket")
    await link("shop://basket/checkout", "home /\n*basket basket\n! basket/checkout")
    await link("https://shop.example.com/tabs/account", "*home /\nbasket basket\n! login")
    await signIn()
  }

  private static func link(_ link: String, _ state: String) async {
    let model = WindowModel()
    model.inbox.receive(Given.url(link))
    await rest()
    expect(model.shop.navigator.state.description, state, link)
    model.close()
    expect(model.shop.navigator.state.modals.count, 0, "\(link): closed")
  }

  /// What waits is a link, a route that the user has tapped, or nothing.
  private static func signIn() async {
    let tapped = RouteRequest(ShopRoute.account)
    for (request, shown) in [
      (RouteRequest("shop://tabs/account"), "/ tabs/account"), (tapped, "/ tabs/account"),
      (RouteRequest("shop://login"), "/"),
    ] {
      let model = WindowModel()
      model.inbox.receive(request)
      await rest()
      expect(model.shop.navigator.state.front, .signIn, "\(request)")
      model.signIn()
      await rest()
      expect(
        model.shop.navigator.state.description, "*home \(shown)\nbasket basket", "\(request)")
    }
  }
}
