internal import TurnpikeTable

/// A type whose values can be part of a link, such as `Sku` in `product/:sku<Sku>`.
///
/// An enum with `String` raw values, or a type that's `LosslessStringConvertible`, only needs the
/// conformance:
///
/// ```swift
/// enum Size: String, RouteValue { case small, large }
/// ```
///
/// Any other type implements both members. When ``init(routeText:)`` reads the text of
/// ``routeText``, it must return an equal value. Otherwise, a route with the value isn't
/// ``TypedRoute/isLinkable``.
public protocol RouteValue: Hashable, Sendable {
  /// Creates a value from decoded text, or returns `nil` if the type doesn't accept the text.
  ///
  /// In a path, `nil` makes Turnpike try the next best route. In a query, it makes the link
  /// invalid, unless the parameter is lenient (`?=`).
  init?(routeText: String)

  /// The value as text. Turnpike percent-encodes it.
  var routeText: String { get }
}

extension RouteValue where Self: RawRepresentable, RawValue == String {
  /// Creates the value with a raw value.
  @inlinable
  public init?(routeText: String) { self.init(rawValue: routeText) }
  /// The raw value.
  public var routeText: String { rawValue }
}

extension RouteValue where Self: LosslessStringConvertible {
  /// Creates the value from its description.
  @inlinable
  public init?(routeText: String) { self.init(routeText) }
  /// The description.
  public var routeText: String { description }
}

extension RouteValue where Self: FixedWidthInteger {
  /// Creates the number that the text contains.
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
  /// Creates the value with a raw value.
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
