// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

// What Foundation has on a device and not on Linux, as its headers have it. The other stubs export
// it, as frameworks export Foundation.

@_exported public import Foundation

public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

open class NSUserActivity: NSObject {
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var requiredUserInfoKeys: Set<String>?
  open var targetContentIdentifier: String?
  open var isEligibleForHandoff = false
  open var isEligibleForSearch = false

  /// The system throws an exception for a page that is none of the web.
  open var webpageURL: URL? {
    didSet {
      if let webpageURL, webpageURL.scheme != "https", webpageURL.scheme != "http" {
        fatalError("no web page: \(webpageURL)")
      }
    }
  }
}

/// On Linux it is there and marked as unavailable.
extension NSPredicate {
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    let text = arguments?.first as? String ?? ""
    guard predicateFormat == "self ENDSWITH %@" else { fatalError("no stub: \(predicateFormat)") }
    self.init { object, _ in (object as? String)?.hasSuffix(text) == true }
  }
}
