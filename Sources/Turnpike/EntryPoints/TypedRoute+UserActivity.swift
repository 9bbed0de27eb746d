#if canImport(UIKit)
public import UIKit
#elseif canImport(AppKit)
public import AppKit
#endif

#if canImport(UIKit) || canImport(AppKit)
extension TypedRoute {
  /// An activity that stands for the route: for Handoff to another device, and for the system's
  /// search. A ``RouteRequest`` reads it back.
  ///
  /// ```swift
  /// controller.userActivity = route.userActivity(title: "Brass lamp")
  /// ```
  ///
  /// It has the route's path, and its web page where the file declares a web origin: a device
  /// without the app opens that. A route without a link (``isLinkable``) gives an activity that is
  /// eligible for nothing.
  ///
  /// - Parameters:
  ///   - title: What the user reads.
  ///   - activityType: A type that `NSUserActivityTypes` in the app's `Info.plist` has; the app's
  ///     own identifier with `.route` behind it where nothing else is given.
  public func userActivity(title: String, activityType: String? = nil) -> NSUserActivity {
    let ownType = (Bundle.main.bundleIdentifier ?? "app") + ".route"
    let activity = NSUserActivity(activityType: activityType ?? ownType)
    activity.title = title
    guard isLinkable else { return activity }
    let path = path
    activity.targetContentIdentifier = path
    activity.userInfo = [NSUserActivity.routeKey: path]
    // The system's search keeps no other keys.
    activity.requiredUserInfoKeys = [NSUserActivity.routeKey]
    activity.webpageURL = (self as? any OriginRoute)?.webURL
    activity.isEligibleForHandoff = true
    activity.isEligibleForSearch = true
    return activity
  }
}

extension OriginRoute {
  /// The link under the first web origin; nil where there is none.
  fileprivate var webURL: URL? { Self.webOrigin.map { url(under: $0) } }
}
#endif
