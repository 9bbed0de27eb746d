import ShopRoutes
import TurnpikeNavigation
import TurnpikePlatform
import UIKit

/// The model of the sample app's window, which its views call: links, sign-in and what waits for it.
@MainActor enum Trials {
  static func run() async {
    await link("shop://product/1988", "*home / product/1988\nbasket basket")
    await link("shop://basket/checkout", "home /\n*basket basket\n! basket/checkout")
    await link("https://shop.example.com/tabs/account", "*home /\nbasket basket\n! login")
    await signIn()
    await forgets()
    await foreign()
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

  /// What waits for the sign-in is forgotten with the sheet, however the sheet goes away.
  private static func forgets() async {
    let ways: [(String, @MainActor (WindowModel) -> Void)] = [
      ("the button", { $0.close() }), ("a swipe", { $0.shop.navigator.state.dismiss() }),
      ("another link", { $0.inbox.receive(Given.url("shop://product/1988")) }),
    ]
    for (way, leave) in ways {
      let model = WindowModel()
      model.inbox.receive(Given.url("shop://tabs/account"))
      await rest()
      expect(model.shop.navigator.interruptedRequest != nil, true, "\(way): pending")
      leave(model)
      await rest()
      expect(model.shop.navigator.interruptedRequest == nil, true, "\(way): forgotten")
      let state = model.shop.navigator.state
      model.inbox.receive(Given.url("shop://login"))
      await rest()
      model.signIn()
      await rest()
      expect(model.shop.navigator.state, state, "\(way): signed in later")
    }
  }

  /// A callback of another SDK changes nothing, in every order.
  private static func foreign() async {
    for links in Given.orders("shop://product/1988") {
      let model = WindowModel()
      for link in links { model.inbox.receive(Given.url(link)) }
      await rest()
      expect(
        model.shop.navigator.state.description, "*home / product/1988\nbasket basket", "\(links)")
    }
  }
}
