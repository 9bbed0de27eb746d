/// The text of an IPv6 address (RFC 3986, section 3.2.2; RFC 4291, section 2.2).
enum IPv6Text {
  static func isAddress(_ text: Span<UInt8>) -> Bool {
    var groups = 0
    var hasGap = false
    var index = 0
    while index < text.count {
      if text[index] == Mark.colon, index + 1 < text.count, text[index + 1] == Mark.colon {
        if hasGap { return false }
        hasGap = true
        index += 2
        if index == text.count { break }
      } else if index > 0 {
        guard text[index] == Mark.colon else { return false }
        index += 1
      }
      let end = text.firstIndex(of: Mark.colon, in: index..<text.count)
      let group = text.extracting(index..<end)
      if end == text.count, group.firstIndex(of: Mark.dot) < group.count {
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

  /// Whether a text is four numbers below 256 without leading zeros, separated by dots.
  private static func isIPv4(_ text: Span<UInt8>) -> Bool {
    var numbers = 0
    var start = 0
    while start <= text.count {
      let end = text.firstIndex(of: Mark.dot, in: start..<text.count)
      let number = text.extracting(start..<end)
      guard (1...3).contains(number.count), number.count == 1 || number[0] != 0x30,
        number.allSatisfy({ ASCII.isDigit($0) }), let value = NumberText.unsigned(number),
        value < 256
      else { return false }
      numbers += 1
      start = end + 1
    }
    return numbers == 4
  }
}
