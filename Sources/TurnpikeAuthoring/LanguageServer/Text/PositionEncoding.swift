/// The unit in which positions of a line are counted.
enum PositionEncoding: String {
  case utf8 = "utf-8"
  case utf16 = "utf-16"

  /// How many units a text has.
  func length(of bytes: ArraySlice<UInt8>) -> Int {
    switch self {
    case .utf8: bytes.count
    case .utf16:
      // Most lines are ASCII.
      bytes.allSatisfy { $0 < 0x80 }
        ? bytes.count : String(decoding: bytes, as: UTF8.self).utf16.count
    }
  }

  /// How many bytes so many units take at the start of a text; all where it has fewer.
  func bytes(_ units: Int, of bytes: ArraySlice<UInt8>) -> Int {
    if units <= 0 { return 0 }
    if self == .utf8 || bytes.allSatisfy({ $0 < 0x80 }) {
      var count = min(units, bytes.count)
      // No position is inside a character.
      while count > 0, count < bytes.count, bytes[bytes.startIndex + count] & 0xC0 == 0x80 {
        count -= 1
      }
      return count
    }
    var units = units
    var count = 0
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      units -= UTF16.width(scalar)
      if units < 0 { break }
      count += UTF8.width(scalar)
    }
    return min(count, bytes.count)
  }
}
