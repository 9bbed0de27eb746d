#if canImport(UIKit)
public import UIKit
#elseif canImport(AppKit)
public import AppKit
#endif

#if canImport(UIKit) || canImport(AppKit)
extension TypedRoute {
  /// Creates a user activity for the route, for Handoff and the system search; a
  /// ``/Turnpike/RouteRequest`` reads it back.
  ///
  /// ```swift
  /// controller.userActivity = route.userActivity(title: "Brass lamp")
  /// ```
  ///
  /// It contains the route's path, or a URL of the route if its line has `@from`. If the file declares
  /// a web origin, it also contains the route's web page, which a device without the app opens.
  ///
  /// - Parameters:
  ///   - title: The title that the user sees.
  ///   - activityType: A type in `NSUserActivityTypes` of the app's `Info.plist`; by default the
  ///     app's identifier followed by `.route`.
  /// - Returns: The activity, or nil if no link from outside matches the route: if its line has
  ///   `@internal`, if it is not ``isLinkable``, or if none of the file's origins gives a link that
  ///   `@from` allows.
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
