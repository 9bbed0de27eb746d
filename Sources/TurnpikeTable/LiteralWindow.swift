/// The few literals of a state, told apart by the link's next bytes before it is known what the
/// segment is: one product finds the only literal that can stand there, one compare says whether it
/// does.
package enum LiteralWindow {
  /// The slot of a literal's first bytes, the slash behind it among them where it is short.
  @inline(__always)
  package static func slot(of key: UInt64, multiplier: UInt64, slotShift: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* multiplier) &>> slotShift)
  }
}

extension TableView {
  /// What a state with a window leads to.
  struct LiteralHit {
    /// The literal's length.
    let count: Int
    let target: Int
  }

  /// Finds the literal of a state that stands in the link at a place, followed by a slash or the
  /// link's end. Nil says nothing about any other segment, nor about literals of more than fifteen
  /// bytes.
  ///
  /// In bounds: the product of a word and the table's multiplier has as many bits as there are
  /// slots. A digit's byte shifts as its value does, since shifts take the low six bits.
  @inline(__always)
  func literal(
    _ word: UInt64, at place: UnsafeRawPointer, of link: LinkBytes, in state: UnsafeRawPointer
  ) -> LiteralHit? {
    typealias Node = TableLayout.Node
    typealias Slot = TableLayout.Slot
    let mask = SegmentMark.maskThroughSlash(word)
    let slot = slot(of: word & mask, in: state)
    if (word ^ LinkBytes.word(at: slot)) & mask != 0 { return nil }
    let count = (slot + Slot.count).load(as: UInt8.self)
    let target = Self.number(at: slot + Slot.target)
    if count <= TableLayout.byte(Slot.mostBytes) {
      return LiteralHit(count: Self.count(count), target: target)
    }
    let rest = place + 8
    guard byte(target) == TableLayout.byte(TableLayout.Kind.longLiteral),
      let word = rest >= link.end ? SegmentMark.slashes : link.word(from: rest)
    else { return nil }
    let restMask = SegmentMark.maskThroughSlash(word)
    if (word ^ self.word(target &+ Node.longWord)) & restMask != 0 { return nil }
    return LiteralHit(
      count: Self.count(byte(target &+ Node.longCount)),
      target: number(target &+ Node.longTarget))
  }

  /// A digit of less than 63.
  @inline(__always)
  private static func count(_ byte: UInt8) -> Int {
    Int(truncatingIfNeeded: byte) &- Int(truncatingIfNeeded: TableLayout.byte(0))
  }

  /// The slot of the only literal that may stand in the link where a word was read.
  @inline(__always)
  private func slot(of key: UInt64, in state: UnsafeRawPointer) -> UnsafeRawPointer {
    typealias Node = TableLayout.Node
    let index = LiteralWindow.slot(
      of: key, multiplier: LinkBytes.word(at: state + Node.multiplier),
      slotShift: UInt64((state + Node.slotShift).load(as: UInt8.self)))
    return state + (Node.windowSlots &+ index &* TableLayout.Slot.size)
  }

  /// Where a state with a window leads by a segment's text.
  private func windowTarget(_ segment: LinkBytes, in state: Int) -> Int? {
    let word = segment.word(at: 0)
    if let hit = literal(word, at: segment.start, of: segment, in: base + state) {
      return hit.count == segment.count ? hit.target : nil
    }
    let slot = slot(of: word & SegmentMark.maskThroughSlash(word), in: base + state) - base
    let node = number(slot &+ TableLayout.Slot.target)
    guard digit(slot &+ TableLayout.Slot.count) == TableLayout.Slot.isLong,
      digit(node) == TableLayout.Kind.longestLiteral
    else { return nil }
    let text = node &+ TableLayout.Node.longText
    guard number(text) == segment.count, isEqual(segment.start, base + text + 4, segment.count)
    else { return nil }
    return number(node &+ TableLayout.Node.longTarget)
  }

  /// Where a state leads by a segment's text: the target of the literal that it is, or nil.
  func target(of segment: UnsafeRawBufferPointer, in state: Int) -> Int? {
    guard let start = segment.baseAddress else { return nil }
    switch digit(state) {
    case TableLayout.Kind.windowState:
      let text = LinkBytes(start: start, count: segment.count)
      return windowTarget(text, in: state)
    case TableLayout.Kind.hashState: return hashTarget(start, segment.count, in: state)
    default: return nil
    }
  }

  /// Where a state with many literals leads by a segment's text: the target of the literal that it
  /// is, or nil.
  @inline(__always)
  func hashTarget(_ start: UnsafeRawPointer, _ count: Int, in state: Int) -> Int? {
    typealias Node = TableLayout.Node
    let hash = SegmentHash.hash(start, count)
    let bucket = SegmentHash.bucket(hash, bits: digit(state &+ Node.bucketBits))
    let displacement = shortNumber(state &+ Node.buckets &+ bucket &* 2)
    let slot = SegmentHash.slot(
      hash, displacement: displacement, bits: digit(state &+ Node.slotBits))
    let (target, literal) = pair(number(state &+ Node.slots) &+ slot &* Node.slotSize)
    guard literal != 0, number(literal) == count,
      isEqual(start, base + literal + 4, count)
    else { return nil }
    return target
  }

  /// Whether two texts of the same length are equal, eight bytes a step.
  ///
  /// In bounds: of a text of eight bytes and more the last eight are the last step, some of them
  /// again.
  @inline(__always)
  private func isEqual(
    _ left: UnsafeRawPointer, _ right: UnsafeRawPointer, _ count: Int
  ) -> Bool {
    if count < 8 { return LinkBytes.shortWord(left, count) == LinkBytes.shortWord(right, count) }
    var offset = 0
    while offset < count {
      let step = min(offset, count &- 8)
      if left.loadUnaligned(fromByteOffset: step, as: UInt64.self)
        != right.loadUnaligned(fromByteOffset: step, as: UInt64.self)
      {
        return false
      }
      offset &+= 8
    }
    return true
  }
}
