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
    let plus = plusIsSpace ? UInt8(ascii: "+") : SegmentMark.percent
    for byte in text where byte == SegmentMark.percent || byte == plus { return true }
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

  /// Calls the body with a text, decoded where it has to be.
  @inline(__always)
  static func withText<Result>(
    of source: UnsafeRawBufferPointer, plusIsSpace: Bool,
    _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    if !needsDecoding(source, plusIsSpace: plusIsSpace) { return body(source) }
    return withDecoded(source, plusIsSpace: plusIsSpace) { body($0) }
  }

  /// A decoded text as a string.
  package static func string(
    decoding source: UnsafeRawBufferPointer, plusIsSpace: Bool
  ) -> String {
    withText(of: source, plusIsSpace: plusIsSpace) { String(segment: $0) }
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
