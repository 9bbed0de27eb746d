/// A type of your own that a link can carry as one text: `<Sku>` in a pattern.
///
/// A `RawRepresentable` type over `String`, and a `LosslessStringConvertible` one, need nothing
/// more than the conformance:
///
/// ```swift
/// enum Size: String, RouteValue { case small, large }
/// ```
///
/// Any other type says how it reads and how it prints. What it prints must read back as an equal
/// value, or the route is not linkable.
public protocol RouteValue: Hashable, Sendable {
  /// The value of a decoded text; nil where the text is none. A path's next best route is tried
  /// then, and a query is invalid.
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
    guard Self.bitWidth < Int.bitWidth || Self.isSigned && Self.bitWidth == Int.bitWidth else {
      self.init(routeText)
      return
    }
    guard let value = wholeNumber(routeText) else { return nil }
    self.init(exactly: value)
  }
}

/// One parser for all types that `Int` has the values of: one for each would take two kilobytes of
/// every program, used or not.
@inline(never)
private func wholeNumber(_ text: String) -> Int? { Int(text) }

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
