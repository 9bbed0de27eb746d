import LanguageRoutes
import StoreFeature
import Testing
import Turnpike

/// A filter for the routes with an attribute runs before each of them, however a link is written.
@Suite struct ProtectedRouteTests {
  /// Links to routes of the enum with `@auth`, by group, line, alias, stack and mount, and to routes
  /// near them without.
  @Test(arguments: [
    "account/settings", "account/orders/7", "orders/2026-01-31", "store/3/shelf/new",
    "store/3/shelf/1", "login", "list/3/extra", "product/settings",
  ])
  func ofTheShop(path: String) async throws {
    try await expectProtected(
      ShopRoute.self, by: .auth, path, customScheme: "shop", host: "shop.example.com")
  }

  @Test(arguments: [
    "shop/3", "shop/3/shelf/new", "shop/3/cards/gold/face/back", "shop/3/aisle/4/map",
    "shop/9/shelf/1", "closed/1",
  ])
  func ofThePortal(path: String) async throws {
    try await expectProtected(
      PortalRoute.self, by: .auth, path, customScheme: "portal", host: "portal.example.com/app")
  }

  @Test(arguments: ["about", "imprint", "shelf/new", "shelf/3"])
  func ofTheRoot(path: String) async throws {
    try await expectProtected(
      RootRoute.self, by: .auth, path, customScheme: "root", host: "root.example.com")
  }

  private func expectProtected<Route: GeneratedRoute>(
    _ type: Route.Type, by attribute: Route.Attribute, _ path: String, customScheme: String,
    host: String
  ) async throws {
    var seen: [Route] = []
    var shown: [Route] = []
    var router = Router<Route> { route, request in
      #expect(request.route == route)
      shown.append(route)
    }
    router.append(for: attribute) { request, next in
      if let route = request.route { seen.append(route) }
      return try await next(request)
    }
    let links = LinkSpellings.all(of: path, customScheme: customScheme, host: host)
    var reached = 0
    for link in links {
      (seen, shown) = ([], [])
      try await router.resolve(link)
      // What the route itself bears decides, not the way that led to it.
      let protected = shown.filter { $0.attributes.contains(attribute) }
      if seen.count > 1 || shown.count > 1 || !protected.allSatisfy(seen.contains) {
        Issue.record("'\(link)' shows \(shown), and the filter saw \(seen)")
      }
      if type.match(link).route == type.init(path) { reached += 1 }
    }
    #expect(links.count > 2_000)
    #expect(reached > 100, "of \(links.count) spellings of '\(path)'")
  }

  /// Whichever way leads to a protected route inside the app, the filter is passed too.
  @Test func insideTheApp() async throws {
    var log: [String] = []
    var router = Router<ShopRoute> { route, _ in log.append("shown \(route)") }
    router.append { request, next in
      var request = request
      switch request.route {
      case .home: return .redirect(to: .settings)
      case .signIn: request.route = .order(orderID: 7)
      default: break
      }
      return try await next(request)
    }
    router.append(for: .auth) { request, next in
      log.append("asked for \(request.route?.path ?? "-")")
      return try await next(request)
    }
    try await router.resolve("/")
    try await router.resolve("login")
    try await router.resolve(.store(storeID: 3, .newShelf))
    try await router.resolve(RouteRequest("account/settings"))
    #expect(
      log == [
        "asked for account/settings", "shown account/settings",
        "asked for account/orders/7", "shown account/orders/7",
        "asked for store/3/shelf/new", "shown store/3/shelf/new",
        "asked for account/settings", "shown account/settings",
      ])
  }

  /// A filter that stands behind changes the route past the filter before it: the order is the
  /// app's. A redirect runs all of them.
  @Test func aChangeBehindTheFilterIsNotSeenByIt() async throws {
    func shown(_ answer: @escaping (inout RouteRequest<ShopRoute>) -> Resolution<ShopRoute>?)
      async throws -> [String]
    {
      var log: [String] = []
      var router = Router<ShopRoute> { route, _ in log.append("shown \(route)") }
      router.append(for: .auth) { request, next in
        log.append("asked")
        return try await next(request)
      }
      router.append { request, next in
        var request = request
        if request.route == .home, let resolution = answer(&request) { return resolution }
        return try await next(request)
      }
      try await router.resolve("/")
      return log
    }
    let changed = try await shown {
      $0.route = .settings
      return nil
    }
    #expect(changed == ["shown account/settings"])
    let redirected = try await shown { _ in .redirect(to: .settings) }
    #expect(redirected == ["asked", "shown account/settings"])
  }
}
