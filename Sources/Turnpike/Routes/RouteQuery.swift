/// The parameters that any link can have in addition to its route's own parameters, such as
/// campaign parameters. Turnpike generates a struct from the `query` line of your file.
///
/// Because other services add these parameters to your links, they never decide which route
/// matches, and never make a link invalid. A value that can't be read counts as missing, and
/// ``RouteRequest/ignoredValues`` contains it.
///
/// ```swift
/// // query :coupon_id<String?>&utm_source:campaign<String?>
/// request.query.couponID
/// route.url(with: .init(couponID: "SAVE10"))  // shop://product/1988?coupon_id=SAVE10
/// ```
///
/// See <doc:MeasuringLinks>.
public protocol RouteQuery: Hashable, Sendable {
  /// Creates the parameters of a link that omits all of them.
  init()

  /// Reads the parameters. Turnpike generates this initializer.
  init(_reading reader: inout _ParameterReader)

  /// Writes the parameters in the order of the file. Turnpike generates this method.
  func _write(to writer: inout _ParameterWriter)
}

// A synthesized conformance would not compile with a parameter that is named `hashValue`.

extension RouteQuery {
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

/// The shared query of an enum whose file declares no `query`.
public struct NoQuery: RouteQuery {
  /// Creates an empty query.
  public init() {}

  /// Reads nothing.
  public init(_reading reader: inout _ParameterReader) {}

  /// Writes nothing.
  public func _write(to writer: inout _ParameterWriter) {}
}
