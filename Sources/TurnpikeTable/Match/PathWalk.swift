/// One pass of a link's path over the automaton: each segment is looked up once, so the time is
/// linear in the path's length whatever the table.
///
/// It goes as far as nearly every link does; `WholePathWalk` takes what it leaves.
///
/// `_fastPath` and `_slowPath` stand where `.ci/instructions` counts fewer with them, for they decide
/// which way keeps the registers: not everywhere is that the way that most links go.
struct PathWalk {
  /// Where a walk ends.
  enum Outcome {
    /// The end of a path at a state with an entry of its own, as that of nearly all links.
    case entry(End)
    /// A state from which a mounted enum reads on, whatever follows.
    case mount(End)
    /// The end of any other path.
    case end(End)
    /// Where no pattern goes on.
    case nowhere
    /// A segment with an escape in a long link, or a fork in the table.
    case needsMore
  }

  /// Where a path ends.
  struct End {
    /// The state there; or the node that leads nowhere.
    let node: NodeRecord
    /// Behind the segments that are remembered.
    let segmentsEnd: UnsafeMutablePointer<ByteSpan>
    /// Where the path ends and the query or fragment starts, or what is mounted reads on.
    let pathEnd: UnsafeRawPointer
  }

  /// Before a segment.
  struct Cursor {
    /// A state; or what asks for the segment before, which is the last one remembered.
    var node: Location<NodeRecord>
    var position: UnsafeRawPointer
    /// Where to remember the segment.
    var segment: UnsafeMutablePointer<ByteSpan>
    /// Where the segment meets another mark than a slash; nil where that is not known.
    var mark: UnsafeRawPointer?
  }

  let table: TableView
  /// With a full word.
  let link: ByteSpan
  /// Those of a frame.
  let segments: PathSegments
  /// Whether a state may have many literals, or such as agree in eight bytes: a constant wherever a
  /// walk is made, so that there are two loops.
  let isLarge: Bool

  /// Walks the path that starts at a position: behind its slash, which costs less, or at it.
  ///
  /// The body is inlined for each kind of end by itself.
  @inline(__always)
  func run<Answer>(
    from start: UnsafeRawPointer, custom: CustomCheck, _ body: (Outcome) -> Answer
  ) -> Answer {
    var cursor = Cursor(
      node: table.header.root.node.location, position: start, segment: segments.start)
    // The path alone, as soon as its end is known; and the word of a last segment that is shorter than
    // one, as there may be no eight bytes before its end.
    var link = link
    var lastWord: UInt64?
    while true {
      cursor = advanced(cursor, link, word: lastWord)
      lastWord = nil
      if let mark = cursor.mark, SegmentMark.endsPath(mark.load(as: UInt8.self)) {
        // A window sees a literal only with a slash behind it, so this may be one: once more, as at
        // the end of a link.
        let bits = UInt64(truncatingIfNeeded: (mark - cursor.position) &* 8)
        if bits < 64 {
          let word = link.word(from: cursor.position) ?? SegmentMark.slashes
          lastWord = SegmentMark.ended(word, before: bits)
        }
        link = ByteSpan(start: link.start, end: mark)
        cursor.mark = nil
        continue
      }
      let node = table[cursor.node]
      let accepts = node.acceptByte
      if _fastPath(cursor.position >= link.end) {
        let end = End(node: node, segmentsEnd: cursor.segment, pathEnd: link.end)
        if _fastPath(accepts == AcceptKind.entry.byte) { return body(.entry(end)) }
        if accepts != AcceptKind.pending.byte { return body(.end(end)) }
      } else if accepts == AcceptKind.mount.byte {
        return body(.mount(End(node: node, segmentsEnd: cursor.segment, pathEnd: cursor.position)))
      }
      if node.isNowhere { return body(.nowhere) }
      guard let step = PathStep(from: cursor, table, link, segments, custom) else {
        return body(.needsMore)
      }
      cursor = step.cursor
      switch step.pathEnd {
      case .none: break
      case .ahead(let end): link = ByteSpan(start: link.start, end: end)
      case .here:
        return body(
          .end(End(node: table[cursor.node], segmentsEnd: cursor.segment, pathEnd: cursor.position))
        )
      }
    }
  }

  /// Goes on while nothing is asked but what nearly every link asks: literals told apart by their
  /// bytes, and captures of ASCII, with memory to remember them. No calls, so that the loop keeps all
  /// that it needs in registers.
  ///
  /// - Parameter word: that at the cursor's position, where it is not the link's.
  @inline(__always)
  private func advanced(_ start: Cursor, _ link: ByteSpan, word: UInt64?) -> Cursor {
    var (location, position, segment) = (start.node, start.position, start.segment)
    guard var word = word ?? link.word(from: position) else { return start }
    walk: while true {
      let node = table[location]
      let kind = node.kindByte
      var literal = LiteralMatch.none
      if _fastPath(kind >= NodeKind.window.byte) {
        let last = isLarge ? NodeKind.hashedWindow : NodeKind.window
        if _slowPath(kind > last.byte) { break }
        literal = node.state.shortLiteral(word, at: position, of: link, isLarge: isLarge)
        if isLarge, case .unknown = literal {
          literal = node.state.literal(word, at: position, of: link)
        }
      }
      let end: UnsafeRawPointer
      let next: NodeRecord
      switch literal {
      case .hit(let literalEnd, let target):
        end = literalEnd
        next = target
      case .unknown: break walk
      case .none:
        if SegmentMark.mayBeNone(word) { break walk }
        var (last, lastWord) = (position, word)
        var marks = SegmentMark.findInASCII(word)
        while marks == 0 {
          // What stands before the last full word has no mark, so it can be read again. The link's
          // end ends a segment as a slash would.
          if last == link.lastFullWord {
            (last, lastWord, marks) = (link.end, SegmentMark.slashes, SegmentMark.highs)
            break
          }
          last = min(last + 8, link.lastFullWord)
          lastWord = ByteSpan.word(at: last)
          marks = SegmentMark.findInASCII(lastWord)
        }
        let bits = SegmentMark.bits(before: marks)
        let mark = last + Int(truncatingIfNeeded: bits &>> 3)
        guard SegmentMark.isSlash(lastWord &>> bits) else {
          return Cursor(node: location, position: position, segment: segment, mark: mark)
        }
        end = mark
        next = node.state.otherwise
      }
      // In bounds: behind the last segment that there is memory for stand none but late states.
      segment.pointee = ByteSpan(start: position, end: end)
      segment += 1
      location = next.location
      position = end + 1
      // Asked here, not at the loop's start, it saves a jump.
      guard let nextWord = link.word(from: position) else { break }
      word = nextWord
    }
    return Cursor(node: location, position: position, segment: segment)
  }
}
