/// Reads the numbers in links from bytes, without creating a string.
package enum NumberText {
  /// Parses an integer: an optional `-`, followed by digits. The result is nil for any other text,
  /// and for a number of more than 64 bits.
  package static func integer(_ text: Span<UInt8>) -> (
    isNegative: Bool, magnitude: UInt64
  )? {
    let isNegative = text.first == UInt8(ascii: "-")
    var index = isNegative ? 1 : 0
    guard index < text.count else { return nil }
    var magnitude: UInt64 = 0
    while index < text.count {
      guard ASCII.isDigit(text[index]) else { return nil }
      let (product, overflow) = magnitude.multipliedReportingOverflow(by: 10)
      let (sum, carry) = product.addingReportingOverflow(UInt64(text[index] - 0x30))
      guard !overflow, !carry else { return nil }
      magnitude = sum
      index += 1
    }
    return (isNegative, magnitude)
  }

  /// A signed 64-bit integer.
  package static func signed(_ text: Span<UInt8>) -> Int64? {
    guard let (isNegative, magnitude) = integer(text) else { return nil }
    if isNegative {
      guard magnitude <= UInt64(Int64.max) + 1 else { return nil }
      return Int64(truncatingIfNeeded: ~magnitude &+ 1)
    }
    return Int64(exactly: magnitude)
  }

  /// An unsigned 64-bit integer; `-0` is 0.
  package static func unsigned(_ text: Span<UInt8>) -> UInt64? {
    guard let (isNegative, magnitude) = integer(text) else { return nil }
    return isNegative && magnitude != 0 ? nil : magnitude
  }

  /// A signed 64-bit integer.
  package static func signed(_ text: String) -> Int64? { LinkBytes.read(text) { signed($0) } }

  /// An unsigned 64-bit integer; `-0` is 0.
  package static func unsigned(_ text: String) -> UInt64? { LinkBytes.read(text) { unsigned($0) } }

  /// The maximum length of a decimal; further digits cannot change the value.
  private static let maximumLength = 1_100

  /// Whether the text is an optional `-`, digits, optionally a `.` and digits, optionally an `e`
  /// with an optional sign and digits.
  static func isDecimal(_ text: Span<UInt8>) -> Bool {
    guard text.count <= maximumLength else { return false }
    var reader = ByteReader(text)
    reader.skip("-")
    guard reader.digits() != nil else { return false }
    if reader.skip("."), reader.digits() == nil { return false }
    if reader.skip("e") || reader.skip("E") {
      if !reader.skip("-") { reader.skip("+") }
      guard reader.digits() != nil else { return false }
    }
    return reader.isAtEnd
  }

  /// A decimal of at most fifteen digits without an exponent.
  ///
  /// The digits and the power of ten are both exact as `Double`, so that their quotient is rounded
  /// correctly by IEEE 754.
  private static func shortDecimal(_ text: Span<UInt8>) -> Double? {
    let isNegative = text.first == UInt8(ascii: "-")
    let first = isNegative ? 1 : 0
    var index = first
    guard text.count > index, text.count <= index + 16 else { return nil }
    var digits: UInt64 = 0
    var power = 1.0
    var point = -1
    while index < text.count {
      if ASCII.isDigit(text[index]) {
        digits = digits * 10 + UInt64(text[index] - 0x30)
        if point >= 0 { power *= 10 }
      } else {
        // The point needs a digit before it and one after it.
        let isInside = index > first && index + 1 < text.count
        guard text[index] == UInt8(ascii: "."), point < 0, isInside else { return nil }
        point = index
      }
      index += 1
    }
    if digits > 999_999_999_999_999 { return nil }
    let value = Double(digits) / power
    return isNegative ? -value : value
  }

  /// A finite decimal.
  package static func double(_ text: Span<UInt8>) -> Double? {
    if let value = shortDecimal(text) { return value }
    guard isDecimal(text), let value = Double(text.string),
      value.isFinite
    else { return nil }
    return value
  }

  /// A finite decimal of single precision.
  package static func float(_ text: Span<UInt8>) -> Float? {
    guard isDecimal(text), let value = Float(text.string),
      value.isFinite
    else { return nil }
    return value
  }
}
