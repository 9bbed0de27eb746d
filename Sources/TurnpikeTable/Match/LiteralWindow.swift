/// The literals of a state, told apart by eight bytes of the link at a time before it is known what
/// the segment is: a product or two find the only literal that can stand there, one compare says
/// whether it does.
package enum LiteralWindow {
  /// The slot of a literal's bytes, the slash behind it among them where it is short.
  @inline(__always)
  package static func slot(of key: UInt64, multiplier: UInt64, shift: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* multiplier) &>> shift)
  }
}

extension TableView {
  /// What a state says of a literal in the link.
  enum LiteralAnswer {
    /// The literal ends there and leads to that node.
    case hit(end: UnsafeRawPointer, target: UnsafeRawPointer)
    /// None stands there: nothing is said about any other segment.
    case none
    /// What stands there takes `literal` to tell.
    case unknown
  }

  /// Finds the literal of a state with a `windowState` that stands in the link at a place, followed
  /// by a slash or the link's end, if it is told apart by eight bytes and has at most fifteen.
  ///
  /// The same as `literal` without its loop, for small tables: in the walk's loop that takes a sixth
  /// of the instructions less.
  ///
  /// In bounds: as `literal`.
  @inline(__always)
  func shortLiteral(
    _ word: UInt64, at place: UnsafeRawPointer, of link: LinkBytes, in state: UnsafeRawPointer
  ) -> LiteralAnswer {
    typealias Slot = TableLayout.Slot
    typealias Next = TableLayout.Next
    let mask = SegmentMark.maskThroughSlash(word)
    let slot = windowSlot(of: word & mask, in: state)
    if (word ^ LinkBytes.word(at: slot)) & mask != 0 { return .none }
    let count = (slot + Slot.count).load(as: UInt8.self)
    let target = node(at: slot + Slot.target)
    if count <= TableLayout.byte(Slot.mostBytes) {
      return .hit(end: place + Self.count(count), target: target)
    }
    let next = (slot + Slot.next).load(as: UInt8.self)
    if next != TableLayout.byte(Next.slot) {
      return next == TableLayout.byte(Next.nothing) ? .none : .unknown
    }
    let rest = link.word(from: place + 8) ?? SegmentMark.slashes
    let restMask = SegmentMark.maskThroughSlash(rest)
    if (rest ^ LinkBytes.word(at: target)) & restMask != 0 { return .none }
    let restCount = (target + Slot.count).load(as: UInt8.self)
    if restCount > TableLayout.byte(Slot.mostBytes) { return .unknown }
    return .hit(
      end: place + 8 + Self.count(restCount), target: node(at: target + Slot.target))
  }

  /// Finds the literal of a state with any window that stands in the link at a place, followed by a
  /// slash or the link's end.
  ///
  /// In bounds: what goes on behind eight bytes has as many in the link, so there is a last word. A
  /// product and a shift leave as many bits as there are slots.
  @inline(__always)
  func literal(
    _ word: UInt64, at place: UnsafeRawPointer, of link: LinkBytes, in state: UnsafeRawPointer
  ) -> LiteralAnswer {
    typealias Slot = TableLayout.Slot
    typealias Next = TableLayout.Next
    var (word, place) = (word, place)
    var mask = SegmentMark.maskThroughSlash(word)
    var slot =
      state.load(as: UInt8.self) == TableLayout.byte(TableLayout.Kind.windowState)
      ? windowSlot(of: word & mask, in: state) : hashedSlot(of: word & mask, in: state)
    while (word ^ LinkBytes.word(at: slot)) & mask == 0 {
      let count = (slot + Slot.count).load(as: UInt8.self)
      let target = node(at: slot + Slot.target)
      if count <= TableLayout.byte(Slot.mostBytes) {
        return .hit(end: place + Self.count(count), target: target)
      }
      let next = (slot + Slot.next).load(as: UInt8.self)
      if next == TableLayout.byte(Next.nothing) { return .none }
      place += 8
      word = link.word(from: place) ?? SegmentMark.slashes
      mask = SegmentMark.maskThroughSlash(word)
      slot =
        next == TableLayout.byte(Next.slot)
        ? target
        : next == TableLayout.byte(Next.window)
          ? windowSlot(of: word & mask, in: target) : hashedSlot(of: word & mask, in: target)
    }
    return .none
  }

  /// A digit of less than 63.
  @inline(__always)
  private static func count(_ byte: UInt8) -> Int {
    Int(truncatingIfNeeded: byte) &- Int(truncatingIfNeeded: TableLayout.byte(0))
  }

  /// A digit's byte shifts as its value does, since shifts take the low six bits.
  @inline(__always)
  private func windowSlot(of key: UInt64, in node: UnsafeRawPointer) -> UnsafeRawPointer {
    typealias Node = TableLayout.Node
    let index = LiteralWindow.slot(
      of: key, multiplier: LinkBytes.word(at: node + Node.multiplier),
      shift: UInt64((node + Node.slotShift).load(as: UInt8.self)))
    return node + (Node.slots &+ index &* TableLayout.Slot.size)
  }

  @inline(__always)
  private func hashedSlot(of key: UInt64, in node: UnsafeRawPointer) -> UnsafeRawPointer {
    typealias Node = TableLayout.Node
    let bucket = SegmentHash.bucket(
      of: key, shift: UInt64((node + Node.bucketShift).load(as: UInt8.self)))
    let slots = node + Node.slots
    let shift = UInt64((node + Node.slotShift).load(as: UInt8.self))
    // As many slots as the bits that the shift leaves of 64.
    let buckets = slots + TableLayout.Slot.size &<< Int(truncatingIfNeeded: 0 &- shift)
    let index = SegmentHash.slot(
      of: key, displacement: Self.shortNumber(at: buckets + bucket &* 2), shift: shift)
    return slots + index &* TableLayout.Slot.size
  }

  /// Where a state leads by a segment's text: the target of the literal that it is, or nil.
  func target(of segment: UnsafeRawBufferPointer, in state: Int) -> Int? {
    guard let start = segment.baseAddress else { return nil }
    switch digit(state) {
    case TableLayout.Kind.windowState, TableLayout.Kind.hashedWindowState:
      let text = LinkBytes(start: start, count: segment.count)
      guard
        case .hit(let end, let target) =
          literal(text.word(at: 0), at: start, of: text, in: base + state),
        end == text.end
      else { return nil }
      return target - base
    case TableLayout.Kind.hashState: return wholeTarget(segment, in: state)
    default: return nil
    }
  }

  private func wholeTarget(_ segment: UnsafeRawBufferPointer, in state: Int) -> Int? {
    guard let start = segment.baseAddress else { return nil }
    let slot = hashedSlot(of: SegmentHash.key(start, segment.count), in: base + state) - base
    let target = number(slot &+ TableLayout.Slot.target)
    let literal = number(slot &+ TableLayout.Slot.wholeText)
    return literal != 0 && text(literal).elementsEqual(segment) ? target : nil
  }
}
