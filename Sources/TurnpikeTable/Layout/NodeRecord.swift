/// A node of the tree of patterns. It contains the pieces that can follow, and the patterns that
/// end at the node.
package enum NodeRecord: RecordLayout {
  /// Which of `entry`, `entries` and `keyedEntries` the node has.
  package static var ends: Field<Self, EndKind> { Field(0) }
  /// Whether the node has `child` or `edges`, for a segment that is not one of the literals.
  package static var following: Field<Self, FollowingKind> { Field(1) }
  package static var literalBits: Field<Self, HashBits> { Field(2) }
  package static var literals: Field<Self, Address<TextSlotRecord<NodeRecord>>> { Field(4) }
  /// The node after any segment.
  package static var child: Field<Self, Address<NodeRecord>> { Field(8) }
  /// The captures, the best rank first.
  package static var edges: Field<Self, Address<ListRecord<EdgeRecord>>> { Field(8) }
  /// The patterns that match one or more segments from this node on, starting with the best
  /// pattern. It is nil if there are no such patterns.
  package static var rests: Field<Self, Address<ListRecord<Address<EntryRecord>>>?> { Field(12) }
  package static var entry: Field<Self, Address<EntryRecord>> { Field(16) }
  /// The best entry comes first.
  package static var entries: Field<Self, Address<ListRecord<Address<EntryRecord>>>> { Field(16) }
  package static var keyedEntries: Field<Self, Address<KeyedListRecord>> { Field(16) }
  package static var size: Int { 20 }
}

/// The patterns that end at a node.
package enum EndKind: Int, DigitValue {
  case nothing
  /// One pattern without further conditions.
  case entry
  /// Several patterns, which are tried in order.
  case list
  /// Several patterns, many of them with a condition on the same key.
  case keyedList

  @inline(__always)
  package init(digit: Int) { self = EndKind(rawValue: digit) ?? .nothing }
}

/// The nodes that can follow a node, apart from literals.
package enum FollowingKind: Int, DigitValue {
  case nothing
  /// A capture of any text.
  case anySegment
  /// Captures with a check, several captures, or rests.
  case edges

  @inline(__always)
  package init(digit: Int) { self = FollowingKind(rawValue: digit) ?? .nothing }
}

/// The captures of one rank, and the node after them.
package enum EdgeRecord: RecordLayout {
  /// The capture. It is nil if it matches any segment, or if it is checked at the end of the path.
  package static var capture: Field<Self, Address<PieceRecord>?> { Field(0) }
  package static var child: Field<Self, Address<NodeRecord>> { Field(4) }
  package static var size: Int { 8 }
}

/// Entries by the value of a key that most of them have a condition on.
package enum KeyedListRecord: RecordLayout {
  package static var valueBits: Field<Self, HashBits> { Field(0) }
  package static var key: Field<Self, Address<TextRecord>> { Field(4) }
  package static var values: Field<Self, Address<TextSlotRecord<ListRecord<Address<EntryRecord>>>>>
  {
    Field(8)
  }
  /// The entries without a condition on the key.
  package static var others: Field<Self, Address<ListRecord<Address<EntryRecord>>>> { Field(12) }
  package static var size: Int { 16 }
}
