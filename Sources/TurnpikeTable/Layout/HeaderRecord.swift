/// The start of the table. The root of the tree of patterns follows it.
package enum HeaderRecord: RecordLayout {
  package static var origins: Field<Self, Address<ListRecord<OriginRecord>>> { Field(0) }
  package static var routes: Field<Self, Address<ListRecord<RouteRecord>>> { Field(4) }
  /// All patterns.
  package static var entries: Field<Self, Address<ListRecord<Address<EntryRecord>>>> { Field(8) }
  package static var examples: Field<Self, Address<ListRecord<ExampleRecord>>> { Field(12) }
  /// The custom types in the order of their numbers.
  package static var typeNames: Field<Self, Address<ListRecord<Address<TextRecord>>>> { Field(16) }
  /// The build conditions in the order of their numbers: `DEBUG`, `!DEBUG`.
  package static var conditions: Field<Self, Address<ListRecord<Address<TextRecord>>>> { Field(20) }
  /// The shared query of all links, or nil if the table declares no shared query.
  package static var query: Field<Self, Address<EntryRecord>?> { Field(24) }
  /// Whether paths are compared without regard to the case of ASCII letters.
  package static var ignoresCase: Field<Self, Bool> { Field(28) }
  package static var size: Int { 32 }

  /// The node before the first segment.
  package static var root: Field<Self, NodeRecord> { Field(size) }
}

extension TableView {
  /// Whether paths are compared without regard to the case of ASCII letters.
  package var ignoresCase: Bool { self[header, HeaderRecord.ignoresCase] }
  package var origins: Address<ListRecord<OriginRecord>> { self[header, HeaderRecord.origins] }
  package var routes: Address<ListRecord<RouteRecord>> { self[header, HeaderRecord.routes] }
  package var entries: [Address<EntryRecord>] { elements(self[header, HeaderRecord.entries]) }
}
