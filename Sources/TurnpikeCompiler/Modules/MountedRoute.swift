/// A route of an app: one of the outermost enum, or one that mounts lead to.
package struct MountedRoute {
  package let route: RouteModel
  /// The table that has the route.
  package let table: LinkedTable
  /// The route's index in the table's model.
  package let index: Int
  /// The routes that mount it, the outermost first.
  package let mounts: [MountedRoute]

  /// Whether it mounts an enum whose routes are known.
  package var isKnownMount: Bool { table.mounts[index] != nil }

  /// The mounts that lead to the route, then the route itself.
  package var routes: [RouteModel] { mounts.map(\.route) + [route] }

  /// The parameters of the mounts' prefixes, the outermost first, and the route's own.
  package var parameters: [ParameterModel] { routes.flatMap(\.parameters) }
}

extension LinkedTable {
  /// The route with an index, after the mounts that lead to the table.
  package func place(_ index: Int, _ mounts: [MountedRoute]) -> MountedRoute {
    MountedRoute(route: model.routes[index], table: self, index: index, mounts: mounts)
  }

  /// Every route in the files' order, after each mount those of its enum.
  ///
  /// - Parameters:
  ///   - limit: How many routes there may be. Enums that mount each other twice have twice as many
  ///     at each level.
  ///   - isIncluded: Whether to take one of the table's own routes, by its index.
  ///   - follows: Whether to add the routes of a mount's enum.
  /// - Returns: The routes; nil if there are more than the limit.
  package func mountedRoutes(
    atMost limit: Int, of isIncluded: (Int) -> Bool = { _ in true },
    following follows: (MountedRoute) -> Bool = { _ in true }
  ) -> [MountedRoute]? {
    var routes: [MountedRoute] = []
    for index in model.routes.indices where isIncluded(index) {
      guard append(index, to: &routes, after: [], limit, follows) else { return nil }
    }
    return routes
  }

  /// Returns whether there was room for the route and those of its enum.
  private func append(
    _ index: Int, to routes: inout [MountedRoute], after mounts: [MountedRoute], _ limit: Int,
    _ follows: (MountedRoute) -> Bool
  ) -> Bool {
    let place = place(index, mounts)
    // The default route of a mounted enum never answers.
    if place.route.isLeftOut || place.route.pattern == nil && !mounts.isEmpty { return true }
    guard routes.count < limit else { return false }
    routes.append(place)
    guard let child = self.mounts[index], follows(place) else { return true }
    return child.model.routes.indices.allSatisfy { index in
      child.append(index, to: &routes, after: mounts + [place], limit, follows)
    }
  }
}
