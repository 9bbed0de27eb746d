internal import TurnpikeTable

extension GeneratedRoute {
  /// What the route bears in the file, inherited attributes included; a mounted route's are its own
  /// and, under other names, those of its mount.
  public var attributeList: RouteAttributeList {
    let shown = shownCase
    let own = RouteAttributeList(
      Self._routeTable.view.attributes(ofRoute: shown.index).map {
        .init(name: $0.name, text: $0.value)
      })
    return shown.mounted.map { $0.attributeList.overriding(own) } ?? own
  }

  /// The attributes of ``attributeList`` that the enum has a case for.
  public var attributes: Set<Attribute> {
    Set(attributeList.elements.compactMap { Attribute(rawValue: $0.name) })
  }

  /// How the route is shown: modal where the file has a `!` behind its destination.
  public var presentation: RoutePresentation {
    let shown = shownCase
    if let mounted = shown.mounted { return mounted.presentation }
    return Self._routeTable.view.isModal(route: shown.index) ? .modal : .push
  }
}
