/// Six bits in a printable byte that needs no escape in a Swift literal.
package enum TableDigit {
  /// The byte of the low six bits of a value.
  @inline(__always)
  package static func byte(of value: Int) -> UInt8 {
    let bits = UInt8(truncatingIfNeeded: value & 0x3F)
    return bits == 0x3F ? 0x3F : 0x40 | bits
  }

  /// The value of a byte.
  @inline(__always)
  static func value(of byte: UInt8) -> Int { Int(byte & 0x3F) }
}

/// A value that is stored in one digit of a table.
package protocol DigitValue: FieldValue, Sendable {
  /// The value of a digit; any value for an invalid digit.
  init(digit: Int)
  var digit: Int { get }
}

extension DigitValue {
  @inline(__always)
  package init(_ bytes: Span<UInt8>, at index: Int) {
    self.init(digit: TableDigit.value(of: bytes[index]))
  }
}

/// A number in one digit.
package struct SmallNumber: DigitValue {
  package static var maximum: Int { 63 }
  package let digit: Int

  @inline(__always)
  package init(digit: Int) {
    self.digit = digit
  }
}

extension DigitValue where Self: RawRepresentable, RawValue == Int {
  package var digit: Int { rawValue }
}

extension Bool: DigitValue {
  @inline(__always)
  package init(digit: Int) { self = digit != 0 }
  package var digit: Int { self ? 1 : 0 }
}
