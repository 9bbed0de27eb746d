/// An origin that links may come from.
package enum OriginRecord: RecordLayout {
  package static var scheme: Field<Self, Address<TextRecord>> { Field(0) }
  package static var host: Field<Self, Address<TextRecord>> { Field(4) }
  /// The segments of the origin's path, which are not part of a route.
  package static var path: Field<Self, Address<ListRecord<Address<TextRecord>>>> { Field(8) }
  package static var isWildcard: Field<Self, Bool> { Field(12) }
  package static var isWeb: Field<Self, Bool> { Field(13) }
  /// The numbers of the build conditions that must hold, or nil if there are no conditions.
  package static var conditions: Field<Self, Address<ListRecord<Int>>?> { Field(16) }
  /// The segments of the path below which the table reads the links of the origin; empty for most.
  package static var site: Field<Self, Address<ListRecord<Address<TextRecord>>>> { Field(20) }
  /// The node after these segments. It is nil without them.
  package static var start: Field<Self, Address<NodeRecord>?> { Field(24) }
  package static var size: Int { 28 }
}
