extension TableView {
  /// The pattern that a case prints by; empty for the `_` route.
  package func pattern(ofRoute route: Int) -> String {
    text(ofRoute: route, TableLayout.Route.pattern)
  }

  /// The name of a case.
  package func name(ofRoute route: Int) -> String {
    text(ofRoute: route, TableLayout.Route.name)
  }

  private func text(ofRoute route: Int, _ field: Int) -> String {
    let record = number(TableLayout.Header.routes) + route * TableLayout.Route.size
    let text = number(record + field)
    return text == 0 ? "" : string(text)
  }

  /// Which case is the `_` route; nil when there is none.
  package var defaultRoute: Int? {
    let count = number(TableLayout.Header.routeCount)
    return (0..<count).last { route in
      number(
        number(TableLayout.Header.routes) + route * TableLayout.Route.size
          + TableLayout.Route.program) == 0
    }
  }
}
