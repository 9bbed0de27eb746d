/// Where the texts of a table stand among its bytes, found by their hashes.
///
/// A dictionary of byte arrays would say the same, and hash each byte by a call: see `SyntaxByte`.
struct TextIndex {
  private struct Text {
    /// What stands for the text.
    let offset: Int
    let hash: Int
    let start: Int
    let count: Int
  }

  private var texts: [Text] = []
  /// Indices of texts by their hashes, -1 in free slots; a power of two of them.
  private var slots: [Int] = []

  static func hash(_ text: [UInt8]) -> Int {
    let count = text.count
    var hash = count
    var index = 0
    while index < count {
      hash = (hash ^ Int(text[index])) &* 0x100_0000_01B3
      index += 1
    }
    return hash ^ (hash >> 32)
  }

  /// The offset of a text, nil where it has not been inserted.
  func offset(of text: [UInt8], _ hash: Int, in bytes: [UInt8]) -> Int? {
    if slots.isEmpty { return nil }
    let mask = slots.count - 1
    var slot = hash & mask
    while slots[slot] >= 0 {
      let candidate = texts[slots[slot]]
      if candidate.hash == hash, candidate.count == text.count {
        var index = 0
        while index < text.count, bytes[candidate.start + index] == text[index] { index += 1 }
        if index == text.count { return candidate.offset }
      }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// Adds a text that is not among them.
  mutating func insert(_ offset: Int, _ hash: Int, start: Int, count: Int) {
    texts.append(Text(offset: offset, hash: hash, start: start, count: count))
    if texts.count * 2 > slots.count {
      slots = [Int](repeating: -1, count: max(64, slots.count * 4))
      for index in texts.indices { place(index) }
    } else {
      place(texts.count - 1)
    }
  }

  private mutating func place(_ index: Int) {
    let mask = slots.count - 1
    var slot = texts[index].hash & mask
    while slots[slot] >= 0 { slot = (slot + 1) & mask }
    slots[slot] = index
  }
}
