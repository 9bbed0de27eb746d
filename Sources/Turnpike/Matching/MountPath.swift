/// Paths and patterns of a mount with those of the enum that it mounts.
enum MountPath {
  /// `store/3` and `shelf/1` are `store/3/shelf/1`; the root `/` on either side is nothing.
  static func joined(_ prefix: String, _ mounted: String) -> String {
    let rest = mounted.hasPrefix("/") ? mounted.dropFirst() : mounted[...]
    if prefix == "/" || prefix.isEmpty { return rest.isEmpty ? "/" : rest.rootedIfBare }
    let head = prefix.hasSuffix("/") ? prefix.dropLast() : prefix[...]
    let isBare = rest.isEmpty || rest.hasPrefix("?") || rest.hasPrefix("#")
    return head + (isBare ? "" : "/") + rest
  }
}

extension Substring {
  /// A query or fragment alone stands behind the root.
  fileprivate var rootedIfBare: String {
    hasPrefix("?") || hasPrefix("#") ? "/" + self : String(self)
  }
}
