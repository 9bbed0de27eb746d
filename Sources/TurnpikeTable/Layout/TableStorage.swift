/// A table that owns its bytes: for the compiler and for tests, which have no literal.
package final class TableStorage: Sendable {
  /// Reads this object's bytes: keep the object while the view is in use.
  package let view: TableView

  package init(_ encoded: [UInt8]) {
    let copy = UnsafeMutableRawPointer.allocate(byteCount: encoded.count, alignment: 8)
    encoded.withUnsafeBytes { bytes in
      if let start = bytes.baseAddress {
        copy.copyMemory(from: start, byteCount: bytes.count)
      }
    }
    view = TableView(base: UnsafeRawPointer(copy))
  }

  deinit {
    view.base.deallocate()
  }
}
