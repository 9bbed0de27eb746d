package import TurnpikeTable

// The cases of the enum in a table.

extension TableView {
  private func record(_ route: Int) -> Address<RouteRecord> { routes.element(route) }

  /// The number of cases.
  package var routeCount: Int { count(routes) }

  /// The pattern that prints a case; empty for the `_` route.
  package func pattern(ofRoute route: Int) -> String {
    entry(ofRoute: route).map { pattern($0) } ?? ""
  }

  /// The name of a case.
  package func name(ofRoute route: Int) -> String { string(self[record(route), RouteRecord.name]) }

  /// The attributes of a case.
  package func attributes(ofRoute route: Int) -> [(name: String, value: String?)] {
    attributes(self[record(route), RouteRecord.attributes])
  }

  /// Whether a case is shown as a modal.
  package func isModal(route: Int) -> Bool { self[record(route), RouteRecord.isModal] }

  /// Whether the line of a case has `@internal`, `@from` or `@only`.
  package func isRestricted(route: Int) -> Bool { self[record(route), RouteRecord.isRestricted] }

  /// Whether not all links may lead to a case: it is restricted, or below the path of a separate site.
  package func hasRestrictedLinks(route: Int) -> Bool {
    entry(ofRoute: route).map { self[$0, EntryRecord.restriction] != nil } ?? false
  }

  /// The index of the `_` route, or nil if the table has no such route.
  package var defaultRoute: Int? { indices(routes).last { entry(ofRoute: $0) == nil } }
}

extension TableView {
  /// Whether the pattern is an alias, so that its route is printed with another pattern.
  package func isAlias(_ entry: Address<EntryRecord>) -> Bool {
    let printed: Address<RouteRecord> = routes.element(route(entry))
    return self[printed, RouteRecord.entry] != entry
  }

  /// The conditions on the keys of a query. A value is empty if the kind asks for none.
  package func queryConditions(
    _ entry: Address<EntryRecord>
  ) -> [(key: String, kind: PieceRecord.Kind, value: String)] {
    elements(self[entry, EntryRecord.items]).compactMap { item in
      let record = self[item]
      let kind = record[PieceRecord.kind]
      guard kind.isCondition else { return nil }
      return (string(record[PieceRecord.text]), kind, string(record[PieceRecord.suffix]))
    }
  }

  /// The attributes of an entry's line.
  package func attributes(_ entry: Address<EntryRecord>) -> [(name: String, value: String?)] {
    attributes(self[entry, EntryRecord.attributes])
  }

  /// Returns the attributes, the outermost first. An inner attribute replaces an outer attribute
  /// with the same name.
  private func attributes(
    _ record: Address<AttributesRecord>?
  ) -> [(name: String, value: String?)] {
    guard let record else { return [] }
    let own = elements(self[record, AttributesRecord.own]).map {
      (name: string(self[$0, AttributeRecord.name]), value: text(self[$0, AttributeRecord.value]))
    }
    return own.overriding(attributes(self[record, AttributesRecord.inherited])) { $0.name }
  }
}

extension TableView {
  /// The examples, each with its pattern and, if that is a mount, the index of its case.
  package var examples: [(link: String, pattern: String, mount: Int?)] {
    elements(self[header, HeaderRecord.examples]).map {
      let entry = self[$0, ExampleRecord.entry]
      return (
        string(self[$0, ExampleRecord.link]), pattern(entry), isMount(entry) ? route(entry) : nil
      )
    }
  }
}
