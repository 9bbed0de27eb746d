/// The text of an IPv6 address (RFC 3986, section 3.2.2; RFC 4291, section 2.2).
enum IPv6Text {
  static func isAddress(_ text: UnsafeRawBufferPointer) -> Bool {
    var groups = 0
    var hasGap = false
    var index = 0
    while index < text.count {
      if text[index...].starts(with: "::".utf8) {
        if hasGap { return false }
        hasGap = true
        index += 2
        if index == text.count { break }
      } else if index > 0 {
        guard text[index] == UInt8(ascii: ":") else { return false }
        index += 1
      }
      let end = text[index...].firstIndex(of: UInt8(ascii: ":")) ?? text.count
      let group = UnsafeRawBufferPointer(rebasing: text[index..<end])
      if end == text.count, group.contains(UInt8(ascii: ".")) {
        guard isIPv4(group) else { return false }
        groups += 2
      } else {
        guard (1...4).contains(group.count),
          group.allSatisfy({ HexadecimalDigit.value(of: $0) != nil })
        else { return false }
        groups += 1
      }
      index = end
    }
    return hasGap ? groups < 8 : groups == 8
  }

  private static func isIPv4(_ text: UnsafeRawBufferPointer) -> Bool {
    let parts = text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count == 4
      && parts.allSatisfy { part in
        guard (1...3).contains(part.count), part.allSatisfy({ $0 &- 0x30 < 10 }),
          part.count == 1 || part.first != 0x30
        else { return false }
        return part.reduce(0) { $0 * 10 + Int($1 - 0x30) } < 256
      }
  }
}
