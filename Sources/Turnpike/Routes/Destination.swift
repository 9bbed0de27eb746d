/// What a route leads to: the struct of its parameters, which generated code declares.
///
/// An app can hang a screen on it, and dispatch by type through ``GeneratedRoute/destination``:
///
/// ```swift
/// extension ProductDestination: View { … }
/// ```
public protocol Destination: Hashable, Sendable {
  /// Hands the parameters on in the pattern's order; generated code gives it, and Turnpike calls it.
  func _write(to writer: inout _ParameterWriter)
}

extension Destination {
  /// Nothing: a route without parameters has none to hand on.
  public func _write(to writer: inout _ParameterWriter) {}
}

// One code for all: a synthesized conformance would be compiled for every route.

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
