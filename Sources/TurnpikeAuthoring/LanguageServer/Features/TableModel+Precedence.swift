import TurnpikeCompiler

extension TableModel {
  /// The patterns that take precedence over a route's own pattern: each matches some of its links
  /// with a better rank. Mounts are left out, because the mounted enum decides what they match.
  ///
  /// - Parameter route: An index into `routes`.
  /// - Complexity: Linear in the patterns.
  func patterns(before route: Int) -> [PatternModel] {
    let entries = entries
    // The entry of a route precedes those of its aliases.
    guard routes[route].pattern != nil, let own = entries.first(where: { $0.route == route }),
      !own.isMount
    else { return [] }
    return entries.filter { other in
      guard other.route != route, !other.isMount, let link = own.link(sharedWith: other) else {
        return false
      }
      return other.isBetter(than: own, link.segments.count)
    }.map(\.pattern)
  }
}
