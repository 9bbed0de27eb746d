/// Exact decimals in links: an optional `-`, digits, and optionally a `.` and digits.
///
/// A decimal has at most 38 digits, leading zeros and trailing zeros of the fraction aside, so that
/// Foundation's `Decimal` holds it exactly.
package struct DecimalText {
  package static let maximumDigitCount = 38

  private let isNegative: Bool
  /// The digits before the point without leading zeros, and those after it without trailing zeros.
  private let whole: Range<Int>
  private let fraction: Range<Int>

  private init?(_ text: Span<UInt8>) {
    var reader = ByteReader(text)
    let hasSign = reader.skip("-")
    guard var whole = reader.digits() else { return nil }
    var fraction = whole.upperBound..<whole.upperBound
    if reader.skip(".") {
      guard let digits = reader.digits() else { return nil }
      fraction = digits
    }
    let zero = UInt8(ascii: "0")
    while let first = whole.first, text[first] == zero { whole = whole.dropFirst() }
    while let last = fraction.last, text[last] == zero { fraction = fraction.dropLast() }
    guard reader.isAtEnd, whole.count + fraction.count <= Self.maximumDigitCount else { return nil }
    isNegative = hasSign && !(whole.isEmpty && fraction.isEmpty)
    self.whole = whole
    self.fraction = fraction
  }

  package static func isDecimal(_ text: Span<UInt8>) -> Bool { DecimalText(text) != nil }

  /// Whether a text is a decimal in a range. A bound is empty if the range is open at that end.
  package static func isDecimal(
    _ text: Span<UInt8>, from lower: Span<UInt8>, to upper: Span<UInt8>, includesUpper: Bool
  ) -> Bool {
    if !isDecimal(text) || !lower.isEmpty && isLess(text, lower) { return false }
    return upper.isEmpty || (includesUpper ? !isLess(upper, text) : isLess(text, upper))
  }

  /// Returns the number without unnecessary zeros, or nil if the text is not a decimal.
  package static func canonical(_ text: Span<UInt8>) -> String? {
    guard let number = DecimalText(text) else { return nil }
    var result = number.isNegative ? "-" : ""
    result += number.whole.isEmpty ? "0" : text.extracting(number.whole).string
    if !number.fraction.isEmpty { result += "." + text.extracting(number.fraction).string }
    return result
  }

  /// Whether a decimal is less than another; false for a text that is not a decimal.
  package static func isLess(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Bool {
    guard let first = DecimalText(left), let second = DecimalText(right) else { return false }
    if first.isNegative != second.isNegative { return first.isNegative }
    let magnitudes = order(first, left, second, right)
    return first.isNegative ? magnitudes > 0 : magnitudes < 0
  }

  /// Negative if the first number without its sign is less than the second, 0 if they are equal.
  private static func order(
    _ first: DecimalText, _ left: Span<UInt8>, _ second: DecimalText, _ right: Span<UInt8>
  ) -> Int {
    if first.whole.count != second.whole.count { return first.whole.count - second.whole.count }
    for (a, b) in zip(first.whole, second.whole) where left[a] != right[b] {
      return Int(left[a]) - Int(right[b])
    }
    for (a, b) in zip(first.fraction, second.fraction) where left[a] != right[b] {
      return Int(left[a]) - Int(right[b])
    }
    return first.fraction.count - second.fraction.count
  }
}
