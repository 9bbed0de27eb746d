/// What a pattern asks of one segment.
package struct SegmentRecord: TableRecord, ListElement {
  let table: TableView
  let start: UnsafeRawPointer

  package static var kind: Field<Self, Kind> { Field(0) }
  /// A literal, or what stands before a capture.
  package static var text: Field<Self, Address<TextRecord>> { Field(4) }
  package static var suffix: Field<Self, Address<TextRecord>> { Field(8) }
  package static var check: Field<Self, Address<CheckRecord>> { Field(12) }
  package static var name: Field<Self, Address<TextRecord>> { Field(16) }
  package static var size: Int { 20 }

  package enum Kind: Int, CaseIterable, DigitValue {
    /// It has a text alone.
    case literal
    case capture
    /// Asked of each segment from there on.
    case rest

    package init(digit: Int) { self = Kind(rawValue: digit) ?? .literal }
  }

  /// What a capture asks.
  struct Capture {
    let record: SegmentRecord

    var affixed: AffixedCheck {
      AffixedCheck(
        prefix: record[SegmentRecord.text], check: record[SegmentRecord.check],
        suffix: record[SegmentRecord.suffix])
    }
    var name: TextRecord { record[SegmentRecord.name] }
  }

  enum Content {
    case literal(TextRecord)
    case capture(Capture)
    case rest(Capture)
  }

  var content: Content {
    switch self[Self.kind] {
    case .literal: .literal(self[Self.text])
    case .capture: .capture(Capture(record: self))
    case .rest: .rest(Capture(record: self))
    }
  }
}
