#if canImport(UIKit)
public import UIKit
#elseif canImport(AppKit)
public import AppKit
#endif

#if canImport(UIKit) || canImport(AppKit)
extension TypedRoute {
  /// Creates a user activity that opens the route, for Handoff and Spotlight.
  ///
  /// ```swift
  /// controller.userActivity = route.userActivity(title: "Brass lamp")
  /// ```
  ///
  /// When your app continues the activity, create a ``/Turnpike/RouteRequest`` from it. The
  /// activity contains the route's path or, if the line has `@from`, a URL. If your file declares a
  /// website, it also contains the web page, which a device without your app opens.
  ///
  /// - Parameters:
  ///   - title: The title that the user sees.
  ///   - activityType: A type in `NSUserActivityTypes` of your app's `Info.plist`. By default, it's
  ///     the app's identifier followed by `.route`.
  /// - Returns: The activity, or `nil` if no link from outside your app opens the route: because of
  ///   `@internal`, because the route isn't ``isLinkable``, or because `@from` allows none of your
  ///   origins.
  public func userActivity(title: String, activityType: String? = nil) -> NSUserActivity? {
    guard let link = outsideLink else { return nil }
    let ownType = (Bundle.main.bundleIdentifier ?? "app") + ".route"
    let activity = NSUserActivity(activityType: activityType ?? ownType)
    activity.title = title
    activity.targetContentIdentifier = link
    activity.userInfo = [NSUserActivity.routeKey: link]
    // The system search stores only these keys.
    activity.requiredUserInfoKeys = [NSUserActivity.routeKey]
    activity.webpageURL = (self as? any OriginRoute)?.webURL
    activity.isEligibleForHandoff = true
    activity.isEligibleForSearch = true
    return activity
  }
}
#endif
