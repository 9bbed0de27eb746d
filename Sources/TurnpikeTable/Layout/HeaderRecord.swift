/// The table's head. The state before the first segment stands right behind it.
package struct HeaderRecord: TableRecord {
  let table: TableView
  let start: UnsafeRawPointer

  /// Four bytes of the node that refuses come first.
  package static var origins: Field<Self, Address<ListRecord<OriginRecord>>> { Field(4) }
  package static var routes: Field<Self, Address<ListRecord<RouteRecord>>> { Field(8) }
  /// Every pattern.
  package static var entries: Field<Self, Address<ListRecord<Address<EntryRecord>>>> { Field(12) }
  package static var examples: Field<Self, Address<ListRecord<ExampleRecord>>> { Field(16) }
  /// The user's own types, by their numbers.
  package static var typeNames: Field<Self, Address<ListRecord<Address<TextRecord>>>> { Field(20) }
  /// How many segments are remembered: as many as captures may point at.
  package static var segmentCapacity: Field<Self, Int> { Field(24) }
  package static var hasOriginPaths: Field<Self, Bool> { Field(28) }
  package static var size: Int { 32 }

  var origins: ListRecord<OriginRecord> { self[Self.origins] }
  var routes: ListRecord<RouteRecord> { self[Self.routes] }
  var entries: ListRecord<Address<EntryRecord>> { self[Self.entries] }
  var examples: ListRecord<ExampleRecord> { self[Self.examples] }
  var typeNames: ListRecord<Address<TextRecord>> { self[Self.typeNames] }

  /// The state before the first segment.
  @inline(__always)
  var root: StateRecord { StateRecord(table: table, start: start + Self.size) }
}
