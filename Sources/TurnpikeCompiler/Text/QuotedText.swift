import TurnpikeTable

/// Returns a text of a file in single quotes for a message. It is shortened and on one line, and
/// characters that a terminal would interpret are escaped.
func quoted(_ text: String) -> String {
  "'" + shortened(text) + "'"
}

/// The same without the quotes.
func shortened(_ text: String) -> String {
  let limit = 60
  let scalars = text.unicodeScalars
  return String(scalars.prefix(limit)).harmless + (scalars.count > limit ? "…" : "")
}

/// Returns a message that is safe to print: characters that a terminal would interpret are escaped.
package func harmless(_ text: String) -> String { text.harmless }

extension Unicode.Scalar {
  /// The character as a link can contain it: `%C3%A9` for `é`.
  var percentEncoded: String {
    String(self).utf8
      .map { ($0 < 0x10 ? "%0" : "%") + String($0, radix: 16, uppercase: true) }.joined()
  }
}

/// A code point as the Unicode standard writes it: `U+0007`.
func codePoint(_ value: UInt32) -> String {
  let digits = String(value, radix: 16, uppercase: true)
  return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
}

/// A character for a message that cannot show it: `U+200B (zero width space)`.
package func characterName(_ scalar: Unicode.Scalar) -> String {
  codePoint(scalar.value) + (scalar.properties.name.map { " (\($0.lowercased()))" } ?? "")
}
