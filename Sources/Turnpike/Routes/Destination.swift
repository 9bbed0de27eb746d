/// What a route leads to: the struct of its parameters, which generated code declares.
///
/// An app can hang a screen on it, and dispatch by type through ``TableRoute/destination``:
///
/// ```swift
/// extension ProductDestination: View { … }
/// ```
public protocol Destination: Hashable, Sendable {
  /// Hands the parameters on in the pattern's order; generated code calls it.
  func write(to writer: inout RouteWriter)
}

// One code for all: a synthesized conformance would be compiled for every route.
extension Destination {
  /// Whether all parameters are equal.
  public static func == (left: Self, right: Self) -> Bool {
    var writer = RouteWriter(.recording([]))
    left.write(to: &writer)
    writer.startComparing()
    right.write(to: &writer)
    return writer.isEqual
  }

  /// Takes all parameters in.
  public func hash(into hasher: inout Hasher) {
    var writer = RouteWriter(.hashing(hasher))
    write(to: &writer)
    if case .hashing(let result) = writer.mode { hasher = result }
  }

  /// The hash of all parameters.
  public var hashValue: Int {
    var hasher = Hasher()
    hash(into: &hasher)
    return hasher.finalize()
  }
}
