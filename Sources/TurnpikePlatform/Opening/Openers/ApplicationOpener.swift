#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// Opens URLs with `UIApplication`. In an app extension, use SwiftUI's `OpenURLAction` instead.
///
/// ```swift
/// await ApplicationOpener().open(MapsRoute.search(q: "coffee"))
/// ```
@available(iOSApplicationExtension, unavailable)
@available(macCatalystApplicationExtension, unavailable)
@available(tvOSApplicationExtension, unavailable)
@available(visionOSApplicationExtension, unavailable)
@MainActor public struct ApplicationOpener: URLOpener {
  /// Creates an opener for the app.
  public init() {}

  /// Opens a URL and returns whether an app opened it.
  public func open(_ url: URL, mode: OpenMode) async -> Bool {
    let options: [UIApplication.OpenExternalURLOptionsKey: Any] =
      switch mode {
      case .any: [:]
      case .appOnly: [.universalLinksOnly: true]
      }
    return await SystemAnswer.wait { answer in
      UIApplication.shared.open(url, options: options) { answer($0) }
    }
  }

  /// Returns whether an app can open a URL.
  ///
  /// The result is `nil` if the scheme isn't in `LSApplicationQueriesSchemes` of your app's
  /// `Info.plist`, because the system only provides this information for the schemes in that list.
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
