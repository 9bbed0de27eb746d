/// A text: its length, then what it says.
package struct TextRecord: TableRecord {
  let table: TableView
  let start: UnsafeRawPointer

  package static var size: Int { 4 }
  static var count: Field<TextRecord, Int> { Field(0) }

  @inline(__always)
  var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: start + Self.size, count: self[Self.count])
  }

  package var string: String { String(decoding: bytes, as: UTF8.self) }
}
