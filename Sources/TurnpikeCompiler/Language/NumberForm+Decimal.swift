import TurnpikeTable

extension NumberForm {
  /// The decimals next to one in canonical form: those that differ from it least.
  func decimalNeighbors(of number: String) -> [String] {
    let sign = number.hasPrefix("-") ? "-" : ""
    let parts = number.dropFirst(sign.count).split(separator: ".")
    let whole = parts[0] == "0" ? "" : parts[0]
    var digits = Array((whole + (parts.count > 1 ? parts[1] : "")).utf8.map { $0 - 0x30 })
    digits += Array(repeating: 0, count: DecimalText.maximumDigitCount - digits.count)
    func text(_ digits: [UInt8]) -> String {
      let text = String(decoding: digits.map { $0 + 0x30 }, as: UTF8.self)
      let wholeCount = whole.count + digits.count - DecimalText.maximumDigitCount
      let fraction = text.dropFirst(wholeCount)
      return sign + "0" + text.prefix(wholeCount) + (fraction.isEmpty ? "" : "." + fraction)
    }
    var neighbors = [text(Self.incremented(digits))]
    if let less = Self.decremented(digits) { neighbors.append(text(less)) }
    let canonical = neighbors.compactMap { BuiltInType.decimal.canonical(Array($0.utf8), nil) }
    return digits.allSatisfy { $0 == 0 } ? canonical + canonical.map { "-" + $0 } : canonical
  }

  /// The digits of a number plus 1, perhaps one more of them.
  private static func incremented(_ digits: [UInt8]) -> [UInt8] {
    var digits = digits
    for index in digits.indices.reversed() {
      if digits[index] < 9 {
        digits[index] += 1
        return digits
      }
      digits[index] = 0
    }
    return [1] + digits
  }

  /// The digits of a number minus 1; nil for 0.
  private static func decremented(_ digits: [UInt8]) -> [UInt8]? {
    var digits = digits
    for index in digits.indices.reversed() {
      if digits[index] > 0 {
        digits[index] -= 1
        return digits
      }
      digits[index] = 9
    }
    return nil
  }
}
