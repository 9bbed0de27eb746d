/// Percent-encoding as in RFC 3986, section 2.1.
package enum PercentCoding {
  /// The value of a hexadecimal digit, nil for any other byte.
  @inline(__always)
  static func hexadecimal(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte &- 0x30
    case 0x41...0x46: byte &- 0x37
    case 0x61...0x66: byte &- 0x57
    default: nil
    }
  }

  /// Decodes `source` into `target`, which has room for as many bytes, and gives the length.
  ///
  /// A text with a broken escape, or one that does not decode to UTF-8, is copied as it stands.
  /// `source` and `target` may not overlap.
  static func decode(
    _ source: UnsafeRawBufferPointer, into target: UnsafeMutableRawPointer, plusIsSpace: Bool
  ) -> Int {
    guard let start = source.baseAddress else { return 0 }
    let count = source.count
    var length = 0
    var index = 0
    var isWhole = true
    // The bits of all bytes: of ASCII nothing more need be asked.
    var bits: UInt8 = 0
    // In bounds: no more is written than has been read.
    while index < count {
      var byte = start.load(fromByteOffset: index, as: UInt8.self)
      index &+= 1
      if byte == SegmentMark.percent {
        guard index &+ 1 < count,
          let high = hexadecimal(start.load(fromByteOffset: index, as: UInt8.self)),
          let low = hexadecimal(start.load(fromByteOffset: index &+ 1, as: UInt8.self))
        else {
          isWhole = false
          break
        }
        byte = high &<< 4 | low
        index &+= 2
      } else if plusIsSpace, byte == UInt8(ascii: "+") {
        byte = UInt8(ascii: " ")
      }
      bits |= byte
      target.storeBytes(of: byte, toByteOffset: length, as: UInt8.self)
      length &+= 1
    }
    if isWhole, bits < 0x80 || UTF8Validity.isValid(.init(start: target, count: length)) {
      return length
    }
    for index in 0..<source.count {
      let isSpace = plusIsSpace && source[index] == UInt8(ascii: "+")
      let byte = isSpace ? UInt8(ascii: " ") : source[index]
      target.storeBytes(of: byte, toByteOffset: index, as: UInt8.self)
    }
    return source.count
  }

  /// Whether a text has escapes, or a `+` that is a space.
  static func needsDecoding(_ text: UnsafeRawBufferPointer, plusIsSpace: Bool) -> Bool {
    for byte in text where byte == SegmentMark.percent || (plusIsSpace && byte == plus) {
      return true
    }
    return false
  }

  /// Calls the body with a decoded text.
  @inline(__always)
  static func withDecoded<Result>(
    _ source: UnsafeRawBufferPointer, plusIsSpace: Bool,
    _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(byteCount: source.count, alignment: 1) { buffer in
      guard let target = buffer.baseAddress else { return body(source) }
      let length = decode(source, into: target, plusIsSpace: plusIsSpace)
      return body(UnsafeRawBufferPointer(start: target, count: length))
    }
  }

  /// A decoded text as a string.
  package static func string(
    decoding source: UnsafeRawBufferPointer, plusIsSpace: Bool
  ) -> String {
    if !needsDecoding(source, plusIsSpace: plusIsSpace) { return String(segment: source) }
    return withDecoded(source, plusIsSpace: plusIsSpace) { String(segment: $0) }
  }

  /// A decoded text for the compiler: nil where an escape is broken or the bytes are not UTF-8.
  package static func strictlyDecoded(_ text: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var index = 0
    while index < text.count {
      if text[index] == SegmentMark.percent {
        guard index + 2 < text.count, let high = hexadecimal(text[index + 1]),
          let low = hexadecimal(text[index + 2])
        else { return nil }
        result.append(high << 4 | low)
        index += 3
      } else {
        result.append(text[index])
        index += 1
      }
    }
    return result.withUnsafeBytes { UTF8Validity.isValid($0) } ? result : nil
  }
}

/// Where a text stands in a link decides which bytes are written as they are.
package enum LinkComponent: Sendable {
  /// `pchar` of RFC 3986.
  case segment
  /// The first segment of a path without a scheme: `pchar` without `:`.
  case firstSegment
  /// A key or a value: what a query may hold without `&`, `=` and `+`.
  case query
  case fragment

  /// Whether the byte stands for itself.
  @inline(__always)
  package func allows(_ byte: UInt8) -> Bool {
    byte < 0x80 && (byte < 0x40 ? allowed.low : allowed.high) &>> UInt64(byte) & 1 == 1
  }

  /// A bit for each byte of ASCII that stands for itself, those below 64 and those from there on: a
  /// switch over them would take a step for each.
  @inline(__always)
  private var allowed: (low: UInt64, high: UInt64) {
    switch self {
    case .segment: (Self.common.low | Self.delimiters | Self.colon, Self.common.high)
    case .firstSegment: (Self.common.low | Self.delimiters, Self.common.high)
    case .query: (Self.common.low | Self.colon | Self.slashes, Self.common.high)
    case .fragment:
      (Self.common.low | Self.delimiters | Self.colon | Self.slashes, Self.common.high)
    }
  }

  /// `unreserved`, and what every place allows of `sub-delims` and `@`: digits and `!$'()*,-.;`,
  /// letters and `@_~`.
  private static var common: (low: UInt64, high: UInt64) {
    (0x0BFF_7792_0000_0000, 0x47FF_FFFE_87FF_FFFF)
  }
  /// `&`, `+` and `=`.
  private static var delimiters: UInt64 { 0x2000_0840_0000_0000 }
  private static var colon: UInt64 { 0x0400_0000_0000_0000 }
  /// `/` and `?`.
  private static var slashes: UInt64 { 0x8000_8000_0000_0000 }
}

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
        bytes.append(percent)
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
        bytes.append(percent)
        bytes.append(digit(byte >> 4))
        bytes.append(digit(byte & 0xF))
      }
    }
  }

  private static var percent: UInt8 { SegmentMark.percent }
  private static var plus: UInt8 { UInt8(ascii: "+") }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? value + 0x30 : value + 0x37
  }
}
