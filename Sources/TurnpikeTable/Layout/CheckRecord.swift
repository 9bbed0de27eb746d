/// The check whether a text decodes to a type.
package enum CheckRecord: RecordLayout {
  package static var kind: Field<Self, ValueKind> { Field(0) }
  package static var hasLower: Field<Self, Bool> { Field(1) }
  package static var hasUpper: Field<Self, Bool> { Field(2) }
  package static var includesUpper: Field<Self, Bool> { Field(3) }
  /// The values of an enumeration.
  package static var words: Field<Self, Address<ListRecord<Address<TextRecord>>>> { Field(4) }
  /// Whether the case of ASCII letters in the values of an enumeration is ignored.
  package static var ignoresCase: Field<Self, Bool> { Field(8) }
  /// The lower and the upper bound of a `Decimal`. The text is empty if the range has no such
  /// bound.
  package static var bounds: Field<Self, Address<ListRecord<Address<TextRecord>>>> { Field(4) }
  /// The number of a custom type.
  package static var customType: Field<Self, Int> { Field(4) }
  /// The bounds of any other number.
  package static var lower: Field<Self, WideNumber> { Field(8) }
  package static var upper: Field<Self, WideNumber> { Field(20) }
  package static var size: Int { 32 }
}

extension TableView {
  /// Returns the name of a custom type, or nil for any other type.
  package func customType(_ check: Address<CheckRecord>) -> String? {
    guard self[check, CheckRecord.kind] == .custom else { return nil }
    return string(self[self[header, HeaderRecord.typeNames], self[check, CheckRecord.customType]])
  }
}
