/// A struct with a route's parameters, which Turnpike generates.
///
/// You can extend the structs. For example, give each route a title, and read it from
/// ``GeneratedRoute/destination`` instead of writing another `switch`:
///
/// ```swift
/// protocol Titled { var title: String { get } }
/// extension ProductDestination: Titled { var title: String { "Product \(productID)" } }
///
/// let route = ShopRoute.product(productID: "1988")
/// let title = (route.destination as? any Titled)?.title  // "Product 1988"
/// ```
public protocol Destination: Hashable, Sendable {
  /// Writes the parameters in the pattern's order. Turnpike generates this method.
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
