package import TurnpikeCompiler
import TurnpikeTable

/// A route of a table, or of one that it mounts: with the cases and patterns that lead to it.
package struct MountedRoute {
  package let route: RouteModel
  /// The table that has the route.
  package let table: LinkedTable
  /// The routes that mount it, the outermost first.
  package let mounts: [RouteModel]

  /// `catalog.article`: the cases from the outermost enum's on.
  package var casePath: String { path(to: route.caseName) }

  /// The same to another case of its enum.
  package func path(to caseName: String) -> String {
    (mounts.map(\.caseName) + [caseName]).joined(separator: ".")
  }

  /// A pattern of its enum behind those of the mounts.
  package func whole(_ pattern: String) -> String {
    mounts.reversed().reduce(pattern) { MountedNames.pattern($1.pattern?.text ?? "", $0) }
  }
}

extension LinkedTable {
  /// How many routes are listed: enums that mount each other many times have more than anyone reads.
  package static var maximumRoutes: Int { 50_000 }

  /// Every route in the files' order, behind each mount those of its enum.
  package var mountedRoutes: [MountedRoute] {
    var routes: [MountedRoute] = []
    append(to: &routes, behind: [])
    return routes
  }

  private func append(to routes: inout [MountedRoute], behind mounts: [RouteModel]) {
    for index in model.routes.indices {
      guard routes.count < Self.maximumRoutes else { return }
      let route = model.routes[index]
      // The default route of a mounted enum is never asked.
      if route.pattern == nil, !mounts.isEmpty { continue }
      routes.append(MountedRoute(route: route, table: self, mounts: mounts))
      self.mounts[index]?.append(to: &routes, behind: mounts + [route])
    }
  }
}

extension [LinkedTable] {
  /// Those that no other of them mounts: the ones that a link from outside comes to.
  package var outermost: [LinkedTable] {
    let mounted = Set(flatMap { $0.mounts.values.map(ObjectIdentifier.init) })
    return filter { !mounted.contains(ObjectIdentifier($0)) }
  }
}
