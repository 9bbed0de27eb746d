public import TurnpikeTable

/// The parameters of a link that a route answers, by their indices in the pattern's order.
///
/// Generated code reads them.
public struct _ParameterReader {
  @usableFromInline let link: LinkReader

  @inlinable
  init(_ link: LinkReader) {
    self.link = link
  }

  /// A text.
  public func string(_ index: Int) throws(_NoRoute) -> String {
    guard case .text(let text) = link.text(index) else { throw .invalid }
    return text
  }

  /// A whole number.
  public func int(_ index: Int) throws(_NoRoute) -> Int { try integer(index) }

  /// A whole number of any type.
  public func integer<Value: FixedWidthInteger>(
    _ index: Int, _ type: Value.Type = Value.self
  ) throws(_NoRoute) -> Value {
    Value(truncatingIfNeeded: try bits(index))
  }

  /// A decimal number.
  public func double(_ index: Int) throws(_NoRoute) -> Double {
    Double(bitPattern: try bits(index))
  }

  /// A decimal number of single precision.
  public func float(_ index: Int) throws(_NoRoute) -> Float { Float(try double(index)) }

  /// `true` or `false`.
  public func bool(_ index: Int) throws(_NoRoute) -> Bool { try bits(index) != 0 }

  /// A value of any type that links carry.
  public func value<Value: RouteValue>(
    _ index: Int, _ type: Value.Type = Value.self
  ) throws(_NoRoute) -> Value {
    guard let value = Value(routeText: try string(index)) else { throw .invalid }
    return value
  }

  /// A value that the link may leave out, nil where it does.
  public func optional<Value: RouteValue>(
    _ index: Int, _ type: Value.Type = Value.self
  ) throws(_NoRoute) -> Value? {
    switch link.text(index) {
    case .missing: return nil
    case .invalid: throw .invalid
    case .text(let text):
      guard let value = Value(routeText: text) else { throw .invalid }
      return value
    }
  }

  /// Every value that the link has.
  public func list<Value: RouteValue>(
    _ index: Int, _ type: Value.Type = Value.self
  ) throws(_NoRoute) -> [Value] {
    var values: [Value] = []
    for text in link.texts(index) {
      guard let value = Value(routeText: text) else { throw .invalid }
      values.append(value)
    }
    return values
  }

  private func bits(_ index: Int) throws(_NoRoute) -> UInt64 {
    guard let bits = link.bits(index) else { throw .invalid }
    return bits
  }
}
