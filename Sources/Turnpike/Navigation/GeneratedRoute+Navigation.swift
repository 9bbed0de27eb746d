internal import TurnpikeTable

extension GeneratedRoute {
  /// The container that the file names for the route, `@container(orders)`: a mount's comes before
  /// its child's, which counts where the mounting enum has a container of that name.
  public var container: Container? {
    containerName.flatMap { Container(rawValue: $0) }
  }

  /// The name behind `@container`, the outermost mount's first, whether or not the enums between have
  /// a container of that name.
  fileprivate var containerName: String? {
    let shown = shownCase
    let attributes = Self._routeTable.view.attributes(ofRoute: shown.index)
    if let own = attributes.first(where: { $0.name == NavigationAttribute.container })?.value {
      return own
    }
    guard let mounted = shown.mounted else { return nil }
    return (mounted as? any GeneratedRoute)?.containerName ?? mounted.nameOfContainer
  }

  /// The case, and of a mounted route the mounted enum's case behind it: `product`, `store.shelf`.
  public var screen: String {
    let shown = shownCase
    let name = Self._routeTable.view.name(ofRoute: shown.index)
    return shown.mounted.map { "\(name).\($0.screen)" } ?? name
  }

  /// Whether the file has `@cover` for the route, or for its mount.
  public var coversScreen: Bool {
    let shown = shownCase
    let attributes = Self._routeTable.view.attributes(ofRoute: shown.index)
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
  /// Of a route whose type is written by hand.
  fileprivate var nameOfContainer: String? { container?.rawValue }
}
