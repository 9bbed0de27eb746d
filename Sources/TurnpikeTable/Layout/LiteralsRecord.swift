/// Literals told apart by eight bytes of a link at a time: those of a state, or of what goes on behind
/// eight bytes that some literals agree in.
///
/// A few are found by one product (`windowSlot`), many by two (`hashedSlot`); which, is said where
/// the record is referred to.
package struct LiteralsRecord: TableRecord, SlottedLayout {
  let table: TableView
  let start: UnsafeRawPointer

  package typealias Slot = SlotRecord
  package static var multiplier: Field<Self, TableWord> { Field(4) }
  package static var size: Int { 12 }

  /// The only slot that has a literal with this key, if it is one of a few.
  @inline(__always)
  func windowSlot(of key: UInt64) -> SlotRecord {
    let index = Self.windowSlot(
      of: key, multiplier: self[Self.multiplier], shift: UInt64(byte(Self.slotShift)))
    return inner(Self.slot(index))
  }

  /// The slot of a literal's bytes, the slash behind it among them where it is short.
  @inline(__always)
  package static func windowSlot(of key: UInt64, multiplier: UInt64, shift: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* multiplier) &>> shift)
  }
}

/// Up to eight bytes of a literal as they stand, with the slash behind it.
package struct SlotRecord: TableRecord {
  let table: TableView
  let start: UnsafeRawPointer

  /// Slashes stand for what is behind the literal: what stands behind its slash does not count.
  package static var text: Field<Self, TableWord> { Field(0) }
  /// The node that the literal leads to.
  package static var target: Field<Self, Address<NodeRecord>> { Field(8) }
  /// Of a literal that goes on: the slot of the only one that does.
  package static var nextSlot: Field<Self, Address<SlotRecord>> { Field(8) }
  /// Of some that go on: their slots.
  package static var nextLiterals: Field<Self, Address<LiteralsRecord>> { Field(8) }
  package static var length: Field<Self, LiteralLength> { Field(12) }
  package static var continuation: Field<Self, LiteralContinuation> { Field(13) }
  package static var size: Int { 16 }

  @inline(__always)
  var text: UInt64 { self[Self.text] }
  @inline(__always)
  var target: NodeRecord { self[Self.target] }
  @inline(__always)
  var nextSlot: SlotRecord { self[Self.nextSlot] }
  @inline(__always)
  var nextLiterals: LiteralsRecord { self[Self.nextLiterals] }

  /// How many bytes the literal has, if it ends in the slot.
  @inline(__always)
  var length: Int? {
    let length = byte(Self.length)
    if length > LiteralLength.maximum.byte { return nil }
    return Int(truncatingIfNeeded: length) &- Int(truncatingIfNeeded: LiteralLength.zero.byte)
  }
  @inline(__always)
  var continuationByte: UInt8 { byte(Self.continuation) }
}

/// How many bytes of a literal are left in its last slot.
package struct LiteralLength: DigitValue {
  package let digit: Int

  @inline(__always)
  package init(digit: Int) {
    self.digit = digit
  }

  static var zero: LiteralLength { LiteralLength(digit: 0) }
  /// The longest that stands with its slash in eight bytes.
  package static var maximum: LiteralLength { LiteralLength(digit: 7) }
  /// Of a literal that goes on behind its slot, and of an empty slot.
  package static var none: LiteralLength { LiteralLength(digit: 0x3E) }

  @inline(__always)
  var byte: UInt8 { TableDigit.byte(of: digit) }
}

/// How a literal goes on behind eight bytes.
package enum LiteralContinuation: Int, CaseIterable, DigitValue {
  /// It does not: an empty slot.
  case nothing
  /// One does.
  case slot
  /// Some do, told apart by one product.
  case window
  /// Many do, told apart by two.
  case hashedWindow

  package init(digit: Int) { self = LiteralContinuation(rawValue: digit) ?? .nothing }
}
