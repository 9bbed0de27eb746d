/// A compiled table, read where it lies: nothing is built, copied or checked before a match.
///
/// The bytes are printable ASCII, so that generated Swift can hold them in one string literal, and
/// the literal texts of the patterns. A byte is a digit of six bits, four bytes are a `TableNumber`.
/// `TableLayout` says what stands where.
package struct TableView: Sendable {
  /// The first byte of a table that outlives the view: a static literal's, or a `TableStorage`'s.
  nonisolated(unsafe) let base: UnsafeRawPointer

  /// - Parameter base: the start of a table that `TableEncoder` wrote, all of it readable.
  package init(base: UnsafeRawPointer) {
    self.base = base
  }

  /// The number in four bytes. In bounds because every offset comes from the encoder.
  @inline(__always)
  func number(_ offset: Int) -> Int { Self.number(at: base + offset) }

  @inline(__always)
  static func number(at place: UnsafeRawPointer) -> Int {
    TableNumber.value(of: UInt32(littleEndian: place.loadUnaligned(as: UInt32.self)))
  }

  /// The number in two bytes.
  @inline(__always)
  static func shortNumber(at place: UnsafeRawPointer) -> Int {
    let word = UInt16(littleEndian: place.loadUnaligned(as: UInt16.self))
    return Int(truncatingIfNeeded: (word & 0x3F) | ((word &>> 2) & 0xFC0))
  }

  /// Eight bytes as they stand, the first one lowest.
  @inline(__always)
  func word(_ offset: Int) -> UInt64 {
    UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// A digit as it stands: to compare with `TableLayout.byte(_:)`, and to shift by, since a shift
  /// takes the low six bits.
  @inline(__always)
  func byte(_ offset: Int) -> UInt8 {
    base.load(fromByteOffset: offset, as: UInt8.self)
  }

  /// The digit in one byte.
  @inline(__always)
  func digit(_ offset: Int) -> Int {
    Int(truncatingIfNeeded: base.load(fromByteOffset: offset, as: UInt8.self) & 0x3F)
  }

  /// The 64 bits in twelve bytes.
  func bits(_ offset: Int) -> UInt64 {
    UInt64(truncatingIfNeeded: number(offset))
      | UInt64(truncatingIfNeeded: number(offset + 4)) << 24
      | UInt64(truncatingIfNeeded: number(offset + 8)) << 48
  }

  /// The bytes of a text: its length, then what it says.
  func text(_ offset: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: base + offset + 4, count: number(offset))
  }

  /// A text as a string.
  package func string(_ offset: Int) -> String {
    String(decoding: text(offset), as: UTF8.self)
  }
}
