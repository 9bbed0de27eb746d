/// Numbers as links write them, read from bytes without a string.
package enum NumberText {
  /// A whole number: an optional `-`, digits. Nil for anything else, and past 64 bits.
  package static func integer(_ text: UnsafeRawBufferPointer) -> (
    isNegative: Bool, magnitude: UInt64
  )? {
    var index = 0
    let isNegative = text.first == UInt8(ascii: "-")
    if isNegative { index = 1 }
    guard index < text.count else { return nil }
    var magnitude: UInt64 = 0
    while index < text.count {
      let digit = text[index] &- 0x30
      guard digit <= 9 else { return nil }
      let (product, overflow) = magnitude.multipliedReportingOverflow(by: 10)
      let (sum, carry) = product.addingReportingOverflow(UInt64(digit))
      guard !overflow, !carry else { return nil }
      magnitude = sum
      index += 1
    }
    return (isNegative, magnitude)
  }

  /// A whole number of 64 bits with a sign.
  package static func signed(_ text: UnsafeRawBufferPointer) -> Int64? {
    guard let (isNegative, magnitude) = integer(text) else { return nil }
    if isNegative {
      guard magnitude <= UInt64(Int64.max) + 1 else { return nil }
      return Int64(truncatingIfNeeded: 0 &- magnitude)
    }
    return Int64(exactly: magnitude)
  }

  /// A whole number of 64 bits without a sign; `-0` is 0.
  package static func unsigned(_ text: UnsafeRawBufferPointer) -> UInt64? {
    guard let (isNegative, magnitude) = integer(text) else { return nil }
    return isNegative && magnitude != 0 ? nil : magnitude
  }

  /// The longest decimal that is read: past it no digit can change the value.
  private static let longestDecimal = 1_100

  /// Whether the text is an optional `-`, digits, optionally a `.` and digits, optionally an `e`
  /// with an optional sign and digits.
  static func isDecimal(_ text: UnsafeRawBufferPointer) -> Bool {
    guard text.count <= longestDecimal else { return false }
    var index = text.first == UInt8(ascii: "-") ? 1 : 0
    func digits() -> Bool {
      let start = index
      while index < text.count, text[index] &- 0x30 <= 9 { index += 1 }
      return index > start
    }
    guard digits() else { return false }
    if index < text.count, text[index] == UInt8(ascii: ".") {
      index += 1
      guard digits() else { return false }
    }
    if index < text.count, text[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if index < text.count, text[index] == UInt8(ascii: "-") || text[index] == UInt8(ascii: "+") {
        index += 1
      }
      guard digits() else { return false }
    }
    return index == text.count
  }

  /// A finite decimal.
  package static func double(_ text: UnsafeRawBufferPointer) -> Double? {
    guard isDecimal(text), let value = Double(String(decoding: text, as: UTF8.self)),
      value.isFinite
    else { return nil }
    return value
  }

  /// A finite decimal of single precision.
  package static func float(_ text: UnsafeRawBufferPointer) -> Float? {
    guard isDecimal(text), let value = Float(String(decoding: text, as: UTF8.self)),
      value.isFinite
    else { return nil }
    return value
  }
}
