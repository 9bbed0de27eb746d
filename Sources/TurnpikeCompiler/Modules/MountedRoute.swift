/// A route of an app: one of the outermost enum, or one that mounts lead to.
package struct MountedRoute {
  package let route: RouteModel
  /// The table that has the route.
  package let table: LinkedTable
  /// The route's index in the table's model.
  package let index: Int
  /// The routes that mount it, the outermost first, each with the pattern that is its prefix.
  package let mounts: [MountedRoute]
  /// The alias whose pattern leads to the route; nil for its own pattern.
  package let alias: AliasModel?

  /// Whether it mounts an enum whose routes are known.
  package var isKnownMount: Bool { table.mounts[index] != nil }

  /// The mounts that lead to the route, then the route itself.
  package var routes: [RouteModel] { mounts.map(\.route) + [route] }

  /// The parameters of the mounts' prefixes, the outermost first, and the route's own.
  package var parameters: [ParameterModel] { routes.flatMap(\.parameters) }
}

// The patterns of a route: its own and those of aliases, of the route and of the mounts before it.

extension MountedRoute {
  /// The pattern of its line; nil for the `_` route.
  package var pattern: PatternModel? { alias?.pattern ?? route.pattern }

  /// The restriction of its line, without those of its mounts; nil if all links may lead there.
  package var restriction: LinkRestriction? { alias.map(\.restriction) ?? route.restriction }

  /// Whether no alias leads to it, neither of the route nor of a mount.
  package var isCanonical: Bool { alias == nil && mounts.allSatisfy { $0.alias == nil } }

  /// The same route by its own pattern, then by each of its aliases, after the same mounts.
  var lines: [MountedRoute] { lines(after: mounts) }

  private func lines(after mounts: [MountedRoute]) -> [MountedRoute] {
    ([nil] + route.aliases).map { table.place(index, mounts, by: $0) }
  }

  /// The same route by every pattern that leads to it, its canonical one first.
  package var patterns: [MountedRoute] {
    var prefixes: [[MountedRoute]] = [[]]
    for mount in mounts {
      prefixes = prefixes.flatMap { outer in mount.lines(after: outer).map { outer + [$0] } }
    }
    return prefixes.flatMap(lines(after:))
  }
}

extension LinkedTable {
  /// The route with an index, after the mounts that lead to the table.
  ///
  /// - Parameter alias: The alias that leads to the route; nil for the route's own pattern.
  package func place(
    _ index: Int, _ mounts: [MountedRoute], by alias: AliasModel? = nil
  ) -> MountedRoute {
    MountedRoute(
      route: model.routes[index], table: self, index: index, mounts: mounts, alias: alias)
  }

  /// Every route in the files' order, after each mount those of its enum, by its own pattern.
  ///
  /// - Parameters:
  ///   - limit: How many routes there may be; a route below aliases of mounts counts once for each
  ///     of its patterns. Enums that mount each other twice have twice as many at each level.
  ///   - isIncluded: Whether to take one of the table's own routes, by its index.
  ///   - follows: Whether to add the routes of a mount's enum.
  /// - Returns: The routes; nil if there are more than the limit.
  package func mountedRoutes(
    atMost limit: Int, of isIncluded: (Int) -> Bool = { _ in true },
    following follows: (MountedRoute) -> Bool = { _ in true }
  ) -> [MountedRoute]? {
    var collection = RouteCollection(remaining: limit)
    for index in model.routes.indices where isIncluded(index) {
      guard append(index, to: &collection, after: [], prefixCount: 1, follows) else { return nil }
    }
    return collection.routes
  }

  /// Returns whether there was room for the route and those of its enum.
  ///
  /// - Parameter prefixCount: How many prefixes the mounts and their aliases give the route.
  private func append(
    _ index: Int, to collection: inout RouteCollection, after mounts: [MountedRoute],
    prefixCount: Int, _ follows: (MountedRoute) -> Bool
  ) -> Bool {
    let place = place(index, mounts)
    // The default route of a mounted enum never answers.
    if place.route.isLeftOut || place.route.pattern == nil && !mounts.isEmpty { return true }
    let (patternCount, isTooMany) =
      prefixCount.multipliedReportingOverflow(by: 1 + place.route.aliases.count)
    guard !isTooMany, collection.append(place, counting: prefixCount == 1 ? 1 : patternCount) else {
      return false
    }
    guard let child = self.mounts[index], follows(place) else { return true }
    return child.model.routes.indices.allSatisfy { index in
      child.append(
        index, to: &collection, after: mounts + [place], prefixCount: patternCount, follows)
    }
  }
}

/// Routes of an app as they are found, up to a limit.
private struct RouteCollection {
  private(set) var routes: [MountedRoute] = []
  private var remaining: Int

  init(remaining: Int) {
    self.remaining = remaining
  }

  /// Returns whether there was room for the route.
  mutating func append(_ route: MountedRoute, counting count: Int) -> Bool {
    guard count <= remaining else { return false }
    remaining -= count
    routes.append(route)
    return true
  }
}
