/// The segments `.` and `..` (RFC 3986, section 3.3).
///
/// Unescaped dot segments are rejected, because other software removes them from the link. For
/// `..`, it also removes the segment before it.
package enum DotSegment {
  package static func isDots(_ segment: Span<UInt8>) -> Bool {
    switch segment.count {
    case 1: segment[0] == Mark.dot
    case 2: segment[0] == Mark.dot && segment[1] == Mark.dot
    default: false
    }
  }

  /// Whether the bytes of a text are `.` or `..`.
  package static func isDots(_ text: [UInt8]) -> Bool { isDots(ContiguousArray(text).span) }

  /// An escaped dot, which a segment `.` or `..` is written with.
  package static var encodedDot: String { "%2E" }
}
