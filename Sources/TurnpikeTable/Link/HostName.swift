/// Hosts of web URLs, compared as names: ASCII case and one trailing dot ignored, labels with other
/// letters after lower case and NFC, by their A-labels (RFC 5890).
package enum HostName {
  @inline(__always)
  static func lowered(_ byte: UInt8) -> UInt8 {
    byte &- 0x41 < 26 ? byte | 0x20 : byte
  }

  /// Whether a host is the expected one, or with a wildcard one or more labels before it.
  ///
  /// - Parameter isASCII: whether all of the host is.
  static func isHost(
    _ host: UnsafeRawBufferPointer, _ expected: UnsafeRawBufferPointer, isWildcard: Bool,
    isASCII: Bool
  ) -> Bool {
    isASCII
      ? isHost(host, expected, isWildcard: isWildcard)
      : isInternationalHost(host, expected, isWildcard: isWildcard)
  }

  private static func isHost(
    _ host: UnsafeRawBufferPointer, _ expected: UnsafeRawBufferPointer, isWildcard: Bool
  ) -> Bool {
    let count = host.last == UInt8(ascii: ".") ? host.count - 1 : host.count
    let labels = count - expected.count
    guard isWildcard ? labels >= 2 && count <= maximumLength : labels == 0 else { return false }
    for index in 0..<expected.count where lowered(host[labels + index]) != expected[index] {
      return false
    }
    return !isWildcard || areLabels(UnsafeRawBufferPointer(rebasing: host[..<labels]))
  }

  /// In bytes (RFC 1035, 2.3.4), the last dot left out.
  private static let maximumLength = 253

  /// Whether labels, each with its dot behind, are names: a wildcard stands for nothing else, since
  /// what reads a link otherwise than this may take a `:`, a `/` that is encoded or another
  /// script's full stop for the host's end.
  private static func areLabels(_ text: UnsafeRawBufferPointer) -> Bool {
    var start = 0
    for index in 0..<text.count where text[index] == UInt8(ascii: ".") {
      guard HostLabel.isName(UnsafeRawBufferPointer(rebasing: text[start..<index])) else {
        return false
      }
      start = index + 1
    }
    return start == text.count
  }

  /// Strings compare by canonical equivalence, which is to compare after NFC.
  private static func isInternationalHost(
    _ host: UnsafeRawBufferPointer, _ expected: UnsafeRawBufferPointer, isWildcard: Bool
  ) -> Bool {
    guard UTF8Validity.isValid(host) else { return false }
    let dot = UInt8(ascii: ".")
    let name = host.last == dot ? UnsafeRawBufferPointer(rebasing: host.dropLast()) : host
    let labels = name.split(separator: dot, omittingEmptySubsequences: false)
    let expectedLabels = expected.split(separator: dot, omittingEmptySubsequences: false)
    let others = labels.count - expectedLabels.count
    guard isWildcard ? others >= 1 : others == 0 else { return false }
    for (label, expected) in zip(labels[others...], expectedLabels) {
      let text = HostLabel.lowered(UnsafeRawBufferPointer(rebasing: label))
      guard text == HostLabel.text(of: UnsafeRawBufferPointer(rebasing: expected)) else {
        return false
      }
    }
    return labels[..<others].allSatisfy { HostLabel.isName(UnsafeRawBufferPointer(rebasing: $0)) }
  }

  /// The comparable form of a host that is in NFC; nil when the bytes are no text, or empty.
  package static func canonical(_ written: UnsafeRawBufferPointer) -> [UInt8]? {
    var host = Array(written)
    if host.last == UInt8(ascii: ".") { host.removeLast() }
    guard !host.isEmpty, UTF8Validity.isValid(written) else { return nil }
    let labels = host.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return Array(
      labels.map { label in label.withUnsafeBytes { HostLabel.asciiForm(of: $0) } }
        .joined(separator: [UInt8(ascii: ".")]))
  }
}
