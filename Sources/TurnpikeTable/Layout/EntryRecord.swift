/// One pattern: a route's own or an alias's. The pieces of its parameters follow it.
package enum EntryRecord: RecordLayout {
  /// The index of the case that the pattern creates.
  package static var route: Field<Self, Int> { Field(0) }
  package static var parameterCount: Field<Self, Int> { Field(4) }
  /// How many of the items are conditions.
  package static var conditionCount: Field<Self, Int> { Field(8) }
  /// The pattern as written in the file.
  package static var pattern: Field<Self, Address<TextRecord>> { Field(12) }
  /// Whether another enum matches the rest after the pattern.
  package static var isMount: Field<Self, Bool> { Field(16) }
  /// Whether the walk does not check all of its segments, because other patterns of the same ranks
  /// have other captures, or because it ends in a rest.
  package static var isCheckedLate: Field<Self, Bool> { Field(17) }
  /// How many of the first parameters are captures of complete segments, in the order of the path.
  package static var plainCaptureCount: Field<Self, SmallNumber> { Field(18) }
  package static var attributes: Field<Self, Address<AttributesRecord>?> { Field(20) }
  package static var segments: Field<Self, Address<ListRecord<Address<PieceRecord>>>> { Field(24) }
  /// The query's items, then the fragment.
  package static var items: Field<Self, Address<ListRecord<Address<PieceRecord>>>> { Field(28) }
  /// The links that can open the route, or nil if all links can.
  package static var restriction: Field<Self, Address<RestrictionRecord>?> { Field(32) }
  package static var size: Int { 36 }

  /// The parameter with an index in the route's order.
  @inline(__always)
  package static func parameter(_ index: Int) -> Field<Self, PieceRecord> {
    Field(size + index * PieceRecord.size)
  }
}

extension TableView {
  /// The index of the case that an entry creates.
  package func route(_ entry: Address<EntryRecord>) -> Int { self[entry, EntryRecord.route] }

  /// The pattern as written in the file.
  package func pattern(_ entry: Address<EntryRecord>) -> String {
    string(self[entry, EntryRecord.pattern])
  }

  /// Whether another enum matches the rest after the pattern.
  package func isMount(_ entry: Address<EntryRecord>) -> Bool {
    self[entry, EntryRecord.isMount]
  }

  package func segments(
    _ entry: Address<EntryRecord>
  ) -> Address<ListRecord<Address<PieceRecord>>> {
    self[entry, EntryRecord.segments]
  }

  /// The parameters in the route's order.
  package func parameters(_ entry: Address<EntryRecord>) -> [Address<PieceRecord>] {
    (0..<self[entry, EntryRecord.parameterCount]).map { entry.inner(EntryRecord.parameter($0)) }
  }
}
