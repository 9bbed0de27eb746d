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
    if isHarmful(scalar) {
      shown += escaped(scalar)
    } else {
      shown.unicodeScalars.append(scalar)
    }
  }
  return shown
}

/// A message as it can be printed: what a terminal would act on is escaped.
package func harmless(_ text: String) -> String {
  if isPrintableASCII(text) { return text }
  var shown = ""
  for scalar in text.unicodeScalars {
    if isHarmful(scalar) {
      shown += escaped(scalar)
    } else {
      shown.unicodeScalars.append(scalar)
    }
  }
  return shown
}

/// Most text is, and that is told in a tenth of the time.
private func isPrintableASCII(_ text: String) -> Bool {
  let bytes = Array(text.utf8)
  var index = 0
  while index < bytes.count {
    if bytes[index] < 0x20 || bytes[index] > 0x7E { return false }
    index += 1
  }
  return true
}

/// Control characters, line separators, and what turns the direction of text round.
func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x00...0x1F, 0x7F...0x9F, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
  default: false
  }
}

private func escaped(_ scalar: Unicode.Scalar) -> String {
  "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
}

/// A code point as the Unicode standard writes it: `U+0007`.
func codePoint(_ value: UInt32) -> String {
  let digits = String(value, radix: 16, uppercase: true)
  return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
}
