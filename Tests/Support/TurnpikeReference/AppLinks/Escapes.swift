/// The escapes of a link as it is written.
enum Escapes {
  /// A link with small digits in all its escapes.
  static func small(_ link: [UInt8]) -> [UInt8] {
    var bytes = link
    for index in bytes.indices where bytes[index] == UInt8(ascii: "%") {
      for digit in bytes.indices[index...].dropFirst().prefix(2)
      where (0x41...0x46).contains(bytes[digit]) {
        bytes[digit] |= 0x20
      }
    }
    return bytes
  }
}
