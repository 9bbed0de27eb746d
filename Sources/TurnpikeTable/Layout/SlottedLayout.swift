/// A record with slots behind its fields, found by one number or, where they are many, by two: the
/// second one is the displacement of a key's bucket, and stands at the end of the slot with the bucket's
/// number.
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

  /// In bounds: there are no more buckets than slots.
  @inline(__always)
  package static func displacement(_ bucket: Int) -> Field<Self, DigitPair> {
    Field(slot(bucket).offset &+ Slot.size &- DigitPair.width)
  }

  package static func size(slots: Int) -> Int { size &+ slots &* Slot.size }
}

extension SlottedLayout where Self: TableRecord, Slot: TableRecord {
  /// The only slot that has something with this key.
  ///
  /// In bounds: there are as many slots and buckets as the bits that the shifts leave of 64.
  @inline(__always)
  func hashedSlot(of key: UInt64) -> Slot {
    let bits = SegmentHash.bits(of: key)
    let bucket = SegmentHash.bucket(of: bits, shift: UInt64(byte(Self.bucketShift)))
    let index = SegmentHash.slot(
      of: bits, displacement: self[Self.displacement(bucket)],
      shift: UInt64(byte(Self.slotShift)))
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

/// Two digits, the lower one first.
package struct DigitPair {
  /// As they stand in a table: a number as well, and read in one step.
  package let bytes: UInt16

  package static var width: Int { 2 }
  package static var count: Int { 1 << 12 }

  @inline(__always)
  init(bytes: UInt16) {
    self.bytes = bytes
  }

  /// - Parameter number: less than `count`.
  package init(_ number: Int) {
    bytes =
      UInt16(TableDigit.byte(of: number)) | UInt16(TableDigit.byte(of: number >> 6)) << 8
  }
}

extension TableRecord {
  @inline(__always)
  subscript(field: Field<Self, DigitPair>) -> DigitPair {
    DigitPair(
      bytes: UInt16(
        littleEndian: (start + field.offset).loadUnaligned(as: UInt16.self)))
  }
}
