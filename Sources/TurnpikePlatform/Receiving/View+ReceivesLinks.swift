#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit))
public import SwiftUI
#if canImport(CoreSpotlight) && !os(tvOS) && !os(watchOS)
internal import CoreSpotlight
#endif

extension View {
  /// Passes all links of a window to an inbox.
  ///
  /// ```swift
  /// WindowGroup {
  ///   ShopScreens(navigator: navigator)
  ///     .receivesLinks(with: inbox, activities: ["com.example.shop.route"])
  /// }
  /// ```
  ///
  /// The inbox receives these links:
  ///
  /// - URLs that open your app (`onOpenURL`)
  /// - web links, search results, and the given types of user activities (`onContinueUserActivity`)
  /// - links that the user taps inside the window, such as a `Link` or Markdown in a `Text`, if
  ///   ``/Turnpike/LinkInbox/takesOver(_:)`` accepts them. All other URLs go to the system.
  ///
  /// See <doc:/Turnpike/ReceivingLinksInSwiftUI>.
  ///
  /// - Parameters:
  ///   - inbox: The inbox of the window.
  ///   - activities: The types of the user activities that your app creates, as in
  ///     `NSUserActivityTypes` of its `Info.plist`.
  public func receivesLinks<Route: TypedRoute>(
    with inbox: LinkInbox<Route>, activities: [String] = []
  ) -> some View {
    var types = [NSUserActivityTypeBrowsingWeb]
    #if canImport(CoreSpotlight) && !os(tvOS) && !os(watchOS)
    types.append(CSSearchableItemActionType)
    #endif
    return (types + activities)
      .reduce(AnyView(self)) { view, type in
        AnyView(
          view.onContinueUserActivity(type) { activity in
            if let request = RouteRequest<Route>(activity) { inbox.receive(request) }
          })
      }
      .onOpenURL { inbox.receive($0) }
      .environment(\.openURL, OpenURLAction { inbox.takesOver($0) ? .handled : .systemAction })
  }
}
#endif
