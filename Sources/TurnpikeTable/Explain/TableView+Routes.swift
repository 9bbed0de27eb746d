// What a table says of the cases of its enum.

extension TableView {
  private func record(_ route: Int) -> RouteRecord { header.routes[route] }

  /// The pattern that a case prints by; empty for the `_` route.
  package func pattern(ofRoute route: Int) -> String { record(route).pattern?.string ?? "" }

  /// The name of a case.
  package func name(ofRoute route: Int) -> String { record(route).name.string }

  /// The attributes of a case.
  package func attributes(ofRoute route: Int) -> [(name: String, value: String?)] {
    record(route).attributes?.texts ?? []
  }

  /// Whether a case is shown as a modal.
  package func isModal(route: Int) -> Bool { record(route).isModal }

  /// Which case is the `_` route; nil when there is none.
  package var defaultRoute: Int? {
    let routes = header.routes
    return routes.indices.last { routes[$0].program == nil }
  }
}

extension AttributesRecord {
  /// Each attribute once, the outermost first; of one name the innermost.
  var texts: [(name: String, value: String?)] {
    let own = own.map { (name: $0.name.string, value: $0.value?.string) }
    guard let inherited else { return own }
    let names = Set(own.map(\.name))
    return inherited.texts.filter { !names.contains($0.name) } + own
  }
}

extension EntryRecord {
  /// The attributes of the line.
  var attributeTexts: [(name: String, value: String?)] { attributes?.texts ?? [] }
}
