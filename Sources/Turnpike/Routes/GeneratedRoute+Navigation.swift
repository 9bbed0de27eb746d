internal import TurnpikeLinks
internal import TurnpikeTable

extension GeneratedRoute {
  /// The containers of the route in the file, as in `@container(home, search)`.
  ///
  /// The containers of a mount override the containers of the mounted route. From the mounted
  /// route's containers, only those with a name that the mounting enum also has are used.
  public var containers: [Container] {
    containerNames.compactMap { Container(rawValue: $0) }
  }

  /// The name of the case, followed by the name of a mounted case: `product`, `store.shelf`.
  public var screenID: String {
    let shown = shownCase
    let name = Self._routeTable.view.name(ofRoute: shown.index)
    return shown.mounted.map { "\(name).\($0.screenID)" } ?? name
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
