/// The parameters that any link of an enum can have in addition to the parameters of its route. The
/// file declares them with `query`.
///
/// They never decide which route matches, and never make a link invalid: text that cannot be read
/// counts as missing, and ``RouteRequest/ignoredValues`` contains it.
///
/// ```swift
/// // query :coupon_id<String?>&utm_source:campaign<String?>
/// request.query.couponID
/// route.url(with: .init(couponID: "SAVE10")) // shop://product/1988?coupon_id=SAVE10
/// ```
public protocol RouteQuery: Hashable, Sendable {
  /// The parameters of a link without any of them.
  init()

  /// Reads the parameters. Generated code implements this initializer.
  init(_reading reader: inout _ParameterReader)

  /// Writes the parameters in the order of the file. Generated code implements this function.
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

/// The query type of an enum whose file declares none.
public struct NoQuery: RouteQuery {
  /// Creates it.
  public init() {}

  /// Reads nothing.
  public init(_reading reader: inout _ParameterReader) {}

  /// Writes nothing.
  public func _write(to writer: inout _ParameterWriter) {}
}
