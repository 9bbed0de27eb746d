#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Opens URLs in other apps.
///
/// | Opener | Use it in |
/// |---|---|
/// | `ApplicationOpener` | an app with UIKit |
/// | `SceneOpener` | a scene with UIKit |
/// | `OpenURLAction` | SwiftUI, and app extensions |
/// | `WorkspaceOpener` | macOS |
/// | ``RecordingOpener`` | tests |
///
/// An opener of your own only needs one method:
///
/// ```swift
/// struct PrintingOpener: URLOpener {
///   func open(_ url: URL, mode: OpenMode) async -> Bool {
///     print(url)
///     return true
///   }
/// }
/// ```
@MainActor public protocol URLOpener {
  /// Opens a URL and returns whether an app opened it.
  ///
  /// When its task is canceled, an opener stops waiting if the system allows it.
  func open(_ url: URL, mode: OpenMode) async -> Bool

  /// Returns whether an app can open a URL, or `nil` if the system doesn't provide this
  /// information.
  func canOpen(_ url: URL) -> Bool?
}

/// The apps that can open a URL.
public enum OpenMode: Hashable, Sendable {
  /// Any app: the app with the URL's scheme, or the browser.
  case any
  /// Only the app that claims the web link as a universal link, and never the browser.
  case appOnly
}

extension URLOpener {
  /// Returns `nil`, because the system doesn't provide this information.
  public func canOpen(_ url: URL) -> Bool? { nil }
}
