internal import TurnpikeLinks

extension GeneratedRoute {
  /// The attributes of the route in the file, including inherited ones.
  ///
  /// A mounted route also has the attributes of its mount, unless it has an attribute with the same
  /// name.
  public var _attributeList: _RouteAttributeList {
    attributeLists.reduce(_RouteAttributeList()) { $0.overriding($1) }
  }

  /// The attributes of the route and of its groups and mounts, as far as the enum has a case for
  /// them.
  ///
  /// A route doesn't know which alias a link matched. ``RouteRequest/attributes`` also contains the
  /// alias's attributes.
  public var attributes: Set<Attribute> {
    Set(_attributeList.elements.compactMap { Attribute(rawValue: $0.name) })
  }

  /// How the route is shown: as a modal if its line has `!` after the destination.
  public var presentation: RoutePresentation {
    let shown = shownCase
    if let mounted = shown.mounted { return mounted.presentation }
    return Self._routeTable.view.isModal(route: shown.index) ? .modal : .push
  }
}

extension TypedRoute {
  /// The attributes of the route's line, followed by the attributes of each mount, from the inner
  /// to the outer.
  var attributeLists: [_RouteAttributeList] {
    guard let table = Self._table else { return [_attributeList] }
    let shown = shownCase
    let own = _RouteAttributeList(table.view.attributes(ofRoute: shown.index))
    return (shown.mounted?.attributeLists ?? []) + [own]
  }
}
