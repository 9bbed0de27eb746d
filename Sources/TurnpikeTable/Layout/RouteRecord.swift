/// One case of the enum.
package enum RouteRecord: RecordLayout {
  package static var name: Field<Self, Address<TextRecord>> { Field(0) }
  /// The pattern that prints the route; nil for the `_` route.
  package static var pattern: Field<Self, Address<TextRecord>?> { Field(4) }
  /// The first step that prints the route.
  package static var program: Field<Self, Address<StepRecord>?> { Field(8) }
  package static var attributes: Field<Self, Address<AttributesRecord>?> { Field(12) }
  package static var isModal: Field<Self, Bool> { Field(16) }
  /// Whether not all links may lead there.
  package static var isRestricted: Field<Self, Bool> { Field(17) }
  package static var size: Int { 20 }
}

/// An example link of a pattern.
package enum ExampleRecord: RecordLayout {
  package static var entry: Field<Self, Address<EntryRecord>> { Field(0) }
  package static var link: Field<Self, Address<TextRecord>> { Field(4) }
  package static var size: Int { 8 }
}
