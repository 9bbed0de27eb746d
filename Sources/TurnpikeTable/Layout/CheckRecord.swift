/// The check whether a text decodes to a type.
package enum CheckRecord: RecordLayout {
  package static var kind: Field<Self, ValueKind> { Field(0) }
  package static var range: Field<Self, RangeFlags> { Field(1) }
  /// The values of an enumeration.
  package static var words: Field<Self, Address<ListRecord<Address<TextRecord>>>> { Field(4) }
  /// The lower and the upper bound of a `Decimal`. The text is empty if the range has no such
  /// bound.
  package static var bounds: Field<Self, Address<ListRecord<Address<TextRecord>>>> { Field(4) }
  /// The number of a custom type.
  package static var customType: Field<Self, Int> { Field(4) }
  /// The bounds of any other number.
  package static var lower: Field<Self, WideNumber> { Field(8) }
  package static var upper: Field<Self, WideNumber> { Field(20) }
  package static var size: Int { 32 }

  package struct RangeFlags: FlagSet {
    package var digit: Int

    @inline(__always)
    package init(digit: Int) {
      self.digit = digit
    }

    package static var hasLower: RangeFlags { RangeFlags(digit: 1) }
    package static var hasUpper: RangeFlags { RangeFlags(digit: 2) }
    package static var includesUpper: RangeFlags { RangeFlags(digit: 4) }
  }
}

extension TableView {
  /// Returns the name of a custom type, or nil for any other type.
  func customType(_ check: Address<CheckRecord>) -> String? {
    guard self[check, CheckRecord.kind] == .custom else { return nil }
    return string(self[self[header, HeaderRecord.typeNames], self[check, CheckRecord.customType]])
  }
}
