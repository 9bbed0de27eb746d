internal import TurnpikeLinks
internal import TurnpikeTable

extension GeneratedRoute {
  /// The containers that can show the route, in the order of its `@container(home, search)`.
  ///
  /// When a mount has `@container`, its containers replace the mounted route's own. Otherwise, a
  /// mounted route keeps the containers whose names also exist in the enum that mounts it.
  public var containers: [Container] {
    containerNames.compactMap { Container(rawValue: $0) }
  }

  /// The name of the case, such as `product`. For a mounted route, the case of the mounted enum
  /// follows, as in `store.shelf`.
  public var screenID: String {
    let shown = shownCase
    let name = Self._routeTable.view.name(ofRoute: shown.index)
    return shown.mounted.map { "\(name).\($0.screenID)" } ?? name
  }

  /// Whether the route or its mount has `@cover`.
  public var coversScreen: Bool {
    let shown = shownCase
    let attributes = Self._routeTable.view.attributes(ofRoute: shown.index)
    return attributes.contains { $0.name == BuiltInAttribute.cover.rawValue }
      || shown.mounted?.coversScreen ?? false
  }
}

extension TypedRoute {
  /// The names in `@container`, from the outermost line that has one.
  ///
  /// The enums in between do not need containers with those names.
  fileprivate var containerNames: [String] {
    guard let table = Self._table else { return containers.map(\.rawValue) }
    let shown = shownCase
    let attributes = table.view.attributes(ofRoute: shown.index)
    let own = attributes.first { $0.name == BuiltInAttribute.container.rawValue }
    if let names = own?.value {
      return names.split(separator: ",").map { $0.trimmingPrefix(" ") }.map(String.init)
    }
    return shown.mounted?.containerNames ?? []
  }
}
