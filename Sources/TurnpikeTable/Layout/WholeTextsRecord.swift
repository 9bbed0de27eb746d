/// Texts told apart by a hash of the whole of each, and where each leads.
package struct WholeTextsRecord<Target>: SlottedLayout {
  let table: TableView
  let start: UnsafeRawPointer

  package typealias Slot = TextSlotRecord<Target>
  package static var size: Int { 4 }
}

extension WholeTextsRecord: TableRecord where Target: TableRecord {
  /// Where a text leads; nil for one that is not among them.
  func target(of text: UnsafeRawBufferPointer) -> Target? {
    let slot = hashedSlot(of: SegmentHash.key(text))
    guard let expected = slot.text, expected.bytes.elementsEqual(text) else { return nil }
    return slot.target
  }
}

/// A text and where it leads.
package struct TextSlotRecord<Target>: RecordLayout {
  let table: TableView
  let start: UnsafeRawPointer

  /// None in an empty slot.
  package static var text: Field<Self, Address<TextRecord>?> { Field(0) }
  package static var target: Field<Self, Address<Target>> { Field(8) }
  package static var size: Int { SlotRecord.size }
}

extension TextSlotRecord: TableRecord where Target: TableRecord {
  var text: TextRecord? { self[Self.text] }
  var target: Target { self[Self.target] }
}
