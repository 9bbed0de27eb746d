/// Reads a text from its start.
struct ByteReader: ~Escapable {
  let text: Span<UInt8>
  /// The index of the next byte.
  var index = 0

  @_lifetime(copy text)
  init(_ text: Span<UInt8>) {
    self.text = text
  }

  var isAtEnd: Bool { index == text.count }

  /// Reads a character if it is next, and returns whether it is.
  @discardableResult
  mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard index < text.count, text[index] == UInt8(ascii: scalar) else { return false }
    index += 1
    return true
  }

  /// Reads the digits that follow, and returns their range, or nil if no digit follows.
  mutating func digits() -> Range<Int>? {
    let start = index
    while index < text.count, ASCII.isDigit(text[index]) { index += 1 }
    return index > start ? start..<index : nil
  }
}
