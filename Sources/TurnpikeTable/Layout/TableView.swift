/// A compiled table, read where it lies: nothing is built, copied or checked before a match.
///
/// The bytes are printable ASCII, so that generated Swift can hold them in one string literal, and
/// the literal texts of the patterns. A byte is a `TableDigit`, four bytes are a `TableNumber`. What
/// stands where is said by the records beside this file, and by nothing else: an encoder sets the
/// fields that a reader reads.
package struct TableView: Sendable {
  /// The first byte of a table that outlives the view: a static literal's, or a `TableStorage`'s.
  @usableFromInline nonisolated(unsafe) package let base: UnsafeRawPointer

  /// - Parameter base: the start of a table that `TableEncoder` wrote, all of it readable.
  @inlinable
  @inline(__always)
  package init(base: UnsafeRawPointer) {
    self.base = base
  }

  @inline(__always)
  var header: HeaderRecord { HeaderRecord(table: self, start: base) }

  /// The node that leads nowhere.
  @inline(__always)
  var nowhere: NodeRecord { self[Address<NodeRecord>.nowhere] }

  /// The bytes after the last record that a reader may load with it.
  package static var padding: Int { 8 }

  /// How many bytes a table may have, as an address is a number of 24 bits.
  package static var maximumSize: Int { 1 << 24 }
}
