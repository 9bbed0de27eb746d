extension OriginModel {
  /// Whether it answers all that the other does, with the same routes.
  func covers(_ other: OriginModel) -> Bool {
    guard scheme == other.scheme, path == other.path else { return false }
    if host == other.host, isWildcard == other.isWildcard { return true }
    return isWildcard && other.host.hasSuffix("." + host)
  }
}
