/// A state of the automaton: the possible next segments, and the patterns that end here.
package enum StateRecord: NodeLayout {
  /// Which of `entry`, `entries` and `indexedEntries` the state has.
  package static var accepting: Field<Self, AcceptKind> { Field(1) }
  /// The nodes of the literals.
  package static var literalBits: Field<Self, HashBits> { Field(2) }
  package static var literals: Field<Self, Address<TextSlotRecord<NodeRecord>>> { Field(4) }
  /// The node of any other segment.
  package static var otherwise: Field<Self, Address<NodeRecord>> { Field(8) }
  package static var entry: Field<Self, Address<EntryRecord>> { Field(12) }
  /// The best entry comes first.
  package static var entries: Field<Self, Address<ListRecord<Address<EntryRecord>>>> { Field(12) }
  package static var indexedEntries: Field<Self, Address<IndexedListRecord>> { Field(12) }
  package static var size: Int { 16 }
}

/// The kind of the patterns that end at a state.
package enum AcceptKind: Int, CaseIterable, DigitValue {
  case nothing
  /// One pattern without further conditions.
  case entry
  /// Several patterns, which are tried in order.
  case list
  /// Several patterns, many of them with conditions.
  case indexedList

  @inline(__always)
  package init(digit: Int) { self = AcceptKind(rawValue: digit) ?? .nothing }
}
