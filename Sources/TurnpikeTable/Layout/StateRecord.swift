/// A state of the automaton: what a link may go on with, and what ends here.
package enum StateRecord: NodeLayout {
  /// What the address in `entry`, `entries` or `indexedEntries` is.
  package static var accepting: Field<Self, AcceptKind> { Field(1) }
  /// Where the literals lead.
  package static var literalBits: Field<Self, HashBits> { Field(2) }
  package static var literals: Field<Self, Address<TextSlotRecord<NodeRecord>>> { Field(4) }
  /// Where any other segment leads.
  package static var otherwise: Field<Self, Address<NodeRecord>> { Field(8) }
  package static var entry: Field<Self, Address<EntryRecord>> { Field(12) }
  /// The best entry comes first.
  package static var entries: Field<Self, Address<ListRecord<Address<EntryRecord>>>> { Field(12) }
  package static var indexedEntries: Field<Self, Address<IndexedListRecord>> { Field(12) }
  package static var size: Int { 16 }
}

/// Which patterns end at a state.
package enum AcceptKind: Int, CaseIterable, DigitValue {
  case nothing
  /// One, which the path alone decides for.
  case entry
  /// Some, to be asked in their order.
  case list
  /// Some, of which many have conditions.
  case indexedList

  @inline(__always)
  package init(digit: Int) { self = AcceptKind(rawValue: digit) ?? .nothing }
}
