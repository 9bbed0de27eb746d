/// A node of the tree of patterns. It contains the pieces that can follow, and the patterns that
/// end at the node.
///
/// The nodes after the literals of a node are the slots of a hash table, a `TextMap`.
package enum NodeRecord: RecordLayout {
  /// The start of the literal before the node; empty in an empty slot.
  package static var head: Field<Self, TextHead> { Field(0) }
  /// The literal before the node; nil in an empty slot, and for a node that is not a slot.
  package static var text: Field<Self, Address<TextRecord>?> { Field(8) }
  /// Which of `entry`, `entries` and `keyedEntries` the node has.
  package static var ends: Field<Self, EndKind> { Field(12) }
  /// Whether segments that are not literals can follow.
  package static var hasOthers: Field<Self, Bool> { Field(13) }
  /// Whether these segments are `edges` and `rests`. Otherwise, they are one capture of any text, and
  /// the node has a `child`.
  package static var hasEdges: Field<Self, Bool> { Field(14) }
  /// The number of bits of the map of literals, with the mark `TextMap.letters`.
  package static var literalBits: Field<Self, SmallNumber> { Field(15) }
  package static var literals: Field<Self, Address<NodeRecord>> { Field(16) }
  /// The node after any segment.
  package static var child: Field<Self, Address<NodeRecord>> { Field(20) }
  /// The captures, the best rank first.
  package static var edges: Field<Self, Address<ListRecord<EdgeRecord>>> { Field(20) }
  /// A node for the patterns that match one or more segments from this node on, which end at it. It is
  /// nil if there are no such patterns.
  package static var rests: Field<Self, Address<NodeRecord>?> { Field(24) }
  package static var entry: Field<Self, Address<EntryRecord>> { Field(28) }
  /// The best entry comes first.
  package static var entries: Field<Self, Address<ListRecord<Address<EntryRecord>>>> { Field(28) }
  package static var keyedEntries: Field<Self, Address<KeyedListRecord>> { Field(28) }
  package static var size: Int { 32 }

  /// The slot at an index, relative to the first slot.
  @inline(__always)
  package static func slot(_ index: Int) -> Field<Self, Self> { Field(index * size) }
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

/// The captures of one rank, and the node after them.
package enum EdgeRecord: RecordLayout {
  /// The capture. It is nil if it matches any segment, or if it is checked at the end of the path.
  package static var capture: Field<Self, Address<PieceRecord>?> { Field(0) }
  package static var child: Field<Self, Address<NodeRecord>> { Field(4) }
  package static var size: Int { 8 }
}

/// Entries by the value of a key that most of them have a condition on.
package enum KeyedListRecord: RecordLayout {
  package static var valueBits: Field<Self, SmallNumber> { Field(0) }
  package static var key: Field<Self, Address<TextRecord>> { Field(4) }
  /// A node for each value. It only has `entries`.
  package static var values: Field<Self, Address<NodeRecord>> { Field(8) }
  /// The entries without a condition on the key.
  package static var others: Field<Self, Address<ListRecord<Address<EntryRecord>>>> { Field(12) }
  package static var size: Int { 16 }
}
