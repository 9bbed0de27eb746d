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
    /// Where the segment ends.
    let end: Int
    let target: Int
  }

  /// Finds the literal of a state that stands in the link at an offset, followed by a slash or the
  /// link's end; nil says nothing about any other segment.
  ///
  /// In bounds: the product of a word and the table's multiplier has as many bits as there are
  /// slots. A digit's byte shifts as its value does, since shifts take the low six bits.
  @inline(__always)
  func literal(
    _ word: UInt64, at position: Int, of link: LinkBytes, in state: Int
  ) -> LiteralHit? {
    typealias Node = TableLayout.Node
    typealias Slot = TableLayout.Slot
    let mask = SegmentMark.maskThroughSlash(word)
    let index = LiteralWindow.slot(
      of: word & mask, multiplier: self.word(state &+ Node.multiplier),
      slotShift: shift(state &+ Node.slotShift))
    let slot = state &+ Node.windowSlots &+ index &* Slot.size
    if (word ^ self.word(slot)) & mask != 0 { return nil }
    let count = digit(slot &+ Slot.count)
    let target = number(slot &+ Slot.target)
    if count <= Slot.mostBytes {
      return LiteralHit(end: position &+ count, target: target)
    }
    return longLiteral(target, at: position, of: link)
  }

  /// A literal of more than seven bytes, whose first eight are the link's.
  @inline(never)
  private func longLiteral(_ node: Int, at position: Int, of link: LinkBytes) -> LiteralHit? {
    guard digit(node) == TableLayout.Kind.longLiteral else { return nil }
    let text = node &+ TableLayout.Node.longText
    let count = number(text)
    let end = position &+ count
    guard end <= link.count, end == link.count || link[end] == SegmentMark.slash else { return nil }
    guard isEqual(link.start + position, base + text + 4, count, from: 8) else { return nil }
    return LiteralHit(end: end, target: number(node &+ TableLayout.Node.longTarget))
  }

  /// Where a state leads by a segment's text: the target of the literal that it is, or nil.
  func target(of segment: UnsafeRawBufferPointer, in state: Int) -> Int? {
    guard let start = segment.baseAddress else { return nil }
    switch digit(state) {
    case TableLayout.Kind.windowState:
      let text = LinkBytes(start: start, count: segment.count)
      guard let hit = literal(text.word(at: 0), at: 0, of: text, in: state),
        hit.end == segment.count
      else { return nil }
      return hit.target
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
      isEqual(start, base + literal + 4, count, from: 0)
    else { return nil }
    return target
  }

  /// Whether two texts of the same length are equal from an offset on, eight bytes a step.
  ///
  /// In bounds: of a text of eight bytes and more the last eight are the last step, some of them
  /// again.
  @inline(__always)
  private func isEqual(
    _ left: UnsafeRawPointer, _ right: UnsafeRawPointer, _ count: Int, from start: Int
  ) -> Bool {
    if count < 8 { return LinkBytes.shortWord(left, count) == LinkBytes.shortWord(right, count) }
    var offset = start
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
