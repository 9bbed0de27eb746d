/// Opens routes of any module in your app.
///
/// With this action, a feature module can open its own routes without knowing your app's enum. A
/// SwiftUI view reads it from the environment, as `@Environment(\.openRoute)`. Pass it to other
/// code:
///
/// ```swift
/// let openRoute = OpenRouteAction(navigator)
/// openRoute(CatalogRoute.article(articleID: 7))
/// ```
///
/// The action opens the route of your app that mounts the module's route: see
/// `AppRoute(embedding:)` in <doc:/Turnpike/SharingRoutesBetweenModules>.
public struct OpenRouteAction: Sendable {
  private let open: @MainActor @Sendable (any TypedRoute) -> Bool

  /// Creates an action that calls a closure, for previews and tests.
  ///
  /// - Parameter open: Opens a route and returns whether it succeeded.
  public init(_ open: @escaping @MainActor @Sendable (_ route: any TypedRoute) -> Bool) {
    self.open = open
  }

  /// Creates an action that shows routes in a navigator, without running any filters.
  public init<AppRoute: TypedRoute>(_ navigator: Navigator<AppRoute>) {
    self.init(embeddingIn: AppRoute.self) { navigator.show($1, for: $0) }
  }

  /// Creates an action that passes routes to an inbox, so that they run through your filters.
  public init<AppRoute: TypedRoute>(_ inbox: LinkInbox<AppRoute>) {
    self.init(embeddingIn: AppRoute.self) { request, _ in inbox.receive(request) }
  }

  private init<AppRoute: TypedRoute>(
    embeddingIn app: AppRoute.Type,
    _ open: @escaping @MainActor @Sendable (RouteRequest<AppRoute>, AppRoute) -> Void
  ) {
    self.init { route in
      guard let appRoute = AppRoute(embedding: route) else {
        DebugMessage.print(
          """
          '\(route)' is not opened: '\(String(reflecting: app))' does not mount \
          '\(String(reflecting: type(of: route)))', or only with prefixes that have parameters
          """)
        return false
      }
      open(RouteRequest(appRoute), appRoute)
      return true
    }
  }

  /// Opens a route.
  ///
  /// - Returns: `false` if your app doesn't mount the route's enum, or only with prefixes that have
  ///   parameters. In this case, a debug build prints the name of the enum.
  @MainActor @discardableResult
  public func callAsFunction(_ route: some TypedRoute) -> Bool {
    open(route)
  }
}
