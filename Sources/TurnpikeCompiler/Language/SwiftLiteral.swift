/// Texts as Swift source.
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
        // Letters of other scripts stay readable; characters that do not print, or
        // change the direction of text, are escaped.
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
}
