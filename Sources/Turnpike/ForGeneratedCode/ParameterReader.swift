public import TurnpikeTable

/// The parameters of a link that a route answers, one after the other in the pattern's order.
///
/// Generated code reads them; each has been checked against its built-in type before. It reads the
/// link where it lies, so it cannot be copied out of the call that hands it on.
///
/// It is borrowed, not changed: how far it has read stands in the reading's memory. Were it changed,
/// the optimizer would ask of each call what else that may change, in a time that grows with the
/// square of the routes. Frozen, so that generated code makes it without a call, with library
/// evolution as well.
@frozen
public struct _ParameterReader: ~Copyable {
  /// The memory of the reading, which outlives the reader.
  @usableFromInline let buffer: UnsafeMutableRawPointer

  /// - Parameter buffer: the memory of a reading.
  @inlinable
  init(_ buffer: UnsafeMutableRawPointer) {
    self.buffer = buffer
  }

  /// The next parameter, a text.
  @inlinable
  public func string() -> String { LinkLookUp.nextString(buffer) }

  /// The next parameter, a whole number.
  @inlinable
  public func int() -> Int { Int(truncatingIfNeeded: LinkLookUp.nextBits(buffer)) }

  /// The next parameter, a whole number of any type.
  @inlinable
  public func integer<Value: FixedWidthInteger>(_ type: Value.Type = Value.self) -> Value {
    Value(truncatingIfNeeded: LinkLookUp.nextBits(buffer))
  }

  /// The next parameter, a decimal number.
  @inlinable
  public func double() -> Double { Double(bitPattern: LinkLookUp.nextBits(buffer)) }

  /// The next parameter, a decimal number of single precision.
  @inlinable
  public func float() -> Float { Float(double()) }

  /// The next parameter, `true` or `false`.
  @inlinable
  public func bool() -> Bool { LinkLookUp.nextBits(buffer) != 0 }

  /// The next parameter, a value of any type that links carry.
  @inlinable
  public func value<Value: RouteValue>(
    _ type: Value.Type = Value.self
  ) throws(_NoRoute) -> Value {
    guard let text = LinkLookUp.nextText(buffer), let value = Value(routeText: text) else {
      throw _NoRoute()
    }
    return value
  }

  /// The next parameter, nil where the link leaves it out.
  @inlinable
  public func optional<Value: RouteValue>(
    _ type: Value.Type = Value.self
  ) throws(_NoRoute) -> Value? {
    guard let text = LinkLookUp.nextText(buffer) else { return nil }
    guard let value = Value(routeText: text) else { throw _NoRoute() }
    return value
  }

  /// The next parameter, every value that the link has for it.
  public func list<Value: RouteValue>(
    _ type: Value.Type = Value.self
  ) throws(_NoRoute) -> [Value] {
    var values: [Value] = []
    for text in LinkLookUp.nextTexts(buffer) {
      guard let value = Value(routeText: text) else { throw _NoRoute() }
      values.append(value)
    }
    return values
  }

  /// The route of the mounted enum that answers the rest of the link.
  @inlinable
  @inline(__always)
  public func mounted<Route: TypedRoute>(
    _ type: Route.Type = Route.self
  ) throws(_NoRoute) -> Route {
    try _RouteMemory.route { place in
      do throws(_NoRoute) {
        try Route._make(mounted: _LinkRemainder(buffer), in: _RouteMemory(place))
        return 0
      } catch {
        return LinkLookUp.refused
      }
    }
  }
}
