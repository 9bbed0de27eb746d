/// Opens routes of any module's enum in the app.
///
/// A feature module can open its own routes with it, without knowing the app's enum. A SwiftUI view
/// gets it from the environment, as `@Environment(\.openRoute)`. Pass it to other code:
///
/// ```swift
/// let openRoute = OpenRouteAction(navigator)
/// openRoute(CatalogRoute.article(articleID: 7))
/// ```
///
/// The route of the app that mounts the given one is opened, as `AppRoute(embedding:)` finds it.
public struct OpenRouteAction: Sendable {
  private let open: @MainActor @Sendable (any TypedRoute) -> Bool

  /// Creates an action that calls a closure, for previews and tests.
  ///
  /// - Parameter open: Opens a route, and returns whether it did.
  public init(_ open: @escaping @MainActor @Sendable (_ route: any TypedRoute) -> Bool) {
    self.open = open
  }

  /// Creates an action that shows routes in a navigator, without filters.
  public init<AppRoute: TypedRoute>(_ navigator: Navigator<AppRoute>) {
    self.init(embeddingIn: AppRoute.self) { navigator.show($1, for: $0) }
  }

  /// Creates an action that passes routes to an inbox, whose router has filters.
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
  /// - Returns: False if the app does not mount the route's enum, or only with prefixes that have
  ///   parameters. A debug build then prints the name of the enum.
  @MainActor @discardableResult
  public func callAsFunction(_ route: some TypedRoute) -> Bool {
    open(route)
  }
}
