/// What a text must be to decode to a type.
package struct CheckRecord: TableRecord {
  let table: TableView
  let start: UnsafeRawPointer

  package static var kind: Field<Self, ValueKind> { Field(0) }
  package static var range: Field<Self, RangeFlags> { Field(1) }
  /// Of an enumeration.
  package static var words: Field<Self, Address<ListRecord<Address<TextRecord>>>> { Field(4) }
  /// Of the user's own type: its number.
  package static var customType: Field<Self, Int> { Field(4) }
  package static var lower: Field<Self, WideNumber> { Field(8) }
  package static var upper: Field<Self, WideNumber> { Field(20) }
  package static var size: Int { 32 }

  package struct RangeFlags: OptionSet, DigitValue {
    package let rawValue: Int

    @inline(__always)
    package init(rawValue: Int) {
      self.rawValue = rawValue
    }

    package static var hasLower: RangeFlags { RangeFlags(rawValue: 1) }
    package static var hasUpper: RangeFlags { RangeFlags(rawValue: 2) }
    package static var includesUpper: RangeFlags { RangeFlags(rawValue: 4) }
  }

  @inline(__always)
  var kind: ValueKind { self[Self.kind] }
  @inline(__always)
  var range: RangeFlags { self[Self.range] }
  var lower: UInt64 { self[Self.lower] }
  var upper: UInt64 { self[Self.upper] }
  /// Of an enumeration alone.
  var words: ListRecord<Address<TextRecord>> { self[Self.words] }
  /// The number of the user's own type; of such a one alone.
  var customTypeNumber: Int { self[Self.customType] }
  /// The name of the user's own type, nil for any other.
  var customType: TextRecord? {
    kind == .custom ? table.header.typeNames[customTypeNumber] : nil
  }
}

extension TableView {
  package func check(_ address: Address<CheckRecord>) -> CheckRecord { self[address] }
}
