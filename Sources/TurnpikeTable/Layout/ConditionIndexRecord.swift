/// A list of entries of which many have conditions.
package enum IndexedListRecord: RecordLayout {
  package static var root: Field<Self, Address<ConditionNodeRecord>> { Field(0) }
  /// The indices of the entries without conditions.
  package static var others: Field<Self, Address<ListRecord<Int>>> { Field(4) }
  package static var entries: Field<Self, Address<ListRecord<Address<EntryRecord>>>> { Field(8) }
  package static var size: Int { 12 }
}

/// A node of an index of conditions: a leaf with entries, or a branch on the value of one key.
package enum ConditionNodeRecord: RecordLayout {
  package static var isLeaf: Field<Self, Bool> { Field(0) }
  package static var valueBits: Field<Self, HashBits> { Field(1) }
  /// The indices in the list; only in a leaf.
  package static var indices: Field<Self, Address<ListRecord<Int>>> { Field(4) }
  package static var key: Field<Self, Address<TextRecord>> { Field(4) }
  package static var values: Field<Self, Address<TextSlotRecord<ConditionNodeRecord>>> {
    Field(8)
  }
  /// The entries without a condition on the key.
  package static var rest: Field<Self, Address<ConditionNodeRecord>?> { Field(12) }
  package static var size: Int { 16 }
}
