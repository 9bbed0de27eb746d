internal import TurnpikeTable

extension GeneratedRoute {
  /// The container of the route in the file, as in `@container(orders)`.
  ///
  /// The container of a mount overrides that of the mounted route. The latter is used if the
  /// mounting enum has a container with its name.
  public var container: Container? {
    containerName.flatMap { Container(rawValue: $0) }
  }

  /// The name in `@container`, from the outermost line that has one.
  ///
  /// The enums in between need not have a container with that name.
  fileprivate var containerName: String? {
    let shown = shownCase
    let attributes = Self._routeTable.view.attributes(ofRoute: shown.index)
    if let own = attributes.first(where: { $0.name == BuiltInAttribute.container.rawValue })?.value
    {
      return own
    }
    guard let mounted = shown.mounted else { return nil }
    return (mounted as? any GeneratedRoute)?.containerName ?? mounted.nameOfContainer
  }

  /// The name of the case, followed by that of a mounted route: `product`, `store.shelf`.
  public var screen: String {
    let shown = shownCase
    let name = Self._routeTable.view.name(ofRoute: shown.index)
    return shown.mounted.map { "\(name).\($0.screen)" } ?? name
  }

  /// Whether the route or its mount has the attribute `@cover`.
  public var coversScreen: Bool {
    let shown = shownCase
    let attributes = Self._routeTable.view.attributes(ofRoute: shown.index)
    return attributes.contains { $0.name == BuiltInAttribute.cover.rawValue }
      || shown.mounted?.coversScreen ?? false
  }
}

extension TypedRoute {
  /// The name of the container of a hand-written route.
  fileprivate var nameOfContainer: String? { container?.rawValue }
}
