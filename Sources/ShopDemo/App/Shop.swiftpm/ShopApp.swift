import ShopRoutes
import SwiftUI
import TurnpikeNavigation
import TurnpikePlatform

/// The shop as an app. Each tab has a stack, sheets cover the tabs, and an inbox receives links.
@main struct ShopApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate

  var body: some Scene {
    WindowGroup { ShopWindow(delegate: delegate) }
  }
}

/// A window, which passes each link to its inbox.
struct ShopWindow: View {
  let delegate: AppDelegate
  @EnvironmentObject private var scene: SceneDelegate
  @Environment(\.scenePhase) private var phase

  var body: some View {
    ShopTabs(navigator: scene.shop.navigator)
      .opensRoutes(with: scene.inbox)
      .receivesLinks(with: scene.inbox, activities: ["com.example.shop.route"])
      .onAppear { delegate.front = scene }
      .onChange(of: phase) { if $0 == .active { delegate.front = scene } }
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
