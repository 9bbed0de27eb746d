/// The names of a mount's pattern and parameters together with those of the enum that it mounts.
package enum MountedNames {
  /// `store/3` and `shelf/1` are `store/3/shelf/1`; the root `/` on either side is nothing.
  package static func pattern(_ prefix: String, _ mounted: String) -> String {
    let rest = mounted.hasPrefix("/") ? mounted.dropFirst() : mounted[...]
    if prefix == "/" || prefix.isEmpty { return rest.isEmpty ? "/" : rest.rootedIfBare }
    let head = prefix.hasSuffix("/") ? prefix.dropLast() : prefix[...]
    let isBare = rest.isEmpty || rest.hasPrefix("?") || rest.hasPrefix("#")
    return head + (isBare ? "" : "/") + rest
  }

  /// The names of a mounted route's parameters: the mount's case precedes a name that the mount
  /// has too, and one that another parameter has got so.
  ///
  /// - Parameters:
  ///   - names: those that the parameters have in their enum.
  ///   - ownNames: the same without the cases of mounts before them.
  ///   - mount: those of the mount's parameters.
  ///   - caseName: the mount's case.
  package static func parameters(
    _ names: [String], ownNames: [String], after mount: [String], of caseName: String
  ) -> [String] {
    let mountNames = Set(mount)
    var taken = mountNames
    let prefix = caseName + "."
    return zip(names, ownNames).map { written, ownName in
      var name = mountNames.contains(ownName) ? prefix + written : written
      while !taken.insert(name).inserted { name = prefix + name }
      return name
    }
  }
}

extension Substring {
  /// A query or fragment alone follows the root.
  fileprivate var rootedIfBare: String {
    hasPrefix("?") || hasPrefix("#") ? "/" + self : String(self)
  }
}
