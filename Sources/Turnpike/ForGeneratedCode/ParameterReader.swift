public import TurnpikeTable

/// Reads the parameters of a link by their indices in the pattern's order, for generated code.
///
/// Reading does not change it. Its functions are mutating so that it is passed by its address: it is
/// large, and would be copied for each parameter.
@frozen
public struct _ParameterReader: ~Escapable {
  @usableFromInline let link: MatchedLink

  @inlinable
  @_lifetime(copy link)
  init(_ link: MatchedLink) {
    self.link = link
  }

  /// Reads a text.
  public mutating func string(_ index: Int) throws(_NoRoute) -> String {
    guard case .text(let text) = link.text(index) else { throw .invalid }
    return text
  }

  /// Reads an integer.
  public mutating func int(_ index: Int) throws(_NoRoute) -> Int { try integer(index) }

  /// Reads an integer of any type.
  public mutating func integer<Value: FixedWidthInteger>(
    _ index: Int, _ type: Value.Type = Value.self
  ) throws(_NoRoute) -> Value {
    Value(truncatingIfNeeded: try bits(index))
  }

  /// Reads a floating-point number.
  public mutating func double(_ index: Int) throws(_NoRoute) -> Double {
    Double(bitPattern: try bits(index))
  }

  /// Reads a floating-point number of single precision.
  public mutating func float(_ index: Int) throws(_NoRoute) -> Float { Float(try double(index)) }

  /// Reads `true` or `false`.
  public mutating func bool(_ index: Int) throws(_NoRoute) -> Bool { try bits(index) != 0 }

  /// Reads a value of any other type.
  public mutating func value<Value: RouteValue>(
    _ index: Int, _ type: Value.Type = Value.self
  ) throws(_NoRoute) -> Value {
    guard let value = Value(routeText: try string(index)) else { throw .invalid }
    return value
  }

  /// Reads a value that the link may omit; nil if it does.
  public mutating func optional<Value: RouteValue>(
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
  public mutating func list<Value: RouteValue>(
    _ index: Int, _ type: Value.Type = Value.self
  ) throws(_NoRoute) -> [Value] {
    guard let texts = link.texts(index) else { throw .invalid }
    var values: [Value] = []
    for text in texts {
      guard let value = Value(routeText: text) else { throw .invalid }
      values.append(value)
    }
    return values
  }

  private mutating func bits(_ index: Int) throws(_NoRoute) -> UInt64 {
    guard let bits = link.bits(index) else { throw .invalid }
    return bits
  }
}

// Reads properties of the user's own types. The property stands for its type: if the type does not
// exist, Swift reports it at the property only.
extension _ParameterReader {
  /// Reads a value of the property's type.
  public mutating func value<Destination, Value: RouteValue>(
    _ index: Int, for property: (Destination) -> Value
  ) throws(_NoRoute) -> Value {
    try value(index)
  }

  /// Reads a value of the property's type, or nil if the link omits it.
  public mutating func optional<Destination, Value: RouteValue>(
    _ index: Int, for property: (Destination) -> Value?
  ) throws(_NoRoute) -> Value? {
    try optional(index)
  }

  /// Reads all values of the property.
  public mutating func list<Destination, Values: Sequence>(
    _ index: Int, for property: (Destination) -> Values
  ) throws(_NoRoute) -> [Values.Element] where Values.Element: RouteValue {
    try list(index)
  }
}
