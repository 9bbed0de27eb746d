#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Records URLs instead of opening them, and returns preset answers; for tests.
///
/// ```swift
/// let opener = RecordingOpener { url, way in way == .any }
/// await opener.open(MapsRoute.search(q: "coffee"))
/// opener.urls
/// // [https://maps.apple.com/?q=coffee, maps:///?q=coffee]
/// ```
@MainActor public final class RecordingOpener: URLOpener {
  /// A recorded URL with the way in which it was to be opened.
  public struct Opening: Hashable, Sendable {
    /// The URL.
    public let url: URL
    /// The apps that may open it.
    public let way: OpeningWay
  }

  /// The recorded URLs, in order.
  public private(set) var openings: [Opening] = []

  private let answer: @MainActor (URL, OpeningWay) -> Bool
  private let knowledge: Bool?

  /// Creates an opener with the same answer for every URL.
  ///
  /// - Parameters:
  ///   - answer: The result of opening a URL.
  ///   - canOpen: The result of ``canOpen(_:)``.
  public convenience init(answer: Bool = true, canOpen: Bool? = nil) {
    self.init(canOpen: canOpen) { _, _ in answer }
  }

  /// Creates an opener with a closure that answers for each URL.
  ///
  /// - Parameters:
  ///   - canOpen: The result of ``canOpen(_:)``.
  ///   - answer: Returns the result of opening a URL in a way.
  public init(canOpen: Bool? = nil, _ answer: @escaping @MainActor (URL, OpeningWay) -> Bool) {
    self.answer = answer
    knowledge = canOpen
  }

  /// The URLs of ``openings``, in order.
  public var urls: [URL] { openings.map(\.url) }

  /// Records the URL and returns the preset answer.
  public func open(_ url: URL, _ way: OpeningWay) async -> Bool {
    openings.append(Opening(url: url, way: way))
    return answer(url, way)
  }

  /// Returns the preset answer.
  public func canOpen(_ url: URL) -> Bool? { knowledge }
}
