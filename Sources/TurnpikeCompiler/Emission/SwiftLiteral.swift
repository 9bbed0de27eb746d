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
      return "Foundation.UUID(uuid: (\(bytes.joined(separator: ", "))))"
    case .date:
      let seconds = Array(text.utf8).withUnsafeBytes { CalendarText.seconds($0) } ?? 0
      return "Foundation.Date(timeIntervalSinceReferenceDate: \(seconds))"
    case .url:
      // The compiler has read the text as a URL, so there is one.
      return "Foundation.URL(string: \(string(text)))!"
    default: return text
    }
  }

  /// A table as the lines of a raw string literal, each at most 100 columns or one scalar over.
  static func table(_ table: EncodedTable) -> [String] {
    let width = 92
    let text = String(decoding: table.bytes, as: UTF8.self)
    let count = table.bytes.count
    var lines: [String] = []
    var line = ""
    var length = 0
    var offset = 0
    var position = text.startIndex
    var escapes = 0
    while offset < count {
      // Stretches are copied whole: in a debug build a byte at a time takes ten times as long.
      let next = escapes < table.escapes.count ? table.escapes[escapes] : count
      let end = min(next, offset + max(0, width - length))
      let start = position
      position = text.utf8.index(start, offsetBy: end - offset)
      line += text[start..<position]
      length += end - offset
      offset = end
      if offset == next, offset < count {
        let scalar = text.unicodeScalars[position]
        let escape = "\\#u{\(String(scalar.value, radix: 16))}"
        line += escape
        length += escape.utf8.count
        offset += UTF8.width(scalar)
        position = text.unicodeScalars.index(after: position)
        escapes += 1
      }
      if length >= width, offset < count {
        lines.append(line + "\\#")
        line = ""
        length = 0
      }
    }
    lines.append(line)
    return lines
  }
}
