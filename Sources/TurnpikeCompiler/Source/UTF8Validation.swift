/// The offset of the first byte that begins no well-formed UTF-8 sequence, nil where all do.
///
/// It follows the table of well-formed sequences of the Unicode standard: overlong forms,
/// surrogates and what lies beyond U+10FFFF are not well formed.
func firstMalformedUTF8(in bytes: [UInt8]) -> Int? {
  let count = bytes.count
  var index = 0
  while index < count {
    let lead = bytes[index]
    if lead < 0x80 {
      index += 1
      continue
    }
    let length = wellFormedLength(in: bytes, at: index, lead: lead)
    if length == 0 { return index }
    index += length
  }
  return nil
}

/// The length of the sequence of two to four bytes at an index, 0 where it is malformed.
private func wellFormedLength(in bytes: [UInt8], at index: Int, lead: UInt8) -> Int {
  let length: Int
  var second: ClosedRange<UInt8> = 0x80...0xBF
  switch lead {
  case 0xC2...0xDF: length = 2
  case 0xE0...0xEF:
    length = 3
    if lead == 0xE0 { second = 0xA0...0xBF }
    if lead == 0xED { second = 0x80...0x9F }
  case 0xF0...0xF4:
    length = 4
    if lead == 0xF0 { second = 0x90...0xBF }
    if lead == 0xF4 { second = 0x80...0x8F }
  default: return 0
  }
  guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return 0 }
  var next = index + 2
  while next < index + length {
    guard bytes[next] & 0xC0 == 0x80 else { return 0 }
    next += 1
  }
  return length
}
