/// Six bits in a byte that prints and stands for itself in a literal of Swift.
package enum TableDigit {
  /// The byte that stands for the low six bits of a value.
  @inline(__always)
  package static func byte(of value: Int) -> UInt8 {
    let bits = UInt8(truncatingIfNeeded: value & 0x3F)
    return bits == 0x3F ? 0x3F : 0x40 | bits
  }

  /// The value of a byte.
  @inline(__always)
  static func value(of byte: UInt8) -> Int { Int(truncatingIfNeeded: byte & 0x3F) }
}

/// What one digit of a table can say.
package protocol DigitValue: Sendable {
  /// The value of a digit; of one that no table has some value or other.
  init(digit: Int)
  var digit: Int { get }
}

extension DigitValue where Self: OptionSet, RawValue == Int {
  @inline(__always)
  package init(digit: Int) { self.init(rawValue: digit) }
  package var digit: Int { rawValue }
}

extension DigitValue where Self: RawRepresentable & CaseIterable, RawValue == Int {
  package var digit: Int { rawValue }
  /// The byte of a value as it stands in a table, to be compared without being read.
  @inline(__always)
  var byte: UInt8 { TableDigit.byte(of: rawValue) }
}

extension Bool: DigitValue {
  @inline(__always)
  package init(digit: Int) { self = digit != 0 }
  package var digit: Int { self ? 1 : 0 }
}
