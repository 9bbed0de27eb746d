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
  /// A request for what a user activity leads to; nil where it leads nowhere.
  ///
  /// ```swift
  /// func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
  ///   guard let request = RouteRequest<ShopRoute>(userActivity) else { return }
  ///   Task { try await router.resolve(request) }
  /// }
  /// ```
  ///
  /// It reads, and takes the first that is there:
  ///
  /// 1. the URL of a web link (`NSUserActivityTypeBrowsingWeb`),
  /// 2. what ``TypedRoute/userActivity(title:activityType:)`` has written, as Handoff brings it,
  /// 3. the identifier of a result of the system's search (`CSSearchableItemActivityIdentifier`),
  ///    which is a route's path,
  /// 4. a link in `targetContentIdentifier`,
  /// 5. the web page of another activity.
  ///
  /// A link that no route answers gives a request with a ``failure``.
  public init?(_ userActivity: NSUserActivity, storage: RequestStorage = RequestStorage()) {
    self.init(text: userActivity.routeLink, .userActivity, storage)
  }
}

extension NSUserActivity {
  /// Under which key of `userInfo` the path of a route stands.
  static var routeKey: String { "turnpike.route" }

  /// The link that the activity leads to.
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
