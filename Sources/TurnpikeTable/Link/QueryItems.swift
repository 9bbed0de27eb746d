/// The items of a query as written: split at `&`, empty items dropped, each split at its first
/// `=` (WHATWG URL, "application/x-www-form-urlencoded parsing").
package struct QueryItems: Sequence, IteratorProtocol {
  /// A key and a value, still encoded.
  package struct Item {
    package let key: UnsafeRawBufferPointer
    package let value: UnsafeRawBufferPointer

    package var decodedKey: String { PercentCoding.string(decoding: key, plusIsSpace: true) }
    package var decodedValue: String { PercentCoding.string(decoding: value, plusIsSpace: true) }

    /// Whether the key decodes to the text.
    func hasKey(_ text: UnsafeRawBufferPointer) -> Bool {
      QueryItems.isEqual(key, text)
    }
  }

  private var rest: UnsafeRawBufferPointer

  package init(_ query: UnsafeRawBufferPointer) {
    rest = query
  }

  /// In bounds: no position passes the end.
  package mutating func next() -> Item? {
    guard var start = rest.baseAddress else { return nil }
    let end = start + rest.count
    while start < end, start.load(as: UInt8.self) == UInt8(ascii: "&") { start += 1 }
    if start == end { return nil }
    var keyEnd = start
    while keyEnd < end {
      let byte = keyEnd.load(as: UInt8.self)
      if byte == UInt8(ascii: "=") || byte == UInt8(ascii: "&") { break }
      keyEnd += 1
    }
    let hasValue = keyEnd < end && keyEnd.load(as: UInt8.self) == UInt8(ascii: "=")
    let value = hasValue ? keyEnd + 1 : keyEnd
    var valueEnd = value
    while valueEnd < end, valueEnd.load(as: UInt8.self) != UInt8(ascii: "&") { valueEnd += 1 }
    rest = UnsafeRawBufferPointer(start: valueEnd, count: end - valueEnd)
    return Item(
      key: UnsafeRawBufferPointer(start: start, count: keyEnd - start),
      value: UnsafeRawBufferPointer(start: value, count: valueEnd - value))
  }

  /// The next item that may have one of the keys; nil where there is none.
  mutating func next(of keys: QueryKeys) -> Item? {
    skip(to: keys) ? next() : nil
  }

  /// Moves to the next item that may have one of the keys, past most of the others eight bytes a step.
  ///
  /// - Returns: whether there may be one.
  ///
  /// In bounds: eight bytes are loaded where so many are left, and the last items may have any key.
  private mutating func skip(to keys: QueryKeys) -> Bool {
    guard var position = rest.baseAddress, !keys.isEmpty else { return false }
    let end = position + rest.count
    var isFound = rest.count < 8 || keys.mayBegin(ByteSpan.word(at: position))
    while !isFound, end - position >= 8 {
      // Two bytes of an item are asked for, so the next word starts with what these two begin.
      let word = ByteSpan.word(at: position)
      var marks = SegmentMark.findAll(UInt8(ascii: "&"), in: word) & 0xFFFF_FFFF_FFFF
      while marks != 0, !isFound {
        let bits = UInt64(truncatingIfNeeded: marks.trailingZeroBitCount &+ 1)
        isFound = keys.mayBegin(word &>> bits)
        if isFound { position += Int(truncatingIfNeeded: bits &>> 3) }
        marks &= marks &- 1
      }
      if !isFound { position += 6 }
    }
    if !isFound {
      while position < end, position.load(as: UInt8.self) != UInt8(ascii: "&") { position += 1 }
    }
    rest = UnsafeRawBufferPointer(start: position, count: end - position)
    return position < end
  }

  /// The value of the next item where a link writes the key as it is, of letters alone, with a value
  /// behind it; nil for others.
  ///
  /// In bounds: no position passes the end.
  @inline(__always)
  mutating func nextValue(ofPlain key: UnsafeRawBufferPointer) -> ByteSpan? {
    guard let start = rest.baseAddress, let expected = key.baseAddress else { return nil }
    let end = start + rest.count
    guard rest.count > key.count else { return nil }
    // Behind the first item stands the `&` before the next.
    var position = start
    if position.load(as: UInt8.self) == UInt8(ascii: "&") {
      position += 1
      guard end - position > key.count else { return nil }
    }
    for index in 0..<key.count {
      let byte = position.load(fromByteOffset: index, as: UInt8.self)
      let isLetter = byte > UInt8(ascii: "=")
      if !isLetter || byte != expected.load(fromByteOffset: index, as: UInt8.self) { return nil }
    }
    position += key.count
    guard position.load(as: UInt8.self) == UInt8(ascii: "=") else { return nil }
    position += 1
    var valueEnd = position
    while valueEnd < end, valueEnd.load(as: UInt8.self) != UInt8(ascii: "&") { valueEnd += 1 }
    rest = UnsafeRawBufferPointer(start: valueEnd, count: end - valueEnd)
    return ByteSpan(start: position, end: valueEnd)
  }

  /// Every key with every value, decoded, by first appearance. A dictionary finds a key that comes
  /// again, so many keys cost no more each than few.
  package var grouped: [(name: String, values: [String])] {
    // By bytes: equal strings may differ in them, and then are two keys.
    var positions: [[UInt8]: Int] = [:]
    var groups: [(name: String, values: [String])] = []
    for item in self {
      let key = item.decodedKey
      let bytes = Array(key.utf8)
      if let position = positions[bytes] {
        groups[position].values.append(item.decodedValue)
      } else {
        positions[bytes] = groups.count
        groups.append((key, [item.decodedValue]))
      }
    }
    return groups
  }

  /// The first value of a key, encoded; nil when the query does not have it.
  package func firstValue(of key: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? {
    var items = self
    while let item = items.next(of: QueryKeys(key)) {
      if item.hasKey(key) { return item.value }
    }
    return nil
  }

  /// Whether an encoded text of a query decodes to another: as far as it has neither escapes nor
  /// spaces, its bytes are those of the decoded text.
  static func isEqual(_ encoded: UnsafeRawBufferPointer, _ text: UnsafeRawBufferPointer) -> Bool {
    var index = 0
    while index < encoded.count {
      let byte = encoded[index]
      if byte == SegmentMark.percent || byte == UInt8(ascii: "+") {
        return isDecodedEqual(encoded, text)
      }
      if index == text.count || byte != text[index] { return false }
      index &+= 1
    }
    return encoded.count == text.count
  }

  private static func isDecodedEqual(
    _ encoded: UnsafeRawBufferPointer, _ text: UnsafeRawBufferPointer
  ) -> Bool {
    PercentCoding.withDecoded(encoded, plusIsSpace: true) { $0.elementsEqual(text) }
  }
}
