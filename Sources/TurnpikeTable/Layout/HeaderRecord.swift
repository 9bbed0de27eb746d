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
  package static var extent: Field<Self, TableExtent> { Field(28) }
  package static var hasOriginPaths: Field<Self, Bool> { Field(29) }
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

/// What of a table decides how its links are walked.
package enum TableExtent: Int, CaseIterable, DigitValue {
  /// Captures stand behind the segments that a buffer remembers.
  case beyondBuffer
  /// They do not, and eight bytes tell the literals of each state apart.
  case small
  /// They do not, and some states have more literals, or such as agree in eight bytes.
  case large

  package init(digit: Int) { self = TableExtent(rawValue: digit) ?? .beyondBuffer }
}
