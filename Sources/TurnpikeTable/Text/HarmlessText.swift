extension String {
  /// The text on one line, with escapes for characters that affect a terminal and for characters that
  /// a reader cannot see.
  package var harmless: String { escapingHidden(\.escaped) }

  /// The text with escapes for control characters and for characters that a reader cannot see.
  package func escapingHidden(_ escape: (Unicode.Scalar) -> String) -> String {
    if isPrintableASCII { return self }
    var shown = ""
    var previous: Unicode.Scalar?
    var scalars = unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      if scalar.isHidden(after: previous, before: scalars.first) {
        shown += escape(scalar)
      } else {
        shown.unicodeScalars.append(scalar)
      }
      previous = scalar
    }
    return shown
  }

  /// Most texts are harmless ASCII, which this check finds in a tenth of the time.
  private var isPrintableASCII: Bool {
    let bytes = Array(utf8)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x20 || byte > 0x7E { return false }
      index += 1
    }
    return true
  }
}

extension Unicode.Scalar {
  /// Whether it is a control character, a line separator, or a character that no reader sees, wherever
  /// it is.
  package var isHarmful: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029: true
    case 0x20...0x7E: false
    default:
      HiddenCharacter(self) != nil
        || properties.isDefaultIgnorableCodePoint && !isJoiner && !properties.isVariationSelector
    }
  }

  package var escaped: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }

  private var isJoiner: Bool { value == 0x200C || value == 0x200D }

  /// Joiners are part of emoji and of the letters of many scripts, and a variation selector is part of
  /// the character before it. Elsewhere they are hidden.
  fileprivate func isHidden(after previous: Self?, before next: Self?) -> Bool {
    if isHarmful { return true }
    if isJoiner { return !(previous?.joins ?? false) || !(next?.joins ?? false) }
    return properties.isVariationSelector && !(previous?.joins ?? false)
  }

  private var joins: Bool {
    value > 0x7F && !isHarmful && !isJoiner && !properties.isWhitespace
  }
}
