/// Whether bytes are well-formed UTF-8, by the table of the Unicode standard (3-7).
package enum UTF8Validity {
  /// The offset of the first byte that is not part of a well-formed sequence; nil when all are.
  package static func firstError(_ bytes: UnsafeRawBufferPointer) -> Int? {
    var index = 0
    while index < bytes.count {
      let lead = bytes[index]
      if lead < 0x80 {
        index += 1
        continue
      }
      let length: Int
      var second: ClosedRange<UInt8> = 0x80...0xBF
      switch lead {
      case 0xC2...0xDF: length = 2
      case 0xE0: (length, second) = (3, 0xA0...0xBF)
      case 0xED: (length, second) = (3, 0x80...0x9F)
      case 0xE1...0xEF: length = 3
      case 0xF0: (length, second) = (4, 0x90...0xBF)
      case 0xF4: (length, second) = (4, 0x80...0x8F)
      case 0xF1...0xF3: length = 4
      default: return index
      }
      guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return index }
      for offset in 2..<max(length, 2) where bytes[index + offset] & 0xC0 != 0x80 {
        return index
      }
      index += length
    }
    return nil
  }

  package static func firstError(_ bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBytes { firstError($0) }
  }

  static func isValid(_ bytes: UnsafeRawBufferPointer) -> Bool {
    firstError(bytes) == nil
  }
}
