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
    RouteComparison.isEqual({ left.write($0) }, { right.write($0) })
  }

  /// Takes all parameters in.
  public func hash(into hasher: inout Hasher) {
    withUnsafeMutablePointer(to: &hasher) { write(RouteWriter(.hasher($0))) }
  }

  private func write(_ writer: RouteWriter) {
    var writer = writer
    write(to: &writer)
  }

  /// The hash of all parameters.
  public var hashValue: Int {
    var hasher = Hasher()
    hash(into: &hasher)
    return hasher.finalize()
  }
}
