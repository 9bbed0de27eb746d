#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// Opens URLs by `UIApplication`; an app extension has none, and takes SwiftUI's `OpenURLAction`.
///
/// ```swift
/// await ApplicationOpener().open(MapsRoute.search(q: "coffee"))
/// ```
@available(iOSApplicationExtension, unavailable)
@available(macCatalystApplicationExtension, unavailable)
@available(tvOSApplicationExtension, unavailable)
@available(visionOSApplicationExtension, unavailable)
@MainActor public struct ApplicationOpener: URLOpener {
  /// An opener of the app.
  public init() {}

  /// Opens a URL; false where no app takes it.
  public func open(_ url: URL, _ way: OpeningWay) async -> Bool {
    let options: [UIApplication.OpenExternalURLOptionsKey: Any] =
      switch way {
      case .any: [:]
      case .appOnly: [.universalLinksOnly: true]
      }
    return await SystemAnswer.wait { answer in
      UIApplication.shared.open(url, options: options) { answer($0) }
    }
  }

  /// Whether an app would take a URL; nil for a scheme that `LSApplicationQueriesSchemes` in the
  /// app's `Info.plist` does not have, of which the system does not tell.
  public func canOpen(_ url: URL) -> Bool? {
    if UIApplication.shared.canOpenURL(url) { return true }
    let scheme = url.scheme?.lowercased() ?? ""
    if scheme.isEmpty || scheme == "http" || scheme == "https" { return false }
    let declared = Bundle.main.object(forInfoDictionaryKey: "LSApplicationQueriesSchemes")
    let schemes = declared as? [String] ?? []
    return schemes.contains { $0.lowercased() == scheme } ? false : nil
  }
}
#endif
