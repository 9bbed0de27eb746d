// Shared by all enums: a synthesized conformance would add code for every case.

extension GeneratedRoute {
  /// Whether both routes are the same case with equal parameters.
  public static func == (left: Self, right: Self) -> Bool {
    RouteComparison.isEqual({ left._write(to: &$0) }, { right._write(to: &$0) })
  }

  /// Hashes the case and its parameters.
  public func hash(into hasher: inout Hasher) {
    hasher.combine { _write(to: &$0) }
  }

  /// The hash of the case and its parameters.
  public var hashValue: Int {
    var hasher = Hasher()
    hash(into: &hasher)
    return hasher.finalize()
  }

  /// Writes the index of the case and its parameters, including the parameters of a mounted route.
  public func _write(to writer: inout _ParameterWriter) {
    writer = shown(.write, writer).writer
  }
}
