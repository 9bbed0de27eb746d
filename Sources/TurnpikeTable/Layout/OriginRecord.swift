/// An origin that links may come from.
package struct OriginRecord: TableRecord, ListElement {
  let table: TableView
  let start: UnsafeRawPointer

  package static var scheme: Field<Self, Address<TextRecord>> { Field(0) }
  package static var host: Field<Self, Address<TextRecord>> { Field(4) }
  /// The segments that are no part of a route.
  package static var path: Field<Self, Address<ListRecord<Address<TextRecord>>>> { Field(8) }
  package static var isWildcard: Field<Self, Bool> { Field(12) }
  package static var isWeb: Field<Self, Bool> { Field(13) }
  package static var size: Int { 16 }

  var scheme: TextRecord { self[Self.scheme] }
  var host: TextRecord { self[Self.host] }
  var path: ListRecord<Address<TextRecord>> { self[Self.path] }
  var isWildcard: Bool { self[Self.isWildcard] }
  var isWeb: Bool { self[Self.isWeb] }
}
