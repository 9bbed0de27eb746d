internal import TurnpikeTable

extension TableRoute {
  /// The names that the route bears in the file, inherited ones included; a mounted route's are
  /// those of its mount and, where the mounting file has the name too, its own.
  public var attributes: Set<Attribute> {
    let shown = shownCase
    let names =
      Self.routeTable.view.attributes(ofRoute: shown.index).map(\.name)
      + (shown.mounted?.attributeNames ?? [])
    return Set(names.compactMap { Attribute(rawValue: $0) })
  }

  /// The text behind a name that the route bears, as in `@analytics(order)`; nil where it does not
  /// bear the name, and where the name has no text. A mounted route's own comes before its mount's.
  public func attribute(_ attribute: Attribute) -> String? {
    let shown = shownCase
    if let mounted = shown.mounted, mounted.bears(attribute.rawValue) {
      return mounted.attributeText(attribute.rawValue)
    }
    return Self.routeTable.view.attributes(ofRoute: shown.index)
      .first { $0.name == attribute.rawValue }?.value
  }

  /// How the route is shown: modal where the file has a `!` behind its destination.
  public var presentation: RoutePresentation {
    let shown = shownCase
    if let mounted = shown.mounted { return mounted.presentation }
    return Self.routeTable.view.isModal(route: shown.index) ? .modal : .push
  }
}

extension TypedRoute {
  fileprivate var attributeNames: [String] { attributes.map(\.rawValue) }

  fileprivate func bears(_ name: String) -> Bool {
    Attribute(rawValue: name).map { attributes.contains($0) } ?? false
  }

  fileprivate func attributeText(_ name: String) -> String? {
    Attribute(rawValue: name).flatMap { attribute($0) }
  }
}
