import TurnpikeCompiler
import TurnpikeTable

/// One of the ways to write a text that contains escapes, because devices compare links as written.
struct AppLinkSpelling {
  /// Whether the digits of escapes are lowercase.
  var isLowercase = false
  /// Whether a text with two forms has the less usual form: a `:` without an escape in the first
  /// segment, which only a path without a host must escape, and `+` for a space in a query.
  var isOther = false

  static let all = [
    AppLinkSpelling(), AppLinkSpelling(isLowercase: true), AppLinkSpelling(isOther: true),
    AppLinkSpelling(isLowercase: true, isOther: true),
  ]

  /// Each spelling of a text once.
  static func variants<Text: Hashable>(_ write: (AppLinkSpelling) -> Text) -> [Text] {
    all.map(write).distinct
  }

  /// A segment, or its text before or after a capture, as a glob.
  func segment(_ text: String, isFirst: Bool = false, isWhole: Bool = true) -> String {
    let component = isFirst && !isOther ? LinkComponent.firstSegment : .segment
    return glob(
      isWhole
        ? LinkText.encoded(segment: text, as: component) : LinkText.encoded(text, as: component))
  }

  /// A key of a query.
  func key(_ text: String) -> String {
    let bytes = cased(LinkText.encoded(text, as: .query))
    return isOther ? bytes.replacing("%20", with: "+") : bytes
  }

  /// A value of a query as a glob.
  func value(_ text: String) -> String {
    let glob = glob(LinkText.encoded(text, as: .query))
    return isOther ? glob.replacing("%20", with: "+") : glob
  }

  /// A glob has no escape for `*`, and `$(` begins a variable: `?` is closest.
  private func glob(_ bytes: [UInt8]) -> String {
    cased(bytes).replacing("*", with: "?").replacing("$(", with: "?(")
  }

  private func cased(_ bytes: [UInt8]) -> String {
    var bytes = bytes
    for index in bytes.indices where isLowercase && bytes[index] == UInt8(ascii: "%") {
      for digit in bytes[index...].indices.dropFirst().prefix(2)
      where (0x41...0x46).contains(bytes[digit]) {
        bytes[digit] |= 0x20
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
