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

  /// A path for `#sourceLocation`, which shows the literal as it is written, escapes and all: only
  /// what would end it, or start an escape that is none, is escaped.
  static func path(_ path: String) -> String {
    "\"" + harmless(path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")) + "\""
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
    let count = bytes.count
    var index = 0
    while index < count {
      // Stretches are copied whole: in a debug build a byte at a time takes ten times as long.
      let start = index
      let end = min(count, start + 92 - line.count)
      while index < end, isPlain(bytes[index]) { index += 1 }
      line += bytes[start..<index]
      if index < end {
        let length = sequenceLength(bytes[index])
        line += escape(bytes[index..<min(index + length, count)])
        index += length
      }
      if line.count >= 92 {
        lines.append(line + Array("\\#".utf8))
        line = []
      }
    }
    lines.append(line)
    return lines
  }

  /// Whether a byte stands for itself in a raw string literal. A `#` behind a `\` of the table would
  /// start an escape of the literal.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "#") && byte != UInt8(ascii: "\"")
  }

  private static func sequenceLength(_ lead: UInt8) -> Int {
    lead < 0xC0 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
  }

  private static func escape(_ character: ArraySlice<UInt8>) -> [UInt8] {
    let scalar = String(decoding: character, as: UTF8.self).unicodeScalars.first ?? "\u{FFFD}"
    return Array("\\#u{\(String(scalar.value, radix: 16))}".utf8)
  }
}
