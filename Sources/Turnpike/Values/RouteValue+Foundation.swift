internal import TurnpikeTable

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension UUID: RouteValue {
  /// A UUID of its text (RFC 9562, section 4), in either case.
  public init?(routeText: String) { self.init(uuidString: routeText) }
  /// The text in capitals.
  public var routeText: String { uuidString }
}

extension URL: RouteValue {
  /// An absolute URL of its text, by RFC 3986: a scheme, escapes in order, nothing beyond ASCII.
  public init?(routeText: String) {
    let isURL = LinkBytes.read(routeText) { URLText.isURL($0) }
    // Foundation mends what it cannot read; a link is read as it stands.
    guard isURL, let url = URL(string: routeText), url.absoluteString == routeText else {
      return nil
    }
    self = url
  }
  /// The absolute text, which reads back as an equal URL where it is one with a scheme.
  public var routeText: String { absoluteString }
}

extension Date: RouteValue {
  /// A date of ISO 8601 with a zone, as RFC 3339 profiles it; a day alone is its midnight in UTC.
  public init?(routeText: String) {
    guard let seconds = LinkBytes.read(routeText, { CalendarText.seconds($0) }) else { return nil }
    self.init(timeIntervalSinceReferenceDate: seconds)
  }

  /// The shortest text that reads back as an equal date, for the years 0 to 9999.
  public var routeText: String {
    CalendarText.text(secondsSince2001: timeIntervalSinceReferenceDate)
  }
}
