#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Opens URLs in other apps through the system.
///
/// | opener | for |
/// |---|---|
/// | `ApplicationOpener` | an app with UIKit |
/// | `SceneOpener` | a scene with UIKit |
/// | `OpenURLAction` | SwiftUI, app extensions too |
/// | `WorkspaceOpener` | macOS |
/// | ``RecordingOpener`` | tests |
///
/// Your own type needs one function:
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
  /// Opens a URL, and returns whether an app opened it.
  ///
  /// An opener stops waiting when its task is cancelled, as far as the system allows.
  func open(_ url: URL, mode: OpenMode) async -> Bool

  /// Returns whether an app can open a URL, or nil if the system does not provide this information.
  func canOpen(_ url: URL) -> Bool?
}

/// Which app may open a URL.
public enum OpenMode: Hashable, Sendable {
  /// Any app: the app with the URL's scheme, or the browser.
  case any
  /// Only the app that claims the web link (a universal link), never the browser.
  case appOnly
}

extension URLOpener {
  /// Returns nil, because the system does not provide this information.
  public func canOpen(_ url: URL) -> Bool? { nil }
}
