/// A text as a link writes it: its range, and how its bytes are decoded.
///
/// A text with an invalid escape, or a text that does not decode to UTF-8, is used as written,
/// except for a `+` in a query.
package struct EncodedText {
  package let range: Range<Int>
  /// Whether it has escapes, which are decoded (RFC 3986, section 2.1).
  package let hasEscapes: Bool
  /// Whether it has a `+` that is a space (WHATWG URL, "application/x-www-form-urlencoded").
  package let hasSpaces: Bool

  private init(_ range: Range<Int>, hasEscapes: Bool, hasSpaces: Bool) {
    self.range = range
    self.hasEscapes = hasEscapes
    self.hasSpaces = hasSpaces
  }

  /// Creates a text that is used as written.
  @inline(__always)
  init(plain range: Range<Int>) {
    self.init(range, hasEscapes: false, hasSpaces: false)
  }

  /// Creates a text of a path or a fragment or, if `plusIsSpace` is true, of a query.
  package init(_ range: Range<Int>, of link: Span<UInt8>, plusIsSpace: Bool = false) {
    var (hasPercent, hasPlus) = (false, false)
    for index in range {
      if link[index] == Mark.percent { hasPercent = true }
      if link[index] == Mark.plus { hasPlus = true }
    }
    self.init(
      range, hasEscapes: hasPercent && Self.decodes(range, of: link),
      hasSpaces: hasPlus && plusIsSpace)
  }

  private static func decodes(_ range: Range<Int>, of link: Span<UInt8>) -> Bool {
    var decoder = UTF8Decoder()
    var index = range.lowerBound
    while index < range.upperBound {
      var byte = link[index]
      if byte == Mark.percent {
        guard let escaped = PercentCoding.escapedByte(at: index, of: link, before: range.upperBound)
        else { return false }
        byte = escaped
        index += 2
      }
      if decoder.append(byte) == .malformed { return false }
      index += 1
    }
    return decoder.isComplete
  }

  /// Whether the decoded text is the same as the bytes of the range.
  @inline(__always)
  var isPlain: Bool { !hasEscapes && !hasSpaces }
}

extension EncodedText {
  /// The text with each `+` as a plus symbol.
  package var keepingPlus: EncodedText {
    EncodedText(range, hasEscapes: hasEscapes, hasSpaces: false)
  }

  /// The text without a number of decoded bytes at its start and end.
  func without(prefix: Int, suffix: Int, in link: Span<UInt8>) -> EncodedText {
    var count = 0
    var bytes = bytes
    while bytes.next(in: link) != nil { count += 1 }
    let start = index(after: prefix, in: link)
    let end = index(after: count - suffix, in: link)
    return EncodedText(start..<max(start, end), hasEscapes: hasEscapes, hasSpaces: hasSpaces)
  }

  /// The index after a number of decoded bytes.
  private func index(after count: Int, in link: Span<UInt8>) -> Int {
    var bytes = bytes
    for _ in 0..<max(0, count) { _ = bytes.next(in: link) }
    return bytes.index
  }

  /// An iterator over decoded bytes.
  private struct DecodedBytes {
    let text: EncodedText
    /// The index of the next byte in the link.
    var index: Int

    @inline(__always)
    mutating func next(in link: Span<UInt8>) -> UInt8? {
      guard index < text.range.upperBound else { return nil }
      let byte = link[index]
      if byte == Mark.percent, text.hasEscapes,
        let escaped = PercentCoding.escapedByte(at: index, of: link, before: text.range.upperBound)
      {
        index += 3
        return escaped
      }
      index += 1
      return byte == Mark.plus && text.hasSpaces ? UInt8(ascii: " ") : byte
    }
  }

  private var bytes: DecodedBytes { DecodedBytes(text: self, index: range.lowerBound) }

  /// The hash of the decoded text.
  @inline(__always)
  func hash(in link: Span<UInt8>) -> TextHash {
    isPlain ? TextHash(link, range) : decodedHash(in: link)
  }

  @inline(never)
  private func decodedHash(in link: Span<UInt8>) -> TextHash {
    var hash = TextHash()
    var (word, width) = (ByteWord.slashes, UInt64(0))
    var bytes = bytes
    while let byte = bytes.next(in: link) {
      word ^= UInt64(byte ^ Mark.slash) << width
      width += 8
      if width == 64 {
        hash.append(word)
        (word, width) = (ByteWord.slashes, 0)
      }
    }
    if width > 0 { hash.append(word) }
    return hash
  }

  /// Whether the decoded text equals another.
  @inline(__always)
  func isEqual(to text: Span<UInt8>, in link: Span<UInt8>) -> Bool {
    isPlain
      ? range.count == text.count && link.isEqual(range, to: text, at: 0)
      : isDecodedEqual(to: text, in: link)
  }

  @inline(never)
  private func isDecodedEqual(to text: Span<UInt8>, in link: Span<UInt8>) -> Bool {
    var count = 0
    var bytes = bytes
    while let byte = bytes.next(in: link) {
      if count == text.count || text[count] != byte { return false }
      count += 1
    }
    return count == text.count
  }

  /// The decoded text.
  @inline(__always)
  package func string(in link: Span<UInt8>) -> String {
    isPlain ? link.extracting(range).string : decodedString(in: link)
  }

  @inline(never)
  private func decodedString(in link: Span<UInt8>) -> String {
    // A text that is not UTF-8 is used as written; its invalid bytes are replaced.
    var bytes = bytes
    return String(maximumCount: range.count) { bytes.next(in: link) }
  }

  /// Calls the body with the bytes of the decoded text.
  @inline(__always)
  package func read<Result>(in link: Span<UInt8>, _ body: (Span<UInt8>) -> Result) -> Result {
    isPlain ? body(link.extracting(range)) : LinkBytes.read(string(in: link), body)
  }
}
