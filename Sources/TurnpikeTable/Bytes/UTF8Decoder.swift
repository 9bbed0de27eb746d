/// Decodes UTF-8 byte by byte (the Unicode Standard, table 3-7).
package struct UTF8Decoder {
  /// The meaning of a byte in a sequence.
  package enum Step: Equatable {
    /// It ends a scalar.
    case scalar(Unicode.Scalar)
    /// More bytes of its scalar must follow.
    case incomplete
    /// It is not part of a well-formed sequence.
    case malformed
  }

  /// The number of bytes that must follow, and the range of the next one.
  private var missing = 0
  private var next: ClosedRange<UInt8> = 0x80...0xBF
  private var value: UInt32 = 0

  package init() {}

  /// Whether the last scalar is complete.
  package var isComplete: Bool { missing == 0 }

  package mutating func append(_ byte: UInt8) -> Step {
    if missing == 0 { return start(byte) }
    guard next.contains(byte) else { return .malformed }
    next = 0x80...0xBF
    missing -= 1
    value = value << 6 | UInt32(byte & 0x3F)
    guard missing == 0 else { return .incomplete }
    return Unicode.Scalar(value).map { .scalar($0) } ?? .malformed
  }

  private mutating func start(_ byte: UInt8) -> Step {
    switch byte {
    case 0..<0x80: return .scalar(Unicode.Scalar(byte))
    case 0xC2...0xDF: expect(1, after: byte & 0x1F)
    case 0xE0: expect(2, after: 0, 0xA0...0xBF)
    case 0xED: expect(2, after: 0xD, 0x80...0x9F)
    case 0xE1...0xEF: expect(2, after: byte & 0xF)
    case 0xF0: expect(3, after: 0, 0x90...0xBF)
    case 0xF4: expect(3, after: 4, 0x80...0x8F)
    case 0xF1...0xF3: expect(3, after: byte & 7)
    default: return .malformed
    }
    return .incomplete
  }

  private mutating func expect(
    _ count: Int, after bits: UInt8, _ next: ClosedRange<UInt8> = 0x80...0xBF
  ) {
    missing = count
    value = UInt32(bits)
    self.next = next
  }
}

extension UTF8Decoder {
  /// Returns the index of the first byte that is not part of a well-formed sequence, or nil if all
  /// bytes are well-formed.
  package static func firstError(in bytes: [UInt8]) -> Int? {
    var decoder = UTF8Decoder()
    var start = 0
    var index = 0
    while index < bytes.count {
      if decoder.isComplete {
        start = index
        // Nearly all bytes are ASCII.
        if bytes[index] < 0x80 {
          index += 1
          continue
        }
      }
      if decoder.append(bytes[index]) == .malformed { return start }
      index += 1
    }
    return decoder.isComplete ? nil : start
  }
}
