#if canImport(UIKit)
public import UIKit
#elseif canImport(AppKit)
public import AppKit
#endif

#if canImport(UIKit) || canImport(AppKit)
extension TypedRoute {
  /// A user activity for the route, for Handoff and the system search; a ``RouteRequest`` reads it
  /// back.
  ///
  /// ```swift
  /// controller.userActivity = route.userActivity(title: "Brass lamp")
  /// ```
  ///
  /// It contains the route's path. If the file declares a web origin, it also contains the route's
  /// web page, which a device without the app opens. The activity of a route without a link
  /// (``isLinkable``) is not eligible for anything.
  ///
  /// - Parameters:
  ///   - title: The title that the user sees.
  ///   - activityType: A type in `NSUserActivityTypes` of the app's `Info.plist`; by default the
  ///     app's identifier followed by `.route`.
  public func userActivity(title: String, activityType: String? = nil) -> NSUserActivity {
    let ownType = (Bundle.main.bundleIdentifier ?? "app") + ".route"
    let activity = NSUserActivity(activityType: activityType ?? ownType)
    activity.title = title
    guard isLinkable else { return activity }
    let path = path
    activity.targetContentIdentifier = path
    activity.userInfo = [NSUserActivity.routeKey: path]
    // The system search stores only these keys.
    activity.requiredUserInfoKeys = [NSUserActivity.routeKey]
    activity.webpageURL = (self as? any OriginRoute)?.webURL
    activity.isEligibleForHandoff = true
    activity.isEligibleForSearch = true
    return activity
  }
}
#endif
