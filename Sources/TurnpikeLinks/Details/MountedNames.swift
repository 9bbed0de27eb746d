/// Combines the pattern and the parameter names of a mount and of the mounted enum.
package enum MountedNames {
  /// Joins two patterns: `store/3` and `shelf/1` become `store/3/shelf/1`. A root `/` is omitted.
  package static func pattern(_ prefix: String, _ mounted: String) -> String {
    let rest = mounted.hasPrefix("/") ? mounted.dropFirst() : mounted[...]
    if prefix == "/" || prefix.isEmpty { return rest.isEmpty ? "/" : rest.rootedIfBare }
    let head = prefix.hasSuffix("/") ? prefix.dropLast() : prefix[...]
    let isBare = rest.isEmpty || rest.hasPrefix("?") || rest.hasPrefix("#")
    return head + (isBare ? "" : "/") + rest
  }

  /// The names of a mounted route's parameters.
  ///
  /// A name is prefixed with the mount's case if the mount has the same name, or if another
  /// parameter got that name by a prefix.
  ///
  /// - Parameters:
  ///   - names: The names in the mounted enum.
  ///   - ownNames: The same names without prefixes from mounts.
  ///   - mount: The names of the mount's parameters.
  ///   - caseName: The name of the mount's case.
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
  /// The text; a query or fragment without a path gets the root before it.
  fileprivate var rootedIfBare: String {
    hasPrefix("?") || hasPrefix("#") ? "/" + self : String(self)
  }
}
