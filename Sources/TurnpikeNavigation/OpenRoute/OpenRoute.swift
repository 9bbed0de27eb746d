#if canImport(SwiftUI)
public import SwiftUI

extension EnvironmentValues {
  /// Opens a route of any module in your app.
  ///
  /// A feature module doesn't know your app's enum. With this action, its views can open the
  /// module's own routes all the same:
  ///
  /// ```swift
  /// @Environment(\.openRoute) private var openRoute
  /// …
  /// openRoute(CatalogRoute.article(articleID: 7))
  /// ```
  ///
  /// Call `opensRoutes` on a view above to set the action. Otherwise, it opens nothing and returns
  /// `false`. See <doc:/Turnpike/SharingRoutesBetweenModules>.
  public internal(set) var openRoute: OpenRouteAction {
    get { self[OpenRouteKey.self] }
    set { self[OpenRouteKey.self] = newValue }
  }
}

private struct OpenRouteKey: EnvironmentKey {
  static let defaultValue = OpenRouteAction { route in
    DebugMessage.print("'\(route)' is not opened: no view above has 'opensRoutes'")
    return false
  }
}

extension View {
  /// Shows the routes that the views inside open in a navigator, without running any filters.
  public func opensRoutes<Route: TypedRoute>(with navigator: Navigator<Route>) -> some View {
    environment(\.openRoute, OpenRouteAction(navigator))
  }

  /// Passes the routes that the views inside open to an inbox, so that they run through your
  /// filters.
  public func opensRoutes<Route: TypedRoute>(with inbox: LinkInbox<Route>) -> some View {
    environment(\.openRoute, OpenRouteAction(inbox))
  }

  /// Calls a closure with the routes that the views inside open, for previews and tests.
  ///
  /// - Parameter open: Opens a route and returns whether it succeeded.
  public func opensRoutes(
    _ open: @escaping @MainActor @Sendable (_ route: any TypedRoute) -> Bool
  ) -> some View {
    environment(\.openRoute, OpenRouteAction(open))
  }
}

/// A button that opens a route of any module in your app.
///
/// ```swift
/// RouteLink(CatalogRoute.article(articleID: 7)) { Text("Read") }
/// ```
///
/// It calls the environment's `openRoute` action, so a view above must set it with `opensRoutes`.
public struct RouteLink<Route: TypedRoute, Label: View>: View {
  @Environment(\.openRoute) private var openRoute
  private let route: Route
  private let label: Label

  /// Creates a button that opens a route.
  public init(_ route: Route, @ViewBuilder label: () -> Label) {
    self.route = route
    self.label = label()
  }

  /// The button.
  public var body: some View {
    Button {
      openRoute(route)
    } label: {
      label
    }
  }
}
#endif
