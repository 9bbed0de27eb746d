/// One case of the enum.
package enum RouteRecord: RecordLayout {
  package static var name: Field<Self, Address<TextRecord>> { Field(0) }
  /// The pattern that prints; nil of the `_` route.
  package static var pattern: Field<Self, Address<TextRecord>?> { Field(4) }
  /// The first of the steps that print it.
  package static var program: Field<Self, Address<StepRecord>?> { Field(8) }
  package static var attributes: Field<Self, Address<AttributesRecord>?> { Field(12) }
  package static var isModal: Field<Self, Bool> { Field(16) }
  package static var size: Int { 20 }
}

/// A link that the file gives as an example of a pattern.
package enum ExampleRecord: RecordLayout {
  package static var entry: Field<Self, Address<EntryRecord>> { Field(0) }
  package static var link: Field<Self, Address<TextRecord>> { Field(4) }
  package static var size: Int { 8 }
}
