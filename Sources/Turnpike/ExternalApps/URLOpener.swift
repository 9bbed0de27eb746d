#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Hands URLs to the system, which opens them in other apps.
///
/// | opener | for |
/// |---|---|
/// | `ApplicationOpener` | an app with UIKit |
/// | `SceneOpener` | a scene with UIKit |
/// | `OpenURLAction` | SwiftUI, app extensions too |
/// | `WorkspaceOpener` | macOS |
/// | `DesktopOpener` | Linux desktops |
/// | ``RecordingOpener`` | tests |
///
/// A type of one's own conforms with one function:
///
/// ```swift
/// struct PrintingOpener: URLOpener {
///   func open(_ url: URL, _ way: OpeningWay) async -> Bool {
///     print(url)
///     return true
///   }
/// }
/// ```
@MainActor public protocol URLOpener {
  /// Opens a URL; false where no app takes it.
  ///
  /// Nothing traps or throws. An opener heeds the cancellation of its task as far as the system
  /// lets it.
  func open(_ url: URL, _ way: OpeningWay) async -> Bool

  /// Whether an app would take a URL; nil where the system does not tell.
  func canOpen(_ url: URL) -> Bool?
}

/// Which app may take a URL.
public enum OpeningWay: Hashable, Sendable {
  /// Any app: the one that the scheme belongs to, or the browser.
  case any
  /// Only the app that a web link belongs to (a universal link), never the browser.
  case appOnly
}

extension URLOpener {
  /// Nil: the system does not tell.
  public func canOpen(_ url: URL) -> Bool? { nil }
}
