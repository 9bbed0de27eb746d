extension OriginModel {
  /// Whether it answers all that the other does, with the same routes.
  func covers(_ other: OriginModel) -> Bool {
    scheme == other.scheme && hasPath(of: other) && coversHosts(of: other)
  }

  /// Whether both have the same path, by its bytes.
  func hasPath(of other: OriginModel) -> Bool {
    path.count == other.path.count && zip(path, other.path).allSatisfy { $0.isSameBytes(as: $1) }
  }

  /// Whether every host of the other origin is one of its own.
  package func coversHosts(of other: OriginModel) -> Bool {
    if host == other.host, isWildcard == other.isWildcard { return true }
    return isWildcard && other.host.hasSuffix("." + host)
  }
}
