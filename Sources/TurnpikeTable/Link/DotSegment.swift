/// The segments `.` and `..` (RFC 3986, 3.3): as written they are refused, since whoever reads a link
/// otherwise would leave them out, or the segment before them too.
package enum DotSegment {
  /// Whether a segment is one.
  @inline(__always)
  package static func isDots(_ segment: UnsafeRawBufferPointer) -> Bool {
    switch segment.count {
    case 1: segment[0] == SegmentMark.dot
    case 2: segment[0] == SegmentMark.dot && segment[1] == SegmentMark.dot
    default: false
    }
  }

  /// The same of the bytes of a text.
  package static func isDots(_ text: [UInt8]) -> Bool { text.withUnsafeBytes { isDots($0) } }

  /// Whether a path has one among its segments.
  static func stands(in path: UnsafeRawBufferPointer) -> Bool {
    path.split(separator: SegmentMark.slash).contains {
      isDots(UnsafeRawBufferPointer(rebasing: $0))
    }
  }

  /// A dot as a segment that is one writes it.
  package static var encodedDot: [UInt8] { [0x25, 0x32, 0x45] }
}
