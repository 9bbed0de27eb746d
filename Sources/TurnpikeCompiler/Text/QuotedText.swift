import TurnpikeTable

/// Returns a text of a file in single quotes for a message. It is shortened and on one line, and
/// characters that a terminal would interpret are escaped.
func quoted(_ text: String) -> String {
  "'" + shortened(text) + "'"
}

/// The same without the quotes.
func shortened(_ text: String) -> String {
  let limit = 60
  var shown = ""
  var count = 0
  for scalar in text.unicodeScalars {
    if count == limit {
      shown += "…"
      break
    }
    count += 1
    if scalar.isHarmful {
      shown += scalar.escaped
    } else {
      shown.unicodeScalars.append(scalar)
    }
  }
  return shown
}

/// Returns a message that is safe to print: characters that a terminal would interpret are escaped.
package func harmless(_ text: String) -> String { text.harmless }

/// A code point as the Unicode standard writes it: `U+0007`.
func codePoint(_ value: UInt32) -> String {
  let digits = String(value, radix: 16, uppercase: true)
  return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
}
