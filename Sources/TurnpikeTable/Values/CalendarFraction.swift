/// Reads and writes fractions of a second without intermediate rounding.
///
/// A date counts `Double` seconds from 2001. Before 2001 the number is negative, so its fraction is
/// the complement of the fraction in the text.
enum CalendarFraction {
  /// The maximum number of digits to read; further digits cannot change the value.
  private static let maximumLength = 1_100

  /// Returns the number nearest to whole seconds plus a fraction.
  static func value(whole: Int64, fraction: [UInt8]) -> Double {
    var digits = Array(fraction.prefix(maximumLength))
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    if digits.isEmpty { return Double(whole) }
    var sign = ""
    var magnitude = whole
    if whole < 0 {
      sign = "-"
      magnitude = -(whole + 1)
      complement(&digits)
    }
    let text = "\(sign)\(magnitude).\(String(decoding: digits, as: UTF8.self))"
    return Double(text) ?? Double(whole)
  }

  /// Returns the shortest fraction of a number of seconds, with the `.`. It is empty for a whole
  /// number.
  ///
  /// It is relative to the next lower whole number of seconds.
  static func text(_ seconds: Double) -> String {
    var digits = decimals(of: seconds.magnitude)
    if digits.isEmpty { return "" }
    if seconds < 0 { complement(&digits) }
    return "." + String(decoding: digits, as: UTF8.self)
  }

  /// Replaces a fraction by its difference to one. The last digit must not be 0.
  private static func complement(_ digits: inout [UInt8]) {
    let last = digits.count - 1
    for index in 0..<last { digits[index] = 0x69 - digits[index] }
    digits[last] = 0x6A - digits[last]
  }

  /// The digits after the point in the shortest decimal text of a number, without trailing zeros.
  private static func decimals(of number: Double) -> [UInt8] {
    let text = ContiguousArray(number.description.utf8)
    var reader = ByteReader(text.span)
    let whole = reader.digits() ?? 0..<0
    let fraction = reader.skip(".") ? reader.digits() ?? 0..<0 : 0..<0
    var digits = Array(text[fraction])
    if reader.skip("e") {
      let isNegative = reader.skip("-")
      if !isNegative { reader.skip("+") }
      let exponent = NumberText.unsigned(text.span.dropFirst(reader.index)).map { Int($0) } ?? 0
      if isNegative {
        let zeros = repeatElement(UInt8(ascii: "0"), count: exponent - whole.count)
        digits = zeros + Array(text[whole]) + digits
      } else {
        digits = Array(digits.dropFirst(exponent))
      }
    }
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    return digits
  }
}
