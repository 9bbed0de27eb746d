extension String {
  /// The text on one line, with escapes for characters that affect a terminal.
  package var harmless: String {
    if isPrintableASCII { return self }
    var shown = ""
    for scalar in unicodeScalars {
      if scalar.isHarmful {
        shown += scalar.escaped
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }

  /// Most texts are harmless ASCII, which this check finds in a tenth of the time.
  private var isPrintableASCII: Bool {
    let bytes = Array(utf8)
    var index = 0
    while index < bytes.count {
      if bytes[index] < 0x20 || bytes[index] > 0x7E { return false }
      index += 1
    }
    return true
  }
}

extension Unicode.Scalar {
  /// Control characters, line separators, and characters that change the direction of text.
  package var isHarmful: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }

  package var escaped: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }
}
