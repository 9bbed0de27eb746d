extension OriginModel {
  /// Whether it answers all that the other does, with the same routes.
  func covers(_ other: OriginModel) -> Bool {
    scheme == other.scheme && path == other.path && coversHosts(of: other)
  }

  /// Whether every host that the other stands for is one of its own.
  package func coversHosts(of other: OriginModel) -> Bool {
    if host == other.host, isWildcard == other.isWildcard { return true }
    return isWildcard && other.host.hasSuffix("." + host)
  }
}
