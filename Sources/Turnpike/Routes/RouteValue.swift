internal import TurnpikeTable

/// A type whose values are texts in links, such as `<Sku>` in a pattern.
///
/// A type that is `RawRepresentable` with a `String`, or `LosslessStringConvertible`, needs only
/// the conformance:
///
/// ```swift
/// enum Size: String, RouteValue { case small, large }
/// ```
///
/// Any other type implements both members. The printed text must read back as an equal value;
/// otherwise the route is not linkable.
public protocol RouteValue: Hashable, Sendable {
  /// Creates a value from a decoded text, or returns nil if the text is not a value.
  ///
  /// If the result is nil for a text in a path, the next best route is tried. In a query, the link
  /// is invalid.
  init?(routeText: String)

  /// The text of the value, not yet percent-encoded.
  var routeText: String { get }
}

extension RouteValue where Self: RawRepresentable, RawValue == String {
  /// The value with this raw value.
  @inlinable
  public init?(routeText: String) { self.init(rawValue: routeText) }
  /// The raw value.
  public var routeText: String { rawValue }
}

extension RouteValue where Self: LosslessStringConvertible {
  /// The value that the text describes.
  @inlinable
  public init?(routeText: String) { self.init(routeText) }
  /// The description.
  public var routeText: String { description }
}

extension RouteValue where Self: FixedWidthInteger {
  /// The value that the text describes.
  public init?(routeText: String) {
    if Self.bitWidth > 64 {
      self.init(routeText)
    } else if Self.isSigned {
      guard let value = NumberText.signed(routeText) else { return nil }
      self.init(exactly: value)
    } else {
      guard let value = NumberText.unsigned(routeText) else { return nil }
      self.init(exactly: value)
    }
  }
}

extension RouteValue
where Self: RawRepresentable, RawValue == String, Self: LosslessStringConvertible {
  /// The value with this raw value.
  @inlinable
  public init?(routeText: String) { self.init(rawValue: routeText) }
  /// The raw value.
  public var routeText: String { rawValue }
}

extension String: RouteValue {}
extension Bool: RouteValue {}
extension Double: RouteValue {}
extension Float: RouteValue {}
extension Int: RouteValue {}
extension Int8: RouteValue {}
extension Int16: RouteValue {}
extension Int32: RouteValue {}
extension Int64: RouteValue {}
extension UInt: RouteValue {}
extension UInt8: RouteValue {}
extension UInt16: RouteValue {}
extension UInt32: RouteValue {}
extension UInt64: RouteValue {}
