/// The identifiers of an Android app.
package enum AndroidApp {
  /// Whether a text is an application identifier: at least two names with dots between
  /// them.
  package static func isPackage(_ text: String) -> Bool {
    let names = /[A-Za-z][A-Za-z0-9_]*(?:\.[A-Za-z][A-Za-z0-9_]*)+/
    return text.wholeMatch(of: names.matchingSemantics(.unicodeScalar)) != nil
  }

  /// Whether a text is the name of an activity: the name of a class, or `.` and a name.
  package static func isActivity(_ text: String) -> Bool {
    isPackage(text.hasPrefix(".") ? "a" + text : text)
  }

  /// Returns the SHA-256 fingerprint of a certificate in capitals, or nil if the text is not a
  /// fingerprint.
  package static func fingerprint(_ text: String) -> String? {
    let pairs = /[0-9A-Fa-f]{2}(?::[0-9A-Fa-f]{2}){31}/
    return text.wholeMatch(of: pairs.matchingSemantics(.unicodeScalar)) == nil
      ? nil : text.uppercased()
  }
}
