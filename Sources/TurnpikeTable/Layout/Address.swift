/// Where a record of one kind stands in a table, in bytes from the table's start.
///
/// The header stands at the start, so 0 is the address of no other record, and says that there is
/// none; of a node it is that of the node that refuses.
package struct Address<Record>: Hashable, Comparable, Sendable {
  package let offset: Int

  @inline(__always)
  package init(_ offset: Int) {
    self.offset = offset
  }

  package static func < (left: Address, right: Address) -> Bool { left.offset < right.offset }
}

extension Address {
  /// The address of a record that stands inside of another, or behind it.
  package func inner<Inner>(_ field: Field<Record, Inner>) -> Address<Inner> {
    Address<Inner>(offset + field.offset)
  }
}

/// Where a value of one kind stands in memory: an address that costs no addition to follow.
struct Location<Value>: Equatable {
  let start: UnsafeRawPointer

  @inline(__always)
  init(_ start: UnsafeRawPointer) {
    self.start = start
  }
}

/// Where a value of one type stands in a record of one kind.
package struct Field<Record, Value>: Sendable {
  package let offset: Int

  @inline(__always)
  init(_ offset: Int) {
    self.offset = offset
  }
}
