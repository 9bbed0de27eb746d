/// A type of a capture, with the plainest check of its texts.
package enum ReferenceType: Equatable {
  /// A type of the user's own, which counts as accepting every text.
  case custom(String)
  case words([String])
  case builtIn(String, ReferenceRange?)

  package static let string = ReferenceType.builtIn("String", nil)

  package var isString: Bool { self == .string }

  package func accepts(_ bytes: some Collection<UInt8>) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    switch self {
    case .custom: return true
    case .words(let words): return words.contains { $0.utf8.elementsEqual(bytes) }
    case .builtIn(let name, let range):
      switch name {
      case "String": return true
      case "Bool": return text == "true" || text == "false"
      case "UUID": return isUUID(Array(bytes))
      case "Date": return ReferenceDate.isDate(Array(bytes))
      case "URL": return isURL(text)
      case "Double": return isDecimal(bytes) && Double(text).map { isIn(range, $0) } ?? false
      case "Decimal": return ReferenceDecimal(text).map { $0.isIn(range) } ?? false
      case "Float": return isDecimal(bytes) && Float(text).map { isIn(range, $0) } ?? false
      default: return isWholeNumber(bytes) && isInteger(name, text, range)
      }
    }
  }

  /// Its place among the types: enumeration, built-in, the user's own, `String`.
  package var rank: Int {
    switch self {
    case .words: 1
    case .builtIn("String", _): 5
    case .builtIn: 3
    case .custom: 4
    }
  }

  private func isInteger(_ name: String, _ text: String, _ range: ReferenceRange?) -> Bool {
    switch name {
    case "Int": Int(text).map { isIn(range, $0) } ?? false
    case "Int8": Int8(text).map { isIn(range, $0) } ?? false
    case "Int16": Int16(text).map { isIn(range, $0) } ?? false
    case "Int32": Int32(text).map { isIn(range, $0) } ?? false
    case "Int64": Int64(text).map { isIn(range, $0) } ?? false
    case "UInt": UInt(text).map { isIn(range, $0) } ?? false
    case "UInt8": UInt8(text).map { isIn(range, $0) } ?? false
    case "UInt16": UInt16(text).map { isIn(range, $0) } ?? false
    case "UInt32": UInt32(text).map { isIn(range, $0) } ?? false
    case "UInt64": UInt64(text).map { isIn(range, $0) } ?? false
    default: false
    }
  }

  private func isIn<Number: LosslessStringConvertible & Comparable>(
    _ range: ReferenceRange?, _ number: Number
  ) -> Bool {
    if let number = number as? any BinaryFloatingPoint, !number.isFinite { return false }
    if let lower = range?.lower.flatMap({ Number($0) }), number < lower { return false }
    guard let upper = range?.upper.flatMap({ Number($0) }) else { return true }
    return range?.includesUpper == true ? number <= upper : number < upper
  }

  /// An optional `-`, digits.
  private func isWholeNumber(_ bytes: some Collection<UInt8>) -> Bool {
    let digits = bytes.first == UInt8(ascii: "-") ? bytes.dropFirst() : bytes.dropFirst(0)
    return !digits.isEmpty && digits.allSatisfy { isDigit($0) }
  }

  /// A whole number, an optional fraction, an optional exponent.
  private func isDecimal(_ bytes: some Collection<UInt8>) -> Bool {
    let bytes = Array(bytes)
    let end = bytes.firstIndex { $0 | 0x20 == UInt8(ascii: "e") } ?? bytes.count
    if end < bytes.count {
      var exponent = bytes[(end + 1)...]
      if exponent.first == UInt8(ascii: "+") { exponent = exponent.dropFirst() }
      // One sign only: `e+-5` is none.
      if exponent.count < bytes.count - end - 1, exponent.first == UInt8(ascii: "-") {
        return false
      }
      if !isWholeNumber(exponent) { return false }
    }
    let mantissa = bytes[..<end]
    let dot = mantissa.firstIndex(of: UInt8(ascii: ".")) ?? end
    if dot < end, mantissa[(dot + 1)...].isEmpty || !mantissa[(dot + 1)...].allSatisfy(isDigit) {
      return false
    }
    return isWholeNumber(mantissa[..<dot])
  }

  /// A scheme, a `:`, and more, with valid escapes and without control characters.
  private func isURL(_ text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    guard let colon = scalars.firstIndex(of: ":"), colon > 0, colon + 1 < scalars.count,
      scalars[..<colon].allSatisfy({ $0.isASCII && ($0.properties.isAlphabetic || isMark($0)) }),
      scalars[0].properties.isAlphabetic
    else { return false }
    if scalars.contains(where: { $0.properties.generalCategory == .control }) { return false }
    return text.utf8.split(separator: UInt8(ascii: "%"), omittingEmptySubsequences: false)
      .dropFirst().allSatisfy { part in
        part.count >= 2 && part.prefix(2).allSatisfy { "0123456789abcdefABCDEF".utf8.contains($0) }
      }
  }

  /// Whether a scheme has the character after its first letter, other than letters.
  private func isMark(_ scalar: Unicode.Scalar) -> Bool {
    "0123456789+-.".unicodeScalars.contains(scalar)
  }

  private func isUUID(_ bytes: [UInt8]) -> Bool {
    let groups = bytes.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return groups.map(\.count) == [8, 4, 4, 4, 12]
      && groups.joined().allSatisfy { "0123456789abcdefABCDEF".utf8.contains($0) }
  }
}

/// The bounds of a number's range as written.
package struct ReferenceRange: Equatable {
  package var lower: String?
  package var upper: String?
  package var includesUpper: Bool
}

func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }

/// Dates with a time and a zone by RFC 3339, and days alone.
enum ReferenceDate {
  static func isDate(_ text: [UInt8]) -> Bool {
    guard text.count >= 10, has(text[..<10], "0000-00-00") else { return false }
    let year = number(text[0..<4])
    let month = number(text[5..<7])
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard 1...12 ~= month, 1...lengths[month - 1] ~= number(text[8..<10]) else { return false }
    if text.count == 10 { return true }
    guard text.count >= 20, text[10] | 0x20 == UInt8(ascii: "t"),
      has(text[11..<19], "00:00:00"), isTime(text[11..<16]),
      number(text[17..<19]) < 60
    else { return false }
    var rest = text[19...]
    if rest.first == UInt8(ascii: ".") {
      let fraction = rest.dropFirst().prefix(while: isDigit)
      if fraction.isEmpty { return false }
      rest = rest[fraction.endIndex...]
    }
    if rest.elementsEqual("Z".utf8) || rest.elementsEqual("z".utf8) { return true }
    guard has(rest, "+00:00") || has(rest, "-00:00"), isTime(rest.dropFirst()) else { return false }
    return !leavesYears(text, rest)
  }

  /// Whether a zone leads from the first day of the year 0000 to the day before, or from the last of
  /// 9999 to the day behind.
  private static func leavesYears(_ text: [UInt8], _ zone: ArraySlice<UInt8>) -> Bool {
    func minutes(_ time: ArraySlice<UInt8>) -> Int {
      number(time.prefix(2)) * 60 + number(time.suffix(2))
    }
    let offset = minutes(zone.dropFirst()) * (zone.first == UInt8(ascii: "-") ? -1 : 1)
    let minute = minutes(text[11..<16]) - offset
    return text[..<10].elementsEqual("0000-01-01".utf8) && minute < 0
      || text[..<10].elementsEqual("9999-12-31".utf8) && minute >= 24 * 60
  }

  /// Whether a text has digits where the form has, and else the same bytes.
  private static func has(_ text: ArraySlice<UInt8>, _ form: String) -> Bool {
    text.count == form.utf8.count
      && zip(text, form.utf8).allSatisfy { $1 == UInt8(ascii: "0") ? isDigit($0) : $0 == $1 }
  }

  private static func isTime(_ text: ArraySlice<UInt8>) -> Bool {
    number(text.prefix(2)) < 24 && number(text.suffix(2)) < 60
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int {
    digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }
}
