import TurnpikeCompiler
import TurnpikeTable

/// One of the ways in which a link writes what must be escaped: files compare with the link as it
/// is written.
struct AppLinkSpelling: Hashable {
  /// Whether the digits of escapes are small.
  var isLowercase = false
  /// Whether what may be written in two ways is written in the other: a `:` of the first segment
  /// as it is, which a path alone must escape and one after a host need not, and a space of a
  /// query as `+`.
  var isOther = false

  static let all = [
    AppLinkSpelling(), AppLinkSpelling(isLowercase: true), AppLinkSpelling(isOther: true),
    AppLinkSpelling(isLowercase: true, isOther: true),
  ]

  /// A whole segment.
  func literal(_ text: String, isFirst: Bool) -> String {
    spelled(LinkText.encoded(segment: text, as: component(isFirst)), endsBeforeVariable: false)
  }

  /// The text before a capture, whose glob may begin with a variable.
  func prefix(_ text: String, isFirst: Bool, isBeforeVariable: Bool) -> String {
    spelled(
      LinkText.encoded(text, as: component(isFirst)), endsBeforeVariable: isBeforeVariable)
  }

  /// The text after a capture.
  func suffix(_ text: String, isFirst: Bool) -> String {
    spelled(LinkText.encoded(text, as: component(isFirst)), endsBeforeVariable: false)
  }

  /// The key of a query.
  func key(_ text: String) -> String {
    spaced(cased(LinkText.encoded(text, as: .query)))
  }

  /// The value of a query.
  func value(_ text: String) -> String {
    spaced(spelled(LinkText.encoded(text, as: .query), endsBeforeVariable: false))
  }

  private func spaced(_ text: String) -> String {
    isOther ? text.replacing("%20", with: "+") : text
  }

  private func component(_ isFirst: Bool) -> LinkComponent {
    isFirst && !isOther ? .firstSegment : .segment
  }

  /// What a glob would read as a wildcard or a variable's start is any character.
  ///
  /// - Parameter endsBeforeVariable: whether a variable follows, whose name follows `$(`.
  private func spelled(_ bytes: [UInt8], endsBeforeVariable: Bool) -> String {
    var shown = bytes
    for (index, byte) in bytes.enumerated() {
      let isLast = index + 1 == bytes.count
      switch byte {
      case UInt8(ascii: "*"): shown[index] = UInt8(ascii: "?")
      case UInt8(ascii: "$")
      where isLast ? endsBeforeVariable : bytes[index + 1] == UInt8(ascii: "("):
        shown[index] = UInt8(ascii: "?")
      default: break
      }
    }
    return cased(shown)
  }

  private func cased(_ bytes: [UInt8]) -> String {
    var bytes = bytes
    if isLowercase {
      for index in bytes.indices where bytes[index] == UInt8(ascii: "%") {
        for digit in bytes[index...].indices.dropFirst().prefix(2)
        where (0x41...0x46).contains(bytes[digit]) {
          bytes[digit] |= 0x20
        }
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
