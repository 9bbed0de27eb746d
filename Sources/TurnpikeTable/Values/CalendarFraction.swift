/// Parts of a second, read and written without a rounding in between: a date of `Double` seconds
/// counts from 2001, and before it a text's fraction counts the other way.
enum CalendarFraction {
  /// The longest fraction that is read: past it no digit can change the value.
  private static let maximumLength = 1_100

  /// The number nearest to whole seconds and a fraction's digits.
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

  /// The `.` and the fewest digits that stand, behind the whole seconds below, for a number of
  /// seconds that is not whole; empty for one that is.
  static func text(_ seconds: Double) -> String {
    var digits = decimals(of: seconds.magnitude)
    if digits.isEmpty { return "" }
    if seconds < 0 { complement(&digits) }
    return "." + String(decoding: digits, as: UTF8.self)
  }

  /// What is left to the next whole number; the last digit is not 0.
  private static func complement(_ digits: inout [UInt8]) {
    let last = digits.count - 1
    for index in 0..<last { digits[index] = 0x69 - digits[index] }
    digits[last] = 0x6A - digits[last]
  }

  /// The digits behind the point of the shortest decimal that is the number; no 0 at the end.
  private static func decimals(of number: Double) -> [UInt8] {
    let parts = number.description.utf8.split(separator: UInt8(ascii: "e"))
    let mantissa = parts[0].split(separator: UInt8(ascii: "."))
    let exponent = parts.count > 1 ? Int(String(parts[1]) ?? "") ?? 0 : 0
    var digits = mantissa.count > 1 ? Array(mantissa[1]) : []
    if exponent < 0 {
      let zeros = repeatElement(UInt8(ascii: "0"), count: -exponent - mantissa[0].count)
      digits = zeros + Array(mantissa[0]) + digits
    } else {
      digits = Array(digits.dropFirst(exponent))
    }
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    return digits
  }
}
