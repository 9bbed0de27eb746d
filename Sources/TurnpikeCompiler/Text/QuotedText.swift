import TurnpikeTable

/// Text of a file in single quotes, for a message: cut where it is long, on one line, and with
/// nothing in it that a terminal would act on.
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

/// A message as it can be printed: what a terminal would act on is escaped.
package func harmless(_ text: String) -> String { text.harmless }

/// A code point as the Unicode standard writes it: `U+0007`.
func codePoint(_ value: UInt32) -> String {
  let digits = String(value, radix: 16, uppercase: true)
  return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
}
