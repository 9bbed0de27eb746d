#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Records URLs instead of opening them and returns a result that you choose. Use it in tests.
///
/// ```swift
/// let opener = RecordingOpener { url, mode in mode == .any }
/// await opener.open(MapsRoute.search(q: "coffee"))
/// opener.openedURLs.map(\.url)
/// // [https://maps.apple.com/?q=coffee, maps:///?q=coffee]
/// ```
@MainActor public final class RecordingOpener: URLOpener {
  /// A recorded URL and its mode.
  public struct OpenedURL: Hashable, Sendable {
    /// The URL.
    public let url: URL
    /// The apps that can open it.
    public let mode: OpenMode
  }

  /// The recorded URLs, in order.
  public private(set) var openedURLs: [OpenedURL] = []

  private let result: @MainActor (URL, OpenMode) -> Bool
  private let canOpenResult: Bool?

  /// Creates an opener that returns the same result for every URL.
  ///
  /// - Parameters:
  ///   - result: The result of opening a URL.
  ///   - canOpen: The result of ``canOpen(_:)``.
  public convenience init(result: Bool = true, canOpen: Bool? = nil) {
    self.init(canOpen: canOpen) { _, _ in result }
  }

  /// Creates an opener that returns the result of a closure for each URL.
  ///
  /// - Parameters:
  ///   - canOpen: The result of ``canOpen(_:)``.
  ///   - result: Returns the result of opening a URL.
  public init(canOpen: Bool? = nil, _ result: @escaping @MainActor (URL, OpenMode) -> Bool) {
    self.result = result
    canOpenResult = canOpen
  }

  /// Records the URL and returns the chosen result.
  public func open(_ url: URL, mode: OpenMode) async -> Bool {
    openedURLs.append(OpenedURL(url: url, mode: mode))
    return result(url, mode)
  }

  /// Returns the chosen result.
  public func canOpen(_ url: URL) -> Bool? { canOpenResult }
}
