/// Takes bytes one after the other.
protocol ByteSink {
  mutating func append(_ byte: UInt8)
}

extension PathBytes: ByteSink {}
extension [UInt8]: ByteSink {}

extension PercentCoding {
  /// Appends a text, each byte that the place does not allow written as an escape. A segment that
  /// is `.` or `..` as a whole is the caller's to see.
  package static func append(
    _ text: [UInt8], as component: LinkComponent, to bytes: inout [UInt8]
  ) {
    text.withUnsafeBytes { appendEncoded($0, as: component, to: &bytes) }
  }

  /// The same into the bytes of a path.
  @inline(__always)
  static func append(
    _ text: UnsafeRawBufferPointer, as component: LinkComponent, to bytes: inout PathBytes
  ) {
    // Nearly every value stands as it is, and is copied whole.
    var index = 0
    while index < text.count, component.allows(text[index]) { index &+= 1 }
    bytes.appendShort(UnsafeRawBufferPointer(start: text.baseAddress, count: index))
    if index < text.count {
      appendEncoded(UnsafeRawBufferPointer(rebasing: text[index...]), as: component, to: &bytes)
    }
  }

  @inline(never)
  private static func appendEncoded(
    _ text: UnsafeRawBufferPointer, as component: LinkComponent, to bytes: inout some ByteSink
  ) {
    for byte in text {
      if component.allows(byte) {
        bytes.append(byte)
      } else {
        bytes.append(SegmentMark.percent)
        bytes.append(HexadecimalDigit.digit(of: byte >> 4))
        bytes.append(HexadecimalDigit.digit(of: byte & 0xF))
      }
    }
  }
}
