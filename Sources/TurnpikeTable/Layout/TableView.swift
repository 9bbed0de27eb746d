/// A compiled table, which is read in place: nothing is built or copied before a match.
///
/// The bytes are printable ASCII, so that generated Swift can hold them in one string literal, and
/// the literal texts of the patterns. A byte is a `TableDigit`, four bytes are a `TableNumber`. The
/// record types in this folder declare the fields, which the compiler writes and this type reads.
///
/// Every read is bounds-checked.
package struct TableView: ~Escapable, Sendable {
  package let bytes: Span<UInt8>
  /// The build conditions that hold.
  package let conditions: BuildConditions

  @_lifetime(copy bytes)
  package init(_ bytes: Span<UInt8>, _ conditions: BuildConditions) {
    self.bytes = bytes
    self.conditions = conditions
  }

  /// The maximum size in bytes; an address has 24 bits.
  package static var maximumSize: Int { 1 << 24 }

  /// The number of bytes after the last record, so that it can be loaded eight bytes at a time.
  package static var padding: Int { 8 }

  @inline(__always)
  package var header: Address<HeaderRecord> { Address(0) }
}

extension TableView {
  /// The fields of a record.
  package subscript<Record: RecordLayout>(record: Address<Record>) -> RecordView<Record> {
    @inline(__always)
    @_lifetime(copy self)
    get {
      // This checks the bounds once for all fields.
      RecordView(bytes.extracting(record.offset..<record.offset + Record.size))
    }
  }

  /// A field of a record.
  @inline(__always)
  package subscript<Record, Value: FieldValue>(
    record: Address<Record>, field: Field<Record, Value>
  ) -> Value {
    Value(bytes, at: record.offset + field.offset)
  }
}

/// The fields of a record.
package struct RecordView<Record>: ~Escapable {
  /// The bytes of the record.
  private let bytes: Span<UInt8>

  @inline(__always)
  @_lifetime(copy bytes)
  fileprivate init(_ bytes: Span<UInt8>) {
    self.bytes = bytes
  }

  @inline(__always)
  package subscript<Value: FieldValue>(field: Field<Record, Value>) -> Value {
    Value(bytes, at: field.offset)
  }
}

/// A type that a field of a record can contain.
package protocol FieldValue {
  /// The value at an index.
  init(_ bytes: Span<UInt8>, at index: Int)
}

/// A number of 24 bits.
extension Int: FieldValue {
  @inline(__always)
  package init(_ bytes: Span<UInt8>, at index: Int) {
    self = TableNumber.value(of: bytes.halfWord(at: index))
  }
}

extension Address: FieldValue {
  @inline(__always)
  package init(_ bytes: Span<UInt8>, at index: Int) {
    self.init(Int(bytes, at: index))
  }
}

/// Nil is stored as 0.
extension Optional: FieldValue where Wrapped: AddressField {
  @inline(__always)
  package init(_ bytes: Span<UInt8>, at index: Int) {
    let offset = Int(bytes, at: index)
    self = offset == 0 ? nil : Wrapped(offset)
  }
}

/// An address of any record.
package protocol AddressField {
  init(_ offset: Int)
}

extension Address: AddressField {}

/// A number of 64 bits, in three numbers of 24.
package struct WideNumber: FieldValue {
  package let bits: UInt64

  package init(_ bits: UInt64) {
    self.bits = bits
  }

  package init(_ bytes: Span<UInt8>, at index: Int) {
    let width = TableNumber.width
    bits =
      UInt64(Int(bytes, at: index)) | UInt64(Int(bytes, at: index + width)) << 24
      | UInt64(Int(bytes, at: index + 2 * width)) << 48
  }
}
