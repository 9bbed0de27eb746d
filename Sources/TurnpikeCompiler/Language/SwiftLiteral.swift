/// Texts as Swift source.
enum SwiftLiteral {
  /// Returns a text as a string literal.
  static func string(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case " "..."~": literal.unicodeScalars.append(scalar)
      default:
        // Letters of other scripts stay readable. Characters that do not print, or that change the
        // direction of text, are escaped.
        if scalar.properties.isAlphabetic {
          literal.unicodeScalars.append(scalar)
        } else {
          literal += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        }
      }
    }
    return literal + "\""
  }

  /// Returns a path as the literal of a `#sourceLocation`.
  ///
  /// Swift shows this literal with its escapes. So only the characters are escaped that would end the
  /// literal or start an invalid escape.
  static func path(_ path: String) -> String {
    "\"" + harmless(path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")) + "\""
  }
}
