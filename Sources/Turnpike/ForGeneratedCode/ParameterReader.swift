public import TurnpikeTable

/// Reads the parameters of a link by their indices in the pattern's order, for generated code.
@frozen
public struct _ParameterReader {
  @usableFromInline let link: LinkReader

  @inlinable
  init(_ link: LinkReader) {
    self.link = link
  }

  /// Reads a text.
  public func string(_ index: Int) throws(_NoRoute) -> String {
    guard case .text(let text) = link.text(index) else { throw .invalid }
    return text
  }

  /// Reads an integer.
  public func int(_ index: Int) throws(_NoRoute) -> Int { try integer(index) }

  /// Reads an integer of any type.
  public func integer<Value: FixedWidthInteger>(
    _ index: Int, _ type: Value.Type = Value.self
  ) throws(_NoRoute) -> Value {
    Value(truncatingIfNeeded: try bits(index))
  }

  /// Reads a floating-point number.
  public func double(_ index: Int) throws(_NoRoute) -> Double {
    Double(bitPattern: try bits(index))
  }

  /// Reads a floating-point number of single precision.
  public func float(_ index: Int) throws(_NoRoute) -> Float { Float(try double(index)) }

  /// Reads `true` or `false`.
  public func bool(_ index: Int) throws(_NoRoute) -> Bool { try bits(index) != 0 }

  /// Reads a value of any other type.
  public func value<Value: RouteValue>(
    _ index: Int, _ type: Value.Type = Value.self
  ) throws(_NoRoute) -> Value {
    guard let value = Value(routeText: try string(index)) else { throw .invalid }
    return value
  }

  /// Reads a value that the link may omit; nil if it does.
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

  /// Reads all values of a list.
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

// Reads properties of the user's own types. The property stands for its type: if the type does not
// exist, Swift reports it at the property only.
extension _ParameterReader {
  /// Reads a value of the property's type.
  public func value<Destination, Value: RouteValue>(
    _ index: Int, for property: (Destination) -> Value
  ) throws(_NoRoute) -> Value {
    try value(index)
  }

  /// Reads a value of the property's type, or nil if the link omits it.
  public func optional<Destination, Value: RouteValue>(
    _ index: Int, for property: (Destination) -> Value?
  ) throws(_NoRoute) -> Value? {
    try optional(index)
  }

  /// Reads all values of the property.
  public func list<Destination, Values: Sequence>(
    _ index: Int, for property: (Destination) -> Values
  ) throws(_NoRoute) -> [Values.Element] where Values.Element: RouteValue {
    try list(index)
  }
}
