import TurnpikeTable

/// Values as Swift source.
enum SwiftLiteral {
  /// A string literal: anything but printable ASCII is escaped.
  static func string(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case " "..."~": literal.unicodeScalars.append(scalar)
      default:
        // Letters of other scripts stay readable; what does not print, or turns text round, does
        // not stand in source.
        if scalar.properties.isAlphabetic {
          literal.unicodeScalars.append(scalar)
        } else {
          literal += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        }
      }
    }
    return literal + "\""
  }

  /// The value of a default's canonical text.
  static func value(_ text: String, of type: ValueType) -> String {
    switch type {
    case .builtIn(let builtIn, _): value(text, of: builtIn)
    case .words(_, let words):
      "." + SwiftNames.escaped(words.first { $0.text == text }?.swiftName ?? text)
    case .custom: text
    }
  }

  private static func value(_ text: String, of type: BuiltInType) -> String {
    switch type {
    case .string: return string(text)
    case .uuid:
      let digits = text.utf8.filter { $0 != UInt8(ascii: "-") }
      let bytes = stride(from: 0, to: digits.count, by: 2).map {
        "0x" + String(decoding: digits[$0..<min($0 + 2, digits.count)], as: UTF8.self)
      }
      return "UUID(uuid: (\(bytes.joined(separator: ", "))))"
    case .date:
      let seconds = Array(text.utf8).withUnsafeBytes { CalendarText.seconds($0) } ?? 0
      return "Date(timeIntervalSinceReferenceDate: \(seconds))"
    default: return text
    }
  }

  /// The bytes of a table as the lines of a raw string literal, each at most 100 columns or one
  /// scalar over.
  static func table(_ bytes: [UInt8]) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    var line: [UInt8] = []
    func flush() {
      lines.append(line + Array("\\#".utf8))
      line = []
    }
    var isASCII = true
    for byte in bytes where byte >= 0x80 {
      isASCII = false
      break
    }
    if isASCII {
      for byte in bytes {
        append(byte, to: &line)
        if line.count >= 92 { flush() }
      }
    } else {
      for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
        if scalar.isASCII {
          append(UInt8(truncatingIfNeeded: scalar.value), to: &line)
        } else {
          line += Array("\\#u{\(String(scalar.value, radix: 16))}".utf8)
        }
        if line.count >= 92 { flush() }
      }
    }
    lines.append(line)
    return lines
  }

  private static func append(_ byte: UInt8, to line: inout [UInt8]) {
    switch byte {
    // A `#` behind a `\` of the table would start an escape of the literal.
    case 0..<0x20, 0x7F, UInt8(ascii: "#"), UInt8(ascii: "\""):
      line += Array("\\#u{\(String(byte, radix: 16))}".utf8)
    default:
      line.append(byte)
    }
  }
}
