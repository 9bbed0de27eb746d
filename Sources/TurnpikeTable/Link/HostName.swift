/// Comparison of the hosts of web URLs.
///
/// The case of ASCII letters and one trailing dot are ignored. Labels with other letters are
/// compared by their A-labels (RFC 5890), after conversion to lower case and NFC.
package enum HostName {
  /// Whether a host is the expected one; with a wildcard, whether it has one or more labels before
  /// it.
  ///
  /// - Parameter expected: The host in lower case, its labels as A-labels.
  package static func isHost(
    _ host: Span<UInt8>, _ expected: Span<UInt8>, isWildcard: Bool
  ) -> Bool {
    let isDotted = host.last == Mark.dot
    let name = host.extracting(0..<host.count - (isDotted ? 1 : 0))
    return name.allSatisfy { $0 < 0x80 }
      ? isASCIIHost(name, expected, isWildcard: isWildcard)
      : isInternationalHost(name, expected, isWildcard: isWildcard)
  }

  private static func isASCIIHost(
    _ host: Span<UInt8>, _ expected: Span<UInt8>, isWildcard: Bool
  ) -> Bool {
    let labels = host.count - expected.count
    guard isWildcard ? labels >= 2 && host.count <= maximumLength : labels == 0 else {
      return false
    }
    for index in expected.indices where ASCII.lowered(host[labels + index]) != expected[index] {
      return false
    }
    return !isWildcard || areLabels(host.extracting(0..<labels))
  }

  /// The maximum length in bytes (RFC 1035, 2.3.4), without the trailing dot.
  private static let maximumLength = 253

  /// Whether a text consists of valid labels, each with a dot after it.
  ///
  /// A wildcard matches nothing else: other software may treat a `:`, an encoded `/` or the full
  /// stop of another script as the end of the host.
  private static func areLabels(_ text: Span<UInt8>) -> Bool {
    var start = 0
    while start < text.count {
      let end = text.firstIndex(of: Mark.dot, in: start..<text.count)
      guard end < text.count, HostLabel.isName(text.extracting(start..<end)) else { return false }
      start = end + 1
    }
    return true
  }

  /// Strings are compared by canonical equivalence, which is the same as comparing their NFC.
  private static func isInternationalHost(
    _ host: Span<UInt8>, _ expected: Span<UInt8>, isWildcard: Bool
  ) -> Bool {
    guard host.isUTF8 else { return false }
    let labels = HostLabel.labels(of: host.string)
    let expectedLabels = HostLabel.labels(of: expected.string)
    let others = labels.count - expectedLabels.count
    guard isWildcard ? others >= 1 : others == 0 else { return false }
    for (label, expected) in zip(labels[others...], expectedLabels)
    where HostLabel.lowered(label) != HostLabel.text(of: expected) {
      return false
    }
    return labels[..<others].allSatisfy { label in
      LinkBytes.read(label) { HostLabel.isName($0) }
    }
  }

  /// The comparable form of a host in NFC; nil if the bytes are empty or not valid UTF-8.
  package static func canonical(_ written: [UInt8]) -> [UInt8]? {
    var host = ContiguousArray(written)
    guard host.span.isUTF8 else { return nil }
    if host.last == Mark.dot { host.removeLast() }
    if host.isEmpty { return nil }
    return Array(
      HostLabel.labels(of: host.span.string).map { HostLabel.asciiForm(of: $0) }
        .joined(separator: [Mark.dot]))
  }
}
