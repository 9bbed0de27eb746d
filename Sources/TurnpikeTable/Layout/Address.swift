/// The address of a record in a table: its offset in bytes from the start of the table.
///
/// The header is at the start, so 0 is not the address of any other record, and means nil.
package struct Address<Record>: Hashable, Comparable, Sendable {
  /// With 32 bits, the compiler knows that a sum of offsets cannot overflow, and omits the check.
  private let bits: UInt32

  @inline(__always)
  package var offset: Int { Int(bits) }

  /// - Parameter offset: The index of the record, which has at most 24 bits.
  @inline(__always)
  package init(_ offset: Int) {
    bits = UInt32(truncatingIfNeeded: offset)
  }

  package static func < (left: Address, right: Address) -> Bool { left.offset < right.offset }

  /// The address of a record that is stored inside of another, or directly after it.
  @inline(__always)
  package func inner<Inner>(_ field: Field<Record, Inner>) -> Address<Inner> {
    Address<Inner>(offset + field.offset)
  }
}

/// The offset of a field in a record, with the type of its value.
package struct Field<Record, Value>: Sendable {
  package let offset: Int

  @inline(__always)
  init(_ offset: Int) {
    self.offset = offset
  }
}

/// A kind of record.
package protocol RecordLayout {
  /// The size of its fields in bytes.
  static var size: Int { get }
}
