/// Finds origins that share a property with another origin, without comparing every origin.
struct OriginIndex {
  private struct Key: Hashable {
    let scheme: String
    /// The segments as bytes, because paths are compared by their bytes.
    let path: [[UInt8]]
    var host: String
    var isWildcard: Bool

    init(_ origin: OriginModel) {
      scheme = origin.scheme
      path = origin.path.map { Array($0.utf8) }
      host = origin.host
      isWildcard = origin.isWildcard
    }
  }

  private var indices: [Key: [Int]] = [:]

  init(_ origins: some Sequence<OriginModel>) {
    for (index, origin) in origins.enumerated() {
      indices[Key(origin), default: []].append(index)
    }
  }

  /// Returns the origins with the same scheme, host, and path.
  func same(as origin: OriginModel) -> [Int] { indices[Key(origin)] ?? [] }

  /// Returns the origin that has the scheme, the path, and every host of an origin, if there is one.
  func covering(_ origin: OriginModel) -> Int? {
    var key = Key(origin)
    if let same = indices[key]?.first { return same }
    key.isWildcard = true
    return origin.namesAbove.lazy.compactMap { name in
      key.host = name
      return indices[key]?.first
    }.first
  }
}

extension OriginModel {
  /// Returns whether every host of the other origin is also a host of this origin.
  package func coversHosts(of other: OriginModel) -> Bool {
    if host == other.host, isWildcard == other.isWildcard { return true }
    return isWildcard && other.host.hasSuffix("." + host)
  }

  /// The names after each dot of the host: `b.c` and `c` for `a.b.c`.
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
