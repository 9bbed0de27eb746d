/// The parameters of a route as a struct, which generated code declares.
///
/// An app can add a screen to it in an extension, and dispatch on the type of
/// ``GeneratedRoute/destination``:
///
/// ```swift
/// extension ProductDestination: View { … }
/// ```
public protocol Destination: Hashable, Sendable {
  /// Writes the parameters in the pattern's order. Generated code implements it for Turnpike.
  func _write(to writer: inout _ParameterWriter)
}

extension Destination {
  /// Writes nothing, because the route has no parameters.
  public func _write(to writer: inout _ParameterWriter) {}
}

// Shared by all destinations: a synthesized conformance would add code for every route.

extension Destination {
  /// Whether all parameters are equal.
  public static func == (left: Self, right: Self) -> Bool {
    RouteComparison.isEqual({ left._write(to: &$0) }, { right._write(to: &$0) })
  }

  /// Hashes all parameters.
  public func hash(into hasher: inout Hasher) {
    hasher.combine { _write(to: &$0) }
  }

  /// The hash of all parameters.
  public var hashValue: Int {
    var hasher = Hasher()
    hash(into: &hasher)
    return hasher.finalize()
  }
}
