#if canImport(SwiftUI)
import ShopRoutes
import SwiftUI
import TurnpikeNavigation

/// The shop as an app. Each tab has a stack, sheets cover the tabs, and an inbox receives links.
///
/// It has no `@main`, because the command `shop-demo` is in the same target. To run the app, create
/// an app target from the folders `App` and `Model`, add `@main` to this struct, and create a
/// module `ShopRoutes` from `Routes/Shop`. The code compiles with both default actor isolations.
struct ShopApp: App {
  var body: some Scene {
    WindowGroup { ShopWindow() }
  }
}

/// A window, which passes each link to its inbox.
struct ShopWindow: View {
  @StateObject private var model = WindowModel()

  var body: some View {
    ShopTabs(navigator: model.shop.navigator)
      .environmentObject(model)
      .opensRoutes(with: model.inbox)
      .onOpenURL { model.inbox.receive($0) }
  }
}

/// The tabs of a window, with the modals over them.
struct ShopTabs: View {
  @ObservedObject var navigator: Navigator<ShopRoute>

  var body: some View {
    TabView(selection: $navigator.state.container) {
      RouteStack($navigator.state, in: .home) { ShopScreen(route: $0) }
        .tag(ShopRoute.Container.home)
        .tabItem { Text("Home") }
      RouteStack($navigator.state, in: .basket) { ShopScreen(route: $0) }
        .tag(ShopRoute.Container.basket)
        .tabItem { Text("Basket") }
    }
    .routeModals($navigator.state) { ShopScreen(route: $0) }
  }
}

/// The model of a window, for its views.
@MainActor final class WindowModel: ObservableObject {
  let shop = Shop()
  let inbox: LinkInbox<ShopRoute>

  init() {
    inbox = LinkInbox(shop.router)
  }

  /// Signs the user in, and continues with the request that required it.
  func signIn() {
    shop.session.isSignedIn = true
    if !shop.navigator.resume(in: inbox) { close() }
  }

  /// Closes the sheet in front.
  func close() {
    shop.navigator.state.dismiss()
  }
}
#endif
