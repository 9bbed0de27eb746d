/// One case of the enum.
package enum RouteRecord: RecordLayout {
  package static var name: Field<Self, Address<TextRecord>> { Field(0) }
  /// The entry of its own pattern, from which its link is created. It is nil for the `_` route.
  package static var entry: Field<Self, Address<EntryRecord>?> { Field(4) }
  package static var attributes: Field<Self, Address<AttributesRecord>?> { Field(8) }
  package static var isModal: Field<Self, Bool> { Field(12) }
  /// Whether its line or a screen below it has `@internal`, `@from` or `@only`.
  package static var isRestricted: Field<Self, Bool> { Field(13) }
  package static var size: Int { 16 }
}

extension TableView {
  /// Returns the entry of a case's own pattern, or nil for the `_` route.
  package func entry(ofRoute route: Int) -> Address<EntryRecord>? {
    let record: Address<RouteRecord> = routes.element(route)
    return self[record, RouteRecord.entry]
  }
}

/// An example link of a pattern.
package enum ExampleRecord: RecordLayout {
  package static var entry: Field<Self, Address<EntryRecord>> { Field(0) }
  package static var link: Field<Self, Address<TextRecord>> { Field(4) }
  package static var size: Int { 8 }
}
