#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Stands in for the system in tests: keeps what it is to open, and answers as it is told.
///
/// ```swift
/// let opener = RecordingOpener { url, way in way == .any }
/// await opener.open(MapsRoute.search(q: "coffee"))
/// opener.urls
/// // [https://maps.apple.com/?q=coffee, maps:///?q=coffee]
/// ```
@MainActor public final class RecordingOpener: URLOpener {
  /// A URL that was to be opened, and in which way.
  public struct Opening: Hashable, Sendable {
    /// What was to be opened.
    public let url: URL
    /// By which app.
    public let way: OpeningWay
  }

  /// What was to be opened, in its order.
  public private(set) var openings: [Opening] = []

  private let answer: @MainActor (URL, OpeningWay) -> Bool
  private let knowledge: Bool?

  /// An opener that answers the same to everything.
  ///
  /// - Parameters:
  ///   - answer: Whether an app takes a URL.
  ///   - canOpen: What it says of whether one would.
  public convenience init(answer: Bool = true, canOpen: Bool? = nil) {
    self.init(canOpen: canOpen) { _, _ in answer }
  }

  /// An opener that asks for each answer.
  ///
  /// - Parameters:
  ///   - canOpen: What it says of whether an app would take a URL.
  ///   - answer: Whether an app takes a URL in this way.
  public init(canOpen: Bool? = nil, _ answer: @escaping @MainActor (URL, OpeningWay) -> Bool) {
    self.answer = answer
    knowledge = canOpen
  }

  /// The URLs that were to be opened, in their order.
  public var urls: [URL] { openings.map(\.url) }

  /// Keeps the URL, and answers as told.
  public func open(_ url: URL, _ way: OpeningWay) async -> Bool {
    openings.append(Opening(url: url, way: way))
    return answer(url, way)
  }

  /// As told.
  public func canOpen(_ url: URL) -> Bool? { knowledge }
}
