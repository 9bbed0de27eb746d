/// A hash table with linear probing from texts to addresses: a text is in the slot of its hash or
/// in one of those after it, before the first empty slot.
package struct TextMap<Target> {
  /// The first slot.
  let slots: Address<TextSlotRecord<Target>>
  /// The number of bits of a hash that are the index of a slot; 0 if there are no texts.
  let bits: Int

  /// The number of bits for a number of texts, such that at least half of the slots are empty.
  package static func bits(for count: Int) -> Int {
    if count == 0 { return 0 }
    var bits = 1
    while 1 << bits < count * 2 { bits += 1 }
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

/// A text and its address. The next slot follows it.
package enum TextSlotRecord<Target>: RecordLayout {
  /// Nil in an empty slot.
  package static var text: Field<Self, Address<TextRecord>?> { Field(0) }
  package static var target: Field<Self, Address<Target>> { Field(4) }
  package static var size: Int { 8 }

  /// The slot a number of slots after a first one.
  @inline(__always)
  package static func slot(_ index: Int) -> Field<Self, Self> { Field(index * size) }
}

extension TableView {
  /// The address of a text; nil if the map does not contain it.
  ///
  /// - Parameter isText: Whether a text of the table equals the one that is looked up.
  @inline(__always)
  func target<Target>(
    of hash: TextHash, in map: TextMap<Target>, _ isText: (Address<TextRecord>) -> Bool
  ) -> Address<Target>? {
    let first = hash.slot(bits: map.bits)
    var index = first
    repeat {
      let slot = self[map.slots.inner(TextSlotRecord.slot(index))]
      guard let text = slot[TextSlotRecord.text] else { return nil }
      if isText(text) { return slot[TextSlotRecord.target] }
      index += 1
      if index >> map.bits > 0 { index = 0 }
    } while index != first
    return nil
  }

  /// The address of a text of a link; nil if the map does not contain it.
  @inline(never)
  func target<Target>(
    of text: EncodedText, in link: Span<UInt8>, _ map: TextMap<Target>
  ) -> Address<Target>? {
    if map.bits == 0 { return nil }
    return target(of: text.hash(in: link), in: map) {
      text.isEqual(to: bytes($0), in: link)
    }
  }
}
