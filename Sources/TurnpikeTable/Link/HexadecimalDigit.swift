/// The digits of escapes, as bytes.
enum HexadecimalDigit {
  /// Returns the value of a digit in either case, or nil for any other byte.
  @inline(__always)
  static func value(of byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x37
    case 0x61...0x66: byte - 0x57
    default: nil
    }
  }

  /// The digit of a value below sixteen; letters are upper case.
  static func digit(of value: UInt8) -> UInt8 { value < 10 ? value + 0x30 : value + 0x37 }
}
