/// Comparison of the hosts of web URLs, which are ASCII: an internationalized name is written as
/// its A-label (RFC 5890), `xn--…`, which is how the system passes it to an app.
///
/// The case of letters and one trailing dot are ignored.
package enum HostName {
  /// The maximum length in bytes (RFC 1035, 2.3.4), without the trailing dot.
  package static let maximumLength = 253
  /// The maximum length of a label in bytes (RFC 1035, 2.3.4).
  package static let maximumLabelLength = 63

  /// Whether a host is the expected one; with a wildcard, whether it has one or more labels before
  /// it.
  ///
  /// - Parameter expected: The host in lower case.
  package static func isHost(
    _ host: Span<UInt8>, _ expected: Span<UInt8>, isWildcard: Bool
  ) -> Bool {
    let isDotted = host.last == Mark.dot
    let name = host.extracting(0..<host.count - (isDotted ? 1 : 0))
    let labels = name.count - expected.count
    guard isWildcard ? labels >= 2 && name.count <= maximumLength : labels == 0 else {
      return false
    }
    for index in expected.indices where ASCII.lowered(name[labels + index]) != expected[index] {
      return false
    }
    return !isWildcard
      || name[labels - 1] == Mark.dot && areLabels(name.extracting(0..<labels - 1))
  }

  /// Whether a text consists of valid labels with dots between them.
  ///
  /// A wildcard matches nothing else: other software may treat a `:`, an encoded `/` or the full
  /// stop of another script as the end of the host.
  private static func areLabels(_ text: Span<UInt8>) -> Bool {
    var start = 0
    while true {
      let end = text.firstIndex(of: Mark.dot, in: start..<text.count)
      guard isLabel(text.extracting(start..<end)) else { return false }
      if end == text.count { return true }
      start = end + 1
    }
  }

  /// Whether a text is a valid label: letters, digits, `-` in the middle and, as is common in DNS,
  /// `_`.
  package static func isLabel(_ label: Span<UInt8>) -> Bool {
    guard let first = label.first, let last = label.last, first != UInt8(ascii: "-"),
      last != UInt8(ascii: "-")
    else { return false }
    return label.count <= maximumLabelLength && label.allSatisfy { isLabelByte($0) }
  }

  private static func isLabelByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"): true
    default: false
    }
  }
}
