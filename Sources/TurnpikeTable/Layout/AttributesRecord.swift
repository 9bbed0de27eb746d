/// The attributes of a line or a group, and those that it inherits.
package struct AttributesRecord: TableRecord {
  let table: TableView
  let start: UnsafeRawPointer

  package static var inherited: Field<Self, Address<AttributesRecord>?> { Field(0) }
  package static var own: Field<Self, Address<ListRecord<AttributeRecord>>> { Field(4) }
  package static var size: Int { 8 }

  var inherited: AttributesRecord? { self[Self.inherited] }
  var own: ListRecord<AttributeRecord> { self[Self.own] }
}

/// An attribute with its value.
package struct AttributeRecord: TableRecord, ListElement {
  let table: TableView
  let start: UnsafeRawPointer

  package static var name: Field<Self, Address<TextRecord>> { Field(0) }
  package static var value: Field<Self, Address<TextRecord>?> { Field(4) }
  package static var size: Int { 8 }

  var name: TextRecord { self[Self.name] }
  var value: TextRecord? { self[Self.value] }
}
