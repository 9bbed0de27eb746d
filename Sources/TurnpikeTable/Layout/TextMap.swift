/// A hash table with linear probing from texts to nodes: the node of a text is the slot of its hash or
/// one of the slots after it, before the first empty slot. An empty slot follows the last text.
package struct TextMap {
  /// The first slot.
  let slots: Address<NodeRecord>
  /// The number of bits of a hash that are the index of a slot, or 0 if the map is empty.
  let bits: Int

  /// The mark in a node's number of bits if its literals are in lower case, and are compared without
  /// regard to the case of ASCII letters.
  package static var letters: Int { 32 }

  /// The number of bits for a number of texts, such that at least a quarter of the slots are empty.
  package static func bits(for count: Int) -> Int {
    if count == 0 { return 0 }
    var bits = 1
    while 3 << bits < count * 4 { bits += 1 }
    return bits
  }

  /// The first slot that can have a text with a hash.
  @inline(__always)
  func slot(of hash: TextHash) -> Address<NodeRecord> {
    slots.inner(NodeRecord.slot(hash.slot(bits: bits)))
  }
}

/// The first eight bytes of a text; slashes follow a shorter text.
///
/// It consists of slashes, with which no segment begins, if there is no text, or if the text begins with
/// bytes that a record cannot contain.
package struct TextHead: FieldValue {
  package let bits: UInt64

  @inline(__always)
  package init(_ bytes: Span<UInt8>, at index: Int) {
    bits = bytes.word(at: index)
  }

  @inline(__always)
  var isEmpty: Bool { bits == ByteWord.slashes }

  package static func bytes(of text: [UInt8]) -> [UInt8] {
    let empty = [UInt8](repeating: Mark.slash, count: 8)
    var head = empty
    for index in 0..<min(text.count, 8) {
      let byte = text[index]
      if byte <= 0x23 || byte >= 0x7F || byte == Mark.slash { return empty }
      head[index] = byte
    }
    return head
  }
}

extension TableView {
  /// Returns the node of a segment, or nil if the map does not contain it.
  @inline(__always)
  func node(
    of segment: PathSegments.Segment, in link: Span<UInt8>, _ map: TextMap
  ) -> Address<NodeRecord>? {
    // A longer segment differs from its head.
    if segment.hasPercent || segment.end - segment.start >= 8 {
      return node(of: segment.text(of: link), in: link, map)
    }
    var hash = TextHash()
    hash.append(segment.head)
    var slot = map.slot(of: hash)
    while true {
      let node = self[slot]
      let head = node[NodeRecord.head]
      if head.bits == segment.head { return slot }
      if head.isEmpty {
        guard let text = node[NodeRecord.text] else { return nil }
        if isEqual(segment.range, of: link, to: text) { return slot }
      }
      slot = slot.inner(NodeRecord.slot(1))
    }
  }

  /// Returns the node of a segment in a map of texts in lower case, apart from the case of ASCII
  /// letters.
  @inline(never)
  func node(
    ofLetters segment: PathSegments.Segment, in link: Span<UInt8>, _ map: TextMap
  ) -> Address<NodeRecord>? {
    let text = segment.text(of: link).string(in: link).utf8.map(ASCII.lowered)
    return LinkBytes.read(String(decoding: text, as: UTF8.self)) {
      node(of: EncodedText(plain: $0.indices), in: $0, map)
    }
  }

  /// Whether the bytes of a range are a text.
  @inline(never)
  func isEqual(
    _ range: Range<Int>, of link: Span<UInt8>, to text: Address<TextRecord>
  ) -> Bool {
    guard self[text, TextRecord.count] == range.count else { return false }
    var (index, position) = (range.lowerBound, text.offset + TextRecord.size)
    while index < range.upperBound {
      // The padding of the table follows its last text.
      let difference = ByteWord(link, at: index).bits ^ bytes.word(at: position)
      let unused = 8 - min(range.upperBound - index, 8)
      if difference &<< UInt64(truncatingIfNeeded: unused * 8) != 0 { return false }
      index += 8
      position += 8
    }
    return true
  }

  /// Whether a decoded text is a text of the table.
  @inline(__always)
  func isEqual(_ text: EncodedText, in link: Span<UInt8>, to other: Address<TextRecord>) -> Bool {
    text.isPlain
      ? isEqual(text.range, of: link, to: other) : text.isEqual(to: bytes(other), in: link)
  }

  /// Returns the node of a text in a link, or nil if the map does not contain it.
  @inline(never)
  func node(
    of text: EncodedText, in link: Span<UInt8>, _ map: TextMap
  ) -> Address<NodeRecord>? {
    if map.bits == 0 { return nil }
    var slot = map.slot(of: text.hash(in: link))
    while let other = self[slot, NodeRecord.text] {
      if isEqual(text, in: link, to: other) { return slot }
      slot = slot.inner(NodeRecord.slot(1))
    }
    return nil
  }
}
