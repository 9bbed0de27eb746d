import ShopRoutes
import SwiftUI
import TurnpikeNavigation

/// The screen of a route.
///
/// The `switch` is exhaustive: if you add a route to `Shop.routes`, the app doesn't compile until
/// you add its screen.
struct ShopScreen: View {
  let route: ShopRoute

  var body: some View {
    content.navigationTitle(screen(for: route))
  }

  @ViewBuilder private var content: some View {
    switch route {
    case .home: HomeView()
    case .product(let product): ProductView(product: product)
    case .basketScreen: BasketView()
    case .checkoutScreen: CheckoutView()
    case .signIn: SignInView()
    case .review, .tab, .addressScreen, .account, .profile, .team, .search, .orders, .file, .help,
      .sweepstakes, .sweepstakesRules, .notFound:
      Text(screen(for: route))
    }
  }
}

/// Links to other screens. They run through the router's filters, so the links to the account and
/// the orders show the sign-in sheet first.
struct HomeView: View {
  private let routes = [
    "product/1988", "search?q=lamp", "team/7", "help", "tabs/account", "orders/2026-01-31",
  ]
  .compactMap { ShopRoute($0) }

  var body: some View {
    List {
      ForEach(routes, id: \.self) { route in
        RouteLink(route) { Text(screen(for: route)) }
      }
      // A message of another user. The link opens in the app, and its screen requires sign-in.
      Text("Look at [my orders](https://shop.example.com/orders/2026-01-31)!")
    }
  }
}

/// A product. A link to another product updates this view's parameters, and `task` loads the title.
struct ProductView: View {
  let product: ProductDestination
  @State private var title = ""

  var body: some View {
    List {
      Text(title)
      NavigationLink(
        "The first review", value: ShopRoute.review(productID: product.productID, number: 1))
      RouteLink(ShopRoute.basketScreen) { Text("Put it into the basket") }
    }
    .task(id: product) { title = await loadTitle(of: product.productID) }
  }

  /// In a real app, this method loads the title from a server.
  private func loadTitle(of sku: Sku) async -> String { "Lamp \(sku)" }
}

/// The root of the second tab.
struct BasketView: View {
  var body: some View {
    List {
      RouteLink(ShopRoute.checkoutScreen) { Text("Check out") }
    }
  }
}

/// A sheet with its own stack.
struct CheckoutView: View {
  @EnvironmentObject private var scene: SceneDelegate

  var body: some View {
    List {
      NavigationLink("Address", value: ShopRoute.addressScreen)
      Button("Not now") { scene.close() }
    }
  }
}

/// The sheet that a filter redirects to.
struct SignInView: View {
  @EnvironmentObject private var scene: SceneDelegate

  var body: some View {
    List {
      Button("Sign in") { scene.signIn() }
      Button("Not now") { scene.close() }
    }
  }
}
