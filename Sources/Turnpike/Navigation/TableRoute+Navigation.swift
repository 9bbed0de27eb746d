internal import TurnpikeTable

extension TableRoute {
  /// The container that the file names for the route, `@container(orders)`: a mount's comes before
  /// its child's, which counts where the mounting enum has a container of that name.
  public var container: Container? {
    let shown = shownCase
    let attributes = Self.routeTable.view.attributes(ofRoute: shown.index)
    let name =
      attributes.first { $0.name == NavigationAttribute.container }?.value
      ?? shown.mounted?.containerName
    return name.flatMap { Container(rawValue: $0) }
  }

  /// The case, and of a mounted route the mounted enum's case behind it: `product`, `store.shelf`.
  public var screen: String {
    let shown = shownCase
    let name = Self.routeTable.view.name(ofRoute: shown.index)
    return shown.mounted.map { "\(name).\($0.screen)" } ?? name
  }

  /// Whether the file has `@cover` for the route, or for its mount.
  public var coversScreen: Bool {
    let shown = shownCase
    let attributes = Self.routeTable.view.attributes(ofRoute: shown.index)
    return attributes.contains { $0.name == NavigationAttribute.cover }
      || shown.mounted?.coversScreen ?? false
  }
}

/// The attributes that say where and how a route is shown.
private enum NavigationAttribute {
  static let container = "container"
  static let cover = "cover"
}

extension TypedRoute {
  fileprivate var containerName: String? { container?.rawValue }
}
