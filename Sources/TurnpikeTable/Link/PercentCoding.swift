/// Percent-encoding as in RFC 3986, section 2.1.
package enum PercentCoding {
  /// The byte that the escape at an index stands for; nil where there is none.
  @inline(__always)
  static func escapedByte(in text: UnsafeRawBufferPointer, at index: Int) -> UInt8? {
    guard index &+ 2 < text.count, text[index] == SegmentMark.percent,
      let high = HexadecimalDigit.value(of: text[index &+ 1]),
      let low = HexadecimalDigit.value(of: text[index &+ 2])
    else { return nil }
    return high &<< 4 | low
  }

  /// Decodes `source` into `target`, which holds as many bytes, and gives the length.
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
      if byte == SegmentMark.percent {
        guard let escaped = escapedByte(in: source, at: index) else {
          isWhole = false
          break
        }
        byte = escaped
        index &+= 2
      } else if plusIsSpace, byte == UInt8(ascii: "+") {
        byte = UInt8(ascii: " ")
      }
      index &+= 1
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

  /// What is wrong with a text's escapes, and where.
  package enum EscapeError: Error {
    /// A `%` without two digits behind it.
    case broken(at: Int)
    /// An escape of a byte that is not part of well-formed UTF-8.
    case malformed(at: Int)
  }

  /// A decoded text for the compiler.
  package static func strictlyDecoded(_ text: [UInt8]) throws(EscapeError) -> [UInt8] {
    var result: [UInt8] = []
    // Where each decoded byte comes from.
    var origins: [Int] = []
    var index = 0
    while index < text.count {
      var byte = text[index]
      origins.append(index)
      if byte == SegmentMark.percent {
        guard let escaped = text.withUnsafeBytes({ escapedByte(in: $0, at: index) }) else {
          throw .broken(at: index)
        }
        byte = escaped
        index += 2
      }
      result.append(byte)
      index += 1
    }
    if let error = UTF8Validity.firstError(result) { throw .malformed(at: origins[error]) }
    return result
  }
}
