package import TurnpikeTable

/// A link as decoded parts. Its text is encoded in the same way as the links of routes.
package struct LinkText {
  package let segments: [[UInt8]]
  let query: [(key: String, value: String)]

  package init(segments: [[UInt8]], query: [(key: String, value: String)]) {
    self.segments = segments
    self.query = query
  }

  /// Creates a link with the values of a query by their keys.
  init(segments: [[UInt8]], values: [[UInt8]: [UInt8]]) {
    func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
    self.segments = segments
    query = values.sorted { $0.key.lexicographicallyPrecedes($1.key) }
      .map { (text($0.key), text($0.value)) }
  }

  /// The link without scheme and origin. The link of the root is `/`.
  package var text: String {
    var bytes: [UInt8] = []
    for (index, segment) in segments.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: "/")) }
      if DotSegment.isDots(segment) {
        for _ in segment { bytes += DotSegment.encodedDot.utf8 }
      } else {
        PercentCoding.append(segment, as: index == 0 ? .firstSegment : .segment, to: &bytes)
      }
    }
    if segments.isEmpty { bytes.append(UInt8(ascii: "/")) }
    for (index, item) in query.enumerated() {
      bytes.append(UInt8(ascii: index == 0 ? "?" : "&"))
      bytes += Self.encoded(item.key, as: .query)
      bytes.append(UInt8(ascii: "="))
      bytes += Self.encoded(item.value, as: .query)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns a text percent-encoded for a component of a link (RFC 3986).
  package static func encoded(_ text: String, as component: LinkComponent) -> [UInt8] {
    var bytes: [UInt8] = []
    PercentCoding.append(text.utf8, as: component, to: &bytes)
    return bytes
  }

  /// Returns a value of a query percent-encoded.
  static func encodedValue(_ text: String) -> String {
    String(decoding: encoded(text, as: .query), as: UTF8.self)
  }

  /// Returns a complete segment percent-encoded.
  package static func encoded(segment text: String, as component: LinkComponent) -> [UInt8] {
    let bytes = encoded(text, as: component)
    return DotSegment.isDots(bytes) ? bytes.flatMap { _ in DotSegment.encodedDot.utf8 } : bytes
  }
}
