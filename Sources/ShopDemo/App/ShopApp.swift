#if canImport(SwiftUI)
import ShopRoutes
import SwiftUI
import TurnpikeNavigation

/// The shop as an app: tabs with a stack each, sheets over them, and links through an inbox.
///
/// It has no `@main`, because the command `shop-demo` has it. To run it, make an app target of the
/// folders `App` and `Model`, with `@main` before the struct, and a module `ShopRoutes` of
/// `Routes/Shop`. It compiles with either default actor isolation.
struct ShopApp: App {
  var body: some Scene {
    WindowGroup { ShopWindow() }
  }
}

/// A window: it hands each link to its own inbox.
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

  /// Signs the user in, and goes on to what waited for that.
  func signIn() {
    if let kept = shop.signIn() { inbox.receive(kept) }
  }

  /// Closes the sheet in front.
  func close() {
    shop.navigator.state.dismiss()
  }
}
#endif
