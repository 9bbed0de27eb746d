/// Finds origins that share a property with another origin, without comparing every origin.
struct OriginIndex {
  private var indices: [OriginModel: [Int]] = [:]

  init(_ origins: some Sequence<OriginModel>) {
    for (index, origin) in origins.enumerated() {
      indices[origin.withoutSite, default: []].append(index)
    }
  }

  /// Returns the origins with the same scheme, host, and path.
  func same(as origin: OriginModel) -> [Int] { indices[origin.withoutSite] ?? [] }

  /// Returns the origin that has the scheme, the path, and every host of an origin, if there is one.
  func covering(_ origin: OriginModel) -> Int? {
    same(as: origin).first ?? wildcards(above: origin).first
  }

  /// Returns the origins with a wildcard that have the scheme, the path, and every host of another
  /// origin.
  func wildcards(above origin: OriginModel) -> [Int] {
    var wildcard = origin.withoutSite
    wildcard.isWildcard = true
    return origin.namesAbove.flatMap { name in
      wildcard.host = name
      return indices[wildcard] ?? []
    }
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
