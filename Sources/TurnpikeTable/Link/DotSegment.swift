/// The segments `.` and `..` (RFC 3986, section 3.3). As written they are refused, since other
/// readers of the link leave them out, and the segment before them too.
package enum DotSegment {
  package static func isDots(_ segment: Span<UInt8>) -> Bool {
    switch segment.count {
    case 1: segment[0] == Mark.dot
    case 2: segment[0] == Mark.dot && segment[1] == Mark.dot
    default: false
    }
  }

  /// The same of the bytes of a text.
  package static func isDots(_ text: [UInt8]) -> Bool { isDots(ContiguousArray(text).span) }

  /// A dot as a segment that is one writes it.
  package static var encodedDot: String { "%2E" }
}
