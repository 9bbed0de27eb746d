#if canImport(UIKit)
public import UIKit
#elseif canImport(AppKit)
public import AppKit
#endif
#if canImport(CoreSpotlight) && !os(tvOS) && !os(watchOS)
internal import CoreSpotlight
#endif

#if canImport(UIKit) || canImport(AppKit)
extension RouteRequest {
  /// Creates a request from a user activity, or returns `nil` if the activity contains no link.
  ///
  /// ```swift
  /// func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
  ///   if let request = RouteRequest<ShopRoute>(userActivity) { inbox.receive(request) }
  /// }
  /// ```
  ///
  /// The link is the first of these that exists:
  ///
  /// 1. the URL of a web link (`NSUserActivityTypeBrowsingWeb`)
  /// 2. the link of an activity that ``TypedRoute/userActivity(title:activityType:)`` created, for
  ///    example for Handoff
  /// 3. the identifier of a search result (`CSSearchableItemActivityIdentifier`), which is a
  ///    route's path
  /// 4. the link in `targetContentIdentifier`
  /// 5. the web page of any other activity
  ///
  /// If no route matches the link, the request has a ``failure``.
  public init?(_ userActivity: NSUserActivity, storage: RequestStorage = RequestStorage()) {
    self.init(text: userActivity.routeLink, .userActivity, storage)
  }
}

extension NSUserActivity {
  /// The key of the route's link in `userInfo`.
  static var routeKey: String { "turnpike.route" }

  /// The link in the activity.
  fileprivate var routeLink: String? {
    let page = webpageURL?.absoluteString
    if activityType == NSUserActivityTypeBrowsingWeb, let page { return page }
    return text(under: Self.routeKey) ?? searchIdentifier ?? targetContentIdentifier ?? page
  }

  private var searchIdentifier: String? {
    #if canImport(CoreSpotlight) && !os(tvOS) && !os(watchOS)
    text(under: CSSearchableItemActivityIdentifier)
    #else
    nil
    #endif
  }

  private func text(under key: String) -> String? { userInfo?[key] as? String }
}
#endif
