/// The segments that the next four parameters are, a byte for each, the lowest first; a byte that is
/// no index for one that is no whole segment of every link.
///
/// The bytes are those of a table, so that none is 0 but those that have been shifted in: they count
/// the parameters that have been read.
package struct CaptureIndices: Sendable {
  private var bits: UInt32

  package static var count: Int { 4 }
  private static var noIndex: Int { 0x3F }
  /// The byte of index 0; one that is less is no index.
  private static var first: UInt8 { TableDigit.byte(of: 0) }

  /// No index among them.
  @inline(__always)
  package static var none: CaptureIndices {
    CaptureIndices(bytes: 0x0101_0101 &* UInt32(TableDigit.byte(of: noIndex)))
  }

  /// - Parameter bytes: as they stand in a table.
  @inline(__always)
  init(bytes: UInt32) {
    bits = bytes.littleEndian
  }

  /// The index of the next parameter's segment.
  @inline(__always)
  var next: Int? {
    let byte = UInt8(truncatingIfNeeded: bits)
    if byte < Self.first { return nil }
    return Int(truncatingIfNeeded: byte) &- Int(truncatingIfNeeded: Self.first)
  }

  @inline(__always)
  mutating func removeFirst() { bits &>>= 8 }

  var isEmpty: Bool { bits == 0 }
  /// How many have been removed.
  var removedCount: Int { bits.leadingZeroBitCount / 8 }

  /// The bytes as they stand in a table, the first one lowest.
  package var bytes: UInt32 { bits }

  /// Sets what one of the first parameters is; of any other nothing is known.
  package mutating func set(_ segment: Int, of parameter: Int) {
    if parameter >= Self.count { return }
    let shift = UInt32(truncatingIfNeeded: parameter &* 8)
    bits &= ~(0xFF &<< shift)
    bits |= UInt32(TableDigit.byte(of: segment)) &<< shift
  }
}
