/// A record with slots behind its fields, found by one number or, where they are many, by two: the
/// second one is the displacement of a key's bucket, and stands behind the slots.
package protocol SlottedLayout: RecordLayout {
  associatedtype Slot: RecordLayout
}

extension SlottedLayout {
  /// How far to shift a product to keep the slot's number, and the bucket's.
  package static var slotShift: Field<Self, ShiftCount> { Field(0) }
  package static var bucketShift: Field<Self, ShiftCount> { Field(1) }

  @inline(__always)
  package static func slot(_ index: Int) -> Field<Self, Slot> {
    Field(size &+ index &* Slot.size)
  }

  @inline(__always)
  package static func displacement(_ bucket: Int, slotCount: Int) -> Field<Self, DigitPair> {
    Field(size(slots: slotCount, buckets: bucket))
  }

  @inline(__always)
  package static func size(slots: Int, buckets: Int) -> Int {
    size &+ slots &* Slot.size &+ buckets &* DigitPair.width
  }
}

extension SlottedLayout where Self: TableRecord, Slot: TableRecord {
  /// The only slot that has something with this key.
  ///
  /// In bounds: there are as many slots and buckets as the bits that the shifts leave of 64.
  @inline(__always)
  func hashedSlot(of key: UInt64) -> Slot {
    let slotShift = byte(Self.slotShift)
    let bucket = SegmentHash.bucket(of: key, shift: UInt64(byte(Self.bucketShift)))
    let slotCount = 1 &<< Int(truncatingIfNeeded: 0 &- slotShift)
    let index = SegmentHash.slot(
      of: key, displacement: self[Self.displacement(bucket, slotCount: slotCount)],
      shift: UInt64(slotShift))
    return inner(Self.slot(index))
  }
}

/// How far to shift a number of 64 bits.
package struct ShiftCount: DigitValue {
  package let digit: Int

  package init(digit: Int) {
    self.digit = digit
  }
}

/// A number of two digits, the lower one first.
package enum DigitPair {
  package static var width: Int { 2 }
}

extension TableRecord {
  @inline(__always)
  subscript(field: Field<Self, DigitPair>) -> Int { TableDigit.pair(at: start + field.offset) }
}
