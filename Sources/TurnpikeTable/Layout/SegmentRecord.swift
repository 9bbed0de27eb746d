/// A segment of a pattern.
package enum SegmentRecord: RecordLayout {
  package static var kind: Field<Self, Kind> { Field(0) }
  /// A literal, or the text before a capture.
  package static var text: Field<Self, Address<TextRecord>> { Field(4) }
  package static var suffix: Field<Self, Address<TextRecord>> { Field(8) }
  package static var check: Field<Self, Address<CheckRecord>> { Field(12) }
  package static var name: Field<Self, Address<TextRecord>> { Field(16) }
  package static var size: Int { 20 }

  package enum Kind: Int, CaseIterable, DigitValue {
    /// A literal, which has only a text.
    case literal
    case capture
    /// A rest, which applies to all segments from this one on.
    case rest

    package init(digit: Int) { self = Kind(rawValue: digit) ?? .literal }
  }
}

extension TableView {
  /// The segments of an entry's pattern.
  func segments(_ entry: Address<EntryRecord>) -> Address<ListRecord<SegmentRecord>> {
    self[entry, EntryRecord.segments]
  }

  /// The check of a capture.
  func check(_ segment: Address<SegmentRecord>) -> AffixedCheck {
    AffixedCheck(
      prefix: self[segment, SegmentRecord.text], check: self[segment, SegmentRecord.check],
      suffix: self[segment, SegmentRecord.suffix])
  }
}
