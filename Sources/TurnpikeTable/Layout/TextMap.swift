/// A hash table with linear probing from texts to addresses: a text is in the slot of its hash or
/// in one of those after it, before the first empty slot.
package struct TextMap<Target> {
  /// The first slot.
  let slots: Address<TextSlotRecord<Target>>
  /// The number of bits of a hash that are the index of a slot, or 0 if the map is empty.
  let bits: Int

  /// The number of bits for a number of texts, such that at least a quarter of the slots are empty.
  package static func bits(for count: Int) -> Int {
    if count == 0 { return 0 }
    var bits = 1
    while 3 << bits < count * 4 { bits += 1 }
    return bits
  }
}

/// The number of bits of a hash that a map uses.
package struct HashBits: DigitValue {
  package let digit: Int

  @inline(__always)
  package init(digit: Int) {
    self.digit = digit
  }
}

/// The first eight bytes of a text.
package struct TextHead: FieldValue {
  /// The bytes, the first one lowest.
  package let bits: UInt64

  @inline(__always)
  package init(_ bytes: Span<UInt8>, at index: Int) {
    bits = bytes.word(at: index)
  }

  /// Returns the bytes of a text that can be compared by its bytes, or nil for any other text.
  package static func bytes(of text: [UInt8]) -> [UInt8]? {
    let isPlain = text.allSatisfy { $0 > 0x23 && $0 < 0x7F && $0 != Mark.slash }
    guard text.count <= 8, isPlain else { return nil }
    return text + [UInt8](repeating: Mark.slash, count: 8 - text.count)
  }
}

/// A text and its address. The next slot follows it.
package enum TextSlotRecord<Target>: RecordLayout {
  /// The text, or nil in an empty slot.
  package static var text: Field<Self, Address<TextRecord>?> { Field(0) }
  package static var target: Field<Self, Address<Target>> { Field(4) }
  /// The text itself with slashes after it, if it has at most eight bytes and can be written so; or
  /// else only slashes, which no segment of a path begins with.
  package static var head: Field<Self, TextHead> { Field(8) }
  package static var size: Int { 16 }

  /// The slot a number of slots after a first one.
  @inline(__always)
  package static func slot(_ index: Int) -> Field<Self, Self> { Field(index * size) }
}

extension TableView {
  /// Returns the address of a text, or nil if the map does not contain it.
  ///
  /// - Parameter isText: Whether the text of a slot equals the text that is looked up.
  @inline(__always)
  func target<Target>(
    of hash: TextHash, in map: TextMap<Target>,
    _ isText: (RecordView<TextSlotRecord<Target>>, Address<TextRecord>) -> Bool
  ) -> Address<Target>? {
    let first = hash.slot(bits: map.bits)
    var index = first
    repeat {
      let slot = self[map.slots.inner(TextSlotRecord.slot(index))]
      guard let text = slot[TextSlotRecord.text] else { return nil }
      if isText(slot, text) { return slot[TextSlotRecord.target] }
      index += 1
      if index >> map.bits > 0 { index = 0 }
    } while index != first
    return nil
  }

  /// Returns the address of a text in a link, or nil if the map does not contain it.
  @inline(never)
  func target<Target>(
    of text: EncodedText, in link: Span<UInt8>, _ map: TextMap<Target>
  ) -> Address<Target>? {
    if map.bits == 0 { return nil }
    return target(of: text.hash(in: link), in: map) {
      text.isEqual(to: bytes($1), in: link)
    }
  }
}
