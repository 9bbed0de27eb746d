extension PercentCoding {
  /// Appends a text, each byte that the place does not allow written as an escape. A segment that
  /// is `.` or `..` as a whole is the caller's to see.
  package static func append(
    _ text: some Sequence<UInt8>, as component: LinkComponent, to bytes: inout [UInt8]
  ) {
    for byte in text {
      if component.allows(byte) {
        bytes.append(byte)
      } else {
        bytes.append(SegmentMark.percent)
        bytes.append(digit(byte >> 4))
        bytes.append(digit(byte & 0xF))
      }
    }
  }

  /// The same into the bytes of a path.
  static func append(
    _ text: UnsafeRawBufferPointer, as component: LinkComponent, to bytes: inout PathBytes
  ) {
    // Nearly every value stands as it is, and is copied whole.
    var index = 0
    while index < text.count, component.allows(text[index]) { index &+= 1 }
    bytes.appendShort(UnsafeRawBufferPointer(start: text.baseAddress, count: index))
    if index < text.count { appendEscaped(text, from: index, as: component, to: &bytes) }
  }

  @inline(never)
  private static func appendEscaped(
    _ text: UnsafeRawBufferPointer, from start: Int, as component: LinkComponent,
    to bytes: inout PathBytes
  ) {
    for byte in text[start...] {
      if component.allows(byte) {
        bytes.append(byte)
      } else {
        bytes.append(SegmentMark.percent)
        bytes.append(digit(byte >> 4))
        bytes.append(digit(byte & 0xF))
      }
    }
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? value + 0x30 : value + 0x37
  }
}
