/// The identifier of an app in Apple's files: the team's ten capital letters and digits, a dot, and
/// the bundle identifier.
package struct AppIdentifier: Hashable, Sendable {
  package let text: String

  /// Returns nil if the text is not a valid identifier.
  package init?(_ text: String) {
    let identifier = /[0-9A-Z]{10}(?:\.[0-9A-Za-z\-]+)+/.matchingSemantics(.unicodeScalar)
    guard text.wholeMatch(of: identifier) != nil else { return nil }
    self.text = text
  }
}
