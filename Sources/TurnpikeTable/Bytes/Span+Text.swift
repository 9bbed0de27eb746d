extension Span<UInt8> {
  package var first: UInt8? { isEmpty ? nil : self[0] }
  package var last: UInt8? { isEmpty ? nil : self[count - 1] }

  @inline(__always)
  @_lifetime(copy self)
  package func dropFirst(_ length: Int = 1) -> Span<UInt8> { extracting(length..<count) }

  /// The index of the first byte in a range that equals the given one, or another one; the range's upper
  /// bound if none does.
  @inline(__always)
  package func firstIndex(of byte: UInt8, or other: UInt8? = nil, in range: Range<Int>) -> Int {
    var index = range.lowerBound
    while index < range.upperBound {
      let word = ByteWord(self, at: index)
      let mark = word.marks(of: byte) | word.marks(of: other ?? byte)
      if mark != 0 { return min(index + ByteWord.index(of: mark), range.upperBound) }
      index += 8
    }
    return range.upperBound
  }

  /// The index of the first byte that equals the given one; the count if none does.
  package func firstIndex(of byte: UInt8) -> Int { firstIndex(of: byte, in: 0..<count) }

  package func allSatisfy(_ predicate: (UInt8) -> Bool) -> Bool {
    for index in indices where !predicate(self[index]) { return false }
    return true
  }

  /// Whether the bytes in a range equal those at an index of another span.
  @inline(__always)
  package func isEqual(_ range: Range<Int>, to other: Span<UInt8>, at start: Int) -> Bool {
    var index = 0
    while index < range.count {
      let count = range.count - index
      let word = ByteWord(self, at: range.lowerBound + index)
      if word.first(count) != ByteWord(other, at: start + index).first(count) { return false }
      index += 8
    }
    return true
  }

  /// Whether the bytes of a text follow at an index.
  package func hasText(_ text: Span<UInt8>, at start: Int) -> Bool {
    count - start >= text.count && isEqual(start..<start + text.count, to: text, at: 0)
  }

  package func isEqual(to text: Span<UInt8>) -> Bool { count == text.count && hasText(text, at: 0) }

  /// Whether the bytes are those of a text, apart from the case of ASCII letters.
  package func isEqual(toLetters text: Span<UInt8>) -> Bool {
    guard count == text.count else { return false }
    for index in indices where ASCII.lowered(self[index]) != ASCII.lowered(text[index]) {
      return false
    }
    return true
  }

  package func isEqual(to text: String) -> Bool {
    guard count == text.utf8.count else { return false }
    var index = 0
    for byte in text.utf8 {
      if self[index] != byte { return false }
      index += 1
    }
    return true
  }

  /// The bytes as an array.
  package var array: [UInt8] { indices.map { self[$0] } }
}
