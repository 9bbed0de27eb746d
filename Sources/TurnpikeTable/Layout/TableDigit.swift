/// Six bits in a byte that prints, and that a literal of Swift may hold as it is.
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

/// What one digit of a table can say.
package protocol DigitValue: FieldValue, Sendable {
  /// The value of a digit; of one that no table has some value or other.
  init(digit: Int)
  var digit: Int { get }
}

extension DigitValue {
  @inline(__always)
  package init(_ bytes: Span<UInt8>, at index: Int) {
    self.init(digit: TableDigit.value(of: bytes[index]))
  }
}

extension DigitValue where Self: OptionSet, RawValue == Int {
  @inline(__always)
  package init(digit: Int) { self.init(rawValue: digit) }
  package var digit: Int { rawValue }
}

extension DigitValue where Self: RawRepresentable & CaseIterable, RawValue == Int {
  package var digit: Int { rawValue }
}

extension Bool: DigitValue {
  @inline(__always)
  package init(digit: Int) { self = digit != 0 }
  package var digit: Int { self ? 1 : 0 }
}
