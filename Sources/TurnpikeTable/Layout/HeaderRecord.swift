/// The start of the table. The state before the first segment follows it.
package enum HeaderRecord: RecordLayout {
  /// Four bytes of the node that leads nowhere come first.
  package static var origins: Field<Self, Address<ListRecord<OriginRecord>>> { Field(4) }
  package static var routes: Field<Self, Address<ListRecord<RouteRecord>>> { Field(8) }
  /// All patterns.
  package static var entries: Field<Self, Address<ListRecord<Address<EntryRecord>>>> { Field(12) }
  package static var examples: Field<Self, Address<ListRecord<ExampleRecord>>> { Field(16) }
  /// The user's own types in the order of their numbers.
  package static var typeNames: Field<Self, Address<ListRecord<Address<TextRecord>>>> { Field(20) }
  /// The build conditions in the order of their numbers: `DEBUG`, `!DEBUG`.
  package static var conditions: Field<Self, Address<ListRecord<Address<TextRecord>>>> { Field(24) }
  /// What any link may carry; nil if there is nothing.
  package static var query: Field<Self, Address<SharedQueryRecord>?> { Field(28) }
  package static var size: Int { 32 }

  /// The state before the first segment.
  package static var root: Field<Self, StateRecord> { Field(size) }
}

extension TableView {
  package var origins: Address<ListRecord<OriginRecord>> { self[header, HeaderRecord.origins] }
  package var routes: Address<ListRecord<RouteRecord>> { self[header, HeaderRecord.routes] }
  package var entries: [Address<EntryRecord>] { elements(self[header, HeaderRecord.entries]) }
}
