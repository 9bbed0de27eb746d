/// A list of entries of which many have conditions.
package struct IndexedListRecord: TableRecord {
  let table: TableView
  let start: UnsafeRawPointer

  package static var root: Field<Self, Address<ConditionNodeRecord>> { Field(0) }
  /// The indices of the entries without conditions.
  package static var others: Field<Self, Address<ListRecord<Int>>> { Field(4) }
  package static var entries: Field<Self, Address<ListRecord<Address<EntryRecord>>>> { Field(8) }
  package static var size: Int { 12 }

  var root: ConditionNodeRecord { self[Self.root] }
  var others: ListRecord<Int> { self[Self.others] }
  var entries: ListRecord<Address<EntryRecord>> { self[Self.entries] }
}

/// A node of an index of conditions: entries, or what tells them apart by the value of one key.
package struct ConditionNodeRecord: TableRecord {
  let table: TableView
  let start: UnsafeRawPointer

  package static var isLeaf: Field<Self, Bool> { Field(0) }
  /// Of a leaf: indices in the list.
  package static var indices: Field<Self, Address<ListRecord<Int>>> { Field(4) }
  package static var key: Field<Self, Address<TextRecord>> { Field(4) }
  package static var values: Field<Self, Address<WholeTextsRecord<ConditionNodeRecord>>> {
    Field(8)
  }
  /// The entries that do not ask for the key.
  package static var rest: Field<Self, Address<ConditionNodeRecord>?> { Field(12) }
  package static var size: Int { 16 }

  enum Content {
    case leaf(ListRecord<Int>)
    case branch(
      key: TextRecord, values: WholeTextsRecord<ConditionNodeRecord>, rest: ConditionNodeRecord?)
  }

  var content: Content {
    self[Self.isLeaf]
      ? .leaf(self[Self.indices])
      : .branch(key: self[Self.key], values: self[Self.values], rest: self[Self.rest])
  }
}
