/// The identifiers of an Android app.
package enum AndroidApp {
  /// Whether a text is an application identifier: at least two names with dots between
  /// them.
  package static func isPackage(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count > 1
      && parts.allSatisfy { part in
        part.first.map(isLetter) == true
          && part.allSatisfy { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "_") }
      }
  }

  /// Whether a text is the name of an activity: the name of a class, or `.` and a name.
  package static func isActivity(_ text: String) -> Bool {
    isPackage(text.hasPrefix(".") ? "a" + text : text)
  }

  /// Returns the SHA-256 fingerprint of a certificate in capitals, or nil if the text is not a
  /// fingerprint.
  package static func fingerprint(_ text: String) -> String? {
    let pairs = text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard pairs.count == 32, pairs.allSatisfy({ $0.count == 2 && $0.allSatisfy(isHexadecimal) })
    else { return nil }
    return text.uppercased()
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    isDigit(byte) || (0x61...0x66).contains(byte | 0x20)
  }
}
