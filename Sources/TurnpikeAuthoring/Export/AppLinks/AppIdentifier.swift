/// The identifier of an app in Apple's files: the team's ten capital letters and digits, a dot, and
/// the bundle identifier.
package struct AppIdentifier: Hashable, Sendable {
  package let text: String

  /// Returns nil if the text is not a valid identifier.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count > 11, bytes[10] == UInt8(ascii: "."), bytes[..<10].allSatisfy(Self.isTeam),
      bytes[11...].allSatisfy(Self.isBundle),
      !bytes[11...].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        .contains(where: \.isEmpty)
    else { return nil }
    self.text = text
  }

  private static func isTeam(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
  }

  private static func isBundle(_ byte: UInt8) -> Bool {
    isTeam(byte) || (0x61...0x7A).contains(byte) || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: ".")
  }
}
