/// Where a record of one kind starts in a table, in bytes from the table's start.
///
/// The header is at the start, so 0 is the address of no other record. An optional address that is
/// nil is written as 0; as the address of a node, 0 is that of the node that leads nowhere.
package struct Address<Record>: Hashable, Comparable, Sendable {
  package let offset: Int

  @inline(__always)
  package init(_ offset: Int) {
    self.offset = offset
  }

  package static func < (left: Address, right: Address) -> Bool { left.offset < right.offset }

  /// The address of a record that is stored inside of another, or directly after it.
  @inline(__always)
  package func inner<Inner>(_ field: Field<Record, Inner>) -> Address<Inner> {
    Address<Inner>(offset + field.offset)
  }
}

/// Where a value of one type is stored in a record of one kind.
package struct Field<Record, Value>: Sendable {
  package let offset: Int

  @inline(__always)
  init(_ offset: Int) {
    self.offset = offset
  }
}

/// A kind of record.
package protocol RecordLayout {
  /// How many bytes its fields take.
  static var size: Int { get }
}
