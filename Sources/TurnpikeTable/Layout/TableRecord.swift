/// A kind of record: what an encoder knows of it.
package protocol RecordLayout {
  /// How many bytes its fields take.
  static var size: Int { get }
}

/// A record of a table, read where it stands.
///
/// In bounds: a record is made of an address that the encoder has written, or stands beside such a
/// record, so that all its fields lie inside the table.
protocol TableRecord: RecordLayout {
  init(table: TableView, start: UnsafeRawPointer)
  var table: TableView { get }
  var start: UnsafeRawPointer { get }
}

/// A number of 64 bits, in twelve bytes.
package enum WideNumber {}

/// Eight bytes as they stand, the first one lowest.
package enum TableWord {}

extension TableRecord {
  @inline(__always)
  var address: Address<Self> { Address(start - table.base) }

  @inline(__always)
  var location: Location<Self> { Location(start) }

  /// A number of 24 bits.
  @inline(__always)
  subscript(field: Field<Self, Int>) -> Int { TableNumber.value(at: start + field.offset) }

  @inline(__always)
  subscript<Digit: DigitValue>(field: Field<Self, Digit>) -> Digit {
    Digit(digit: TableDigit.value(of: self.byte(field)))
  }

  /// A digit as it stands: to be compared with other bytes, and to shift by, since a shift takes the
  /// low six bits.
  @inline(__always)
  func byte<Digit: DigitValue>(_ field: Field<Self, Digit>) -> UInt8 {
    (start + field.offset).load(as: UInt8.self)
  }

  @inline(__always)
  subscript<Target: TableRecord>(field: Field<Self, Address<Target>>) -> Target {
    table[reference(field)]
  }

  @inline(__always)
  subscript<Target: TableRecord>(field: Field<Self, Address<Target>?>) -> Target? {
    let offset = TableNumber.value(at: start + field.offset)
    return offset == 0 ? nil : table[Address(offset)]
  }

  /// Where an address stands.
  @inline(__always)
  func reference<Target: TableRecord>(
    _ field: Field<Self, Address<Target>>
  ) -> Location<Address<Target>> {
    Location(start + field.offset)
  }

  subscript(field: Field<Self, WideNumber>) -> UInt64 {
    TableNumber.wideValue(at: start + field.offset)
  }

  @inline(__always)
  subscript(field: Field<Self, TableWord>) -> UInt64 {
    UInt64(littleEndian: (start + field.offset).loadUnaligned(as: UInt64.self))
  }

  @inline(__always)
  subscript(field: Field<Self, CaptureIndices>) -> CaptureIndices {
    CaptureIndices(bytes: (start + field.offset).loadUnaligned(as: UInt32.self))
  }

  /// A record that stands inside of this one, or behind it.
  @inline(__always)
  func inner<Inner: TableRecord>(_ field: Field<Self, Inner>) -> Inner {
    Inner(table: table, start: start + field.offset)
  }
}

extension TableView {
  @inline(__always)
  subscript<Record: TableRecord>(address: Address<Record>) -> Record {
    Record(table: self, start: base + address.offset)
  }

  @inline(__always)
  subscript<Record: TableRecord>(location: Location<Record>) -> Record {
    Record(table: self, start: location.start)
  }

  @inline(__always)
  subscript<Record: TableRecord>(reference: Location<Address<Record>>) -> Record {
    Record(table: self, start: base + TableNumber.value(at: reference.start))
  }
}
