internal import TurnpikeTable

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension UUID: RouteValue {
  /// Creates a UUID (RFC 9562, section 4) from text in uppercase or lowercase.
  public init?(routeText: String) { self.init(uuidString: routeText) }
  /// The text in uppercase.
  public var routeText: String { uuidString }
}

extension URL: RouteValue {
  /// Creates an absolute URL, which has a scheme, a `:`, and more text.
  ///
  /// As in a browser, characters that RFC 3986 doesn't allow are percent-encoded. Control
  /// characters and invalid escapes are rejected. The host isn't checked.
  public init?(routeText: String) {
    guard let text = URLText.encoded(routeText) else { return nil }
    self.init(string: text)
  }
  /// The absolute URL. It reads back as an equal URL if it has a scheme.
  public var routeText: String { absoluteString }
}

extension Decimal: RouteValue {
  /// Creates a decimal from digits, with an optional `-` before them and an optional `.` among
  /// them.
  ///
  /// It has at most 38 digits, so it's never rounded. Leading zeros, and trailing zeros of the
  /// fraction, don't count.
  public init?(routeText: String) {
    guard LinkBytes.read(routeText, { DecimalText.isDecimal($0) }) else { return nil }
    self.init(string: routeText)
  }

  /// All digits, without an exponent.
  public var routeText: String { description }
}

extension Date: RouteValue {
  /// Creates a date from a date and time as in RFC 3339, or from a day, which means midnight in
  /// UTC.
  public init?(routeText: String) {
    guard let seconds = LinkBytes.read(routeText, { CalendarText.seconds($0) }) else { return nil }
    self.init(timeIntervalSinceReferenceDate: seconds)
  }

  /// The shortest text for an equal date, for the years 0 to 9999.
  public var routeText: String {
    CalendarText.text(secondsSince2001: timeIntervalSinceReferenceDate)
  }
}

extension _ParameterReader {
  /// Reads a date.
  public mutating func date(_ index: Int) throws(_NoRoute) -> Date {
    Date(timeIntervalSinceReferenceDate: try double(index))
  }

  /// Reads a UUID.
  public mutating func uuid(_ index: Int) throws(_NoRoute) -> UUID {
    guard let (high, low) = table.literal.uuid(index, of: &match, in: _link) else {
      throw .invalid
    }
    return UUID(
      uuid: (
        high.byte(0), high.byte(1), high.byte(2), high.byte(3), high.byte(4), high.byte(5),
        high.byte(6), high.byte(7), low.byte(0), low.byte(1), low.byte(2), low.byte(3),
        low.byte(4), low.byte(5), low.byte(6), low.byte(7)
      ))
  }
}

extension UInt64 {
  /// One of the eight bytes, the highest first.
  fileprivate func byte(_ index: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: self >> UInt64(56 - 8 * index))
  }
}
