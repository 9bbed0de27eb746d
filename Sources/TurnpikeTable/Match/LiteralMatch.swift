/// What a state says of a literal in the link, told apart by eight bytes of the link at a time before
/// it is known what the segment is: a product or two find the only literal that can stand there, one
/// compare says whether it does.
enum LiteralMatch {
  /// The literal ends there and leads to that node.
  case hit(end: UnsafeRawPointer, target: NodeRecord)
  /// None stands there: nothing is said about any other segment.
  case none
  /// What stands there takes `literal` to tell.
  case unknown
}

extension StateRecord {
  /// Finds the literal of a state with a window that stands in the link at a position, followed by a
  /// slash or the link's end, if it has at most fifteen bytes.
  ///
  /// The same as `literal` without its loop, for nearly all literals: the walk's loop takes fewer
  /// instructions so.
  ///
  /// In bounds: as `literal`.
  ///
  /// - Parameter isLarge: whether the state may be one with many literals.
  @inline(__always)
  func shortLiteral(
    _ word: UInt64, at position: UnsafeRawPointer, of link: ByteSpan, isLarge: Bool
  ) -> LiteralMatch {
    let mask = SegmentMark.maskThroughSlash(word)
    let slot =
      isLarge && node.kindByte != NodeKind.window.byte
      ? literals.hashedSlot(of: word & mask) : literals.windowSlot(of: word & mask)
    if (word ^ slot.text) & mask != 0 { return .none }
    // Read before the length: where the literal goes on, its next slot is found by the same number.
    let target = slot.target
    if let length = slot.length { return .hit(end: position + length, target: target) }
    let continuation = slot.continuationByte
    if _fastPath(continuation != LiteralContinuation.slot.byte) {
      if continuation == LiteralContinuation.nothing.byte { return .none }
      if !isLarge { return .unknown }
    }
    let rest = link.word(from: position + 8) ?? SegmentMark.slashes
    let restMask = SegmentMark.maskThroughSlash(rest)
    let next = isLarge ? slot.next(continuation, of: rest & restMask) : slot.nextSlot
    if (rest ^ next.text) & restMask != 0 { return .none }
    guard let length = next.length else { return .unknown }
    return .hit(end: position + 8 + length, target: next.target)
  }

  /// Finds the literal of a state with any window that stands in the link at a position, followed by
  /// a slash or the link's end.
  ///
  /// In bounds: what goes on behind eight bytes has as many in the link, so there is a last word.
  @inline(never)
  func literal(
    _ word: UInt64, at position: UnsafeRawPointer, of link: ByteSpan
  ) -> LiteralMatch {
    var (word, position) = (word, position)
    var mask = SegmentMark.maskThroughSlash(word)
    var slot =
      node.kindByte == NodeKind.window.byte
      ? literals.windowSlot(of: word & mask) : literals.hashedSlot(of: word & mask)
    while (word ^ slot.text) & mask == 0 {
      let target = slot.target
      if let length = slot.length { return .hit(end: position + length, target: target) }
      let continuation = slot.continuationByte
      if continuation == LiteralContinuation.nothing.byte { return .none }
      position += 8
      word = link.word(from: position) ?? SegmentMark.slashes
      mask = SegmentMark.maskThroughSlash(word)
      slot = slot.next(continuation, of: word & mask)
    }
    return .none
  }

  /// Where a segment leads by its text: the target of the literal that it is, or of any other.
  func target(of segment: UnsafeRawBufferPointer) -> NodeRecord {
    literalTarget(segment) ?? otherwise
  }

  private func literalTarget(_ segment: UnsafeRawBufferPointer) -> NodeRecord? {
    guard let start = segment.baseAddress else { return nil }
    switch node[NodeRecord.kind] {
    case .window, .hashedWindow:
      let text = ByteSpan(start: start, count: segment.count)
      guard case .hit(let end, let target) = literal(text.word(at: 0), at: start, of: text),
        end == text.end
      else { return nil }
      return target
    case .wholeTexts: return wholeTexts.target(of: segment)
    case .plain, .late, .test, .fork, .delegate, .nowhere: return nil
    }
  }
}

extension SlotRecord {
  /// The only slot behind this one that has a literal whose next bytes are these.
  @inline(__always)
  fileprivate func next(_ continuation: UInt8, of key: UInt64) -> SlotRecord {
    continuation == LiteralContinuation.slot.byte
      ? nextSlot
      : _slowPath(continuation == LiteralContinuation.window.byte)
        ? nextLiterals.windowSlot(of: key) : nextLiterals.hashedSlot(of: key)
  }
}
