/// Finds origins by what they have in common with another one, without trying each.
struct OriginIndex {
  private struct Key: Hashable {
    let scheme: String
    /// As bytes, because that is how paths are compared.
    let path: [[UInt8]]
    var host: String
    var isWildcard: Bool

    init(_ origin: OriginModel, pathCount: Int? = nil) {
      scheme = origin.scheme
      path = origin.path.prefix(pathCount ?? origin.path.count).map { Array($0.utf8) }
      host = origin.host
      isWildcard = origin.isWildcard
    }
  }

  private var indices: [Key: [Int]] = [:]
  /// The origins by the names that their hosts end in, as a wildcard before such a name covers them.
  private var indicesBelow: [Key: [Int]] = [:]

  init(_ origins: some Sequence<OriginModel>) {
    for (index, origin) in origins.enumerated() {
      var key = Key(origin)
      indices[key, default: []].append(index)
      key.isWildcard = true
      for name in origin.namesAbove {
        key.host = name
        indicesBelow[key, default: []].append(index)
      }
    }
  }

  /// The origins with the same scheme, host and path.
  func same(as origin: OriginModel) -> [Int] { indices[Key(origin)] ?? [] }

  /// Whether one of the origins has the scheme and the path of an origin and every host of another.
  func covers(_ origin: OriginModel, hostsOf other: OriginModel) -> Bool {
    var key = Key(origin)
    key.host = other.host
    key.isWildcard = other.isWildcard
    return !covering(key, other).isEmpty
  }

  /// The origins whose path is the start of an origin's, but not all of it, and that have hosts in
  /// common with it.
  func outside(_ origin: OriginModel) -> [Int] {
    origin.path.indices.flatMap { count in
      let key = Key(origin, pathCount: count)
      return covering(key, origin) + (origin.isWildcard ? indicesBelow[key] ?? [] : [])
    }
  }

  /// The origins with a scheme and a path that have every host of an origin.
  private func covering(_ key: Key, _ origin: OriginModel) -> [Int] {
    var found = indices[key] ?? []
    var key = key
    key.isWildcard = true
    for name in origin.namesAbove {
      key.host = name
      found += indices[key] ?? []
    }
    return found
  }
}

extension OriginModel {
  /// Whether every host of the other origin is one of its own.
  package func coversHosts(of other: OriginModel) -> Bool {
    if host == other.host, isWildcard == other.isWildcard { return true }
    return isWildcard && other.host.hasSuffix("." + host)
  }

  /// The names that follow a dot of the host: `b.c` and `c` of `a.b.c`.
  fileprivate var namesAbove: [String] {
    var names: [String] = []
    var rest = host[...]
    while let dot = rest.firstIndex(of: ".") {
      rest = rest[rest.index(after: dot)...]
      names.append(String(rest))
    }
    return names
  }
}
