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

extension Date: RouteValue {
  /// A date of ISO 8601 with a zone, as RFC 3339 profiles it; a day alone is its midnight in UTC.
  public init?(routeText: String) {
    var text = routeText
    guard
      let seconds = text.withUTF8({ CalendarText.seconds(UnsafeRawBufferPointer($0)) })
    else { return nil }
    self.init(timeIntervalSinceReferenceDate: seconds)
  }

  /// The shortest text that reads back as an equal date, for the years 0 to 9999.
  public var routeText: String {
    CalendarText.text(secondsSince2001: timeIntervalSinceReferenceDate)
  }
}
