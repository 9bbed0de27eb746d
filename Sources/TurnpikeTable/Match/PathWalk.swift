/// One pass of a link's path over the automaton: each segment is looked up once, so the time is
/// linear in the path's length whatever the table.
///
/// It goes as far as nearly every link does; `WholePathWalk` takes what it leaves.
struct PathWalk {
  /// What a walk comes to.
  enum Outcome {
    /// The end of a link without a query, at a state with an entry of its own: as nearly all links.
    case entry(End)
    /// The end of any other path; or a state from which a mounted enum reads on, whatever follows.
    case end(End)
    /// Where no pattern goes on.
    case nowhere
    /// A segment with an escape, or a fork in the table.
    case needsMore
  }

  /// Where a path without escapes ends.
  struct End {
    /// The state there; the table's start where no pattern goes on.
    let state: UnsafeRawPointer
    /// Behind the segments that are remembered.
    let places: UnsafeMutablePointer<PathSegments.Place>
    /// Where the path ends and the query or fragment starts, or what is mounted reads on.
    let pathEnd: UnsafeRawPointer
  }

  /// Before a segment.
  private struct Cursor {
    /// A state; or what asks for the segment before, which is the last one remembered.
    var node: UnsafeRawPointer
    var position: UnsafeRawPointer
    /// Where to remember the segment.
    var places: UnsafeMutablePointer<PathSegments.Place>
    /// Where the segment meets another mark than a slash; nil where that is not known.
    var mark: UnsafeRawPointer?
  }

  let table: TableView
  /// With a full word.
  let link: LinkBytes
  let segments: PathSegments
  /// Whether the table has many literals in one place, or such as agree in eight bytes: a constant
  /// wherever a walk is made, so that there are two loops.
  let isLarge: Bool

  /// Walks the path that starts at a place: behind its slash, which costs less, or at it.
  ///
  /// The body is taken in where the walk has come to its end, for each kind of end by itself.
  @inline(__always)
  func run<Answer>(
    from start: UnsafeRawPointer, custom: CustomCheck, _ body: (Outcome) -> Answer
  ) -> Answer {
    typealias Accept = TableLayout.Accept
    var cursor = Cursor(
      node: table.base + TableLayout.Header.root, position: start, places: segments.places)
    // The path alone, as soon as its end is known.
    var link = link
    while true {
      cursor = advanced(cursor, link)
      if let mark = cursor.mark, Self.endsPath(mark, link) {
        link = LinkBytes(start: link.start, end: mark)
        cursor.mark = nil
        continue
      }
      let accept = TableView.accept(at: cursor.node)
      if cursor.position >= link.end {
        let end = End(state: cursor.node, places: cursor.places, pathEnd: link.end)
        if accept == TableLayout.byte(Accept.entry) { return body(.entry(end)) }
        if accept != TableLayout.byte(Accept.pending) { return body(.end(end)) }
      } else if accept == TableLayout.byte(Accept.mount) {
        return body(
          .end(End(state: cursor.node, places: cursor.places, pathEnd: cursor.position)))
      }
      if cursor.node == table.base { return body(.nowhere) }
      guard let step = Self.step(cursor, table, link, segments, custom) else {
        return body(.needsMore)
      }
      cursor = step.cursor
      switch step.end {
      case .none: break
      case .ahead(let end): link = LinkBytes(start: link.start, end: end)
      case .here:
        return body(
          .end(End(state: cursor.node, places: cursor.places, pathEnd: cursor.position)))
      }
    }
  }

  /// Goes on while nothing is asked but what nearly every link asks: literals told apart by their
  /// bytes, and captures of ASCII, with room to remember them. No calls, so that the loop keeps all
  /// that it needs in registers.
  @inline(__always)
  private func advanced(_ start: Cursor, _ link: LinkBytes) -> Cursor {
    typealias Kind = TableLayout.Kind
    typealias Node = TableLayout.Node
    var (state, position, places) = (start.node, start.position, start.places)
    guard var word = link.word(from: position) else { return start }
    walk: while true {
      let kind = state.load(as: UInt8.self)
      var literal = TableView.LiteralAnswer.none
      if kind >= TableLayout.byte(Kind.windowState) {
        let last = isLarge ? Kind.hashedWindowState : Kind.windowState
        if kind > TableLayout.byte(last) { break }
        literal =
          isLarge
          ? table.literal(word, at: position, of: link, in: state)
          : table.shortLiteral(word, at: position, of: link, in: state)
      }
      let end: UnsafeRawPointer
      let next: UnsafeRawPointer
      switch literal {
      case .hit(let place, let target):
        end = place
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
          lastWord = LinkBytes.word(at: last)
          marks = SegmentMark.findInASCII(lastWord)
        }
        let bits = SegmentMark.bits(before: marks)
        let mark = last + Int(truncatingIfNeeded: bits &>> 3)
        // A window sees a literal only with a slash behind it, so what ends with another mark may
        // be one.
        guard SegmentMark.isSlash(lastWord &>> bits) else {
          return Cursor(node: state, position: position, places: places, mark: mark)
        }
        end = mark
        next = table.node(at: state + Node.otherwise)
      }
      // In bounds: behind the last segment that there is room for stand none but late states.
      places.pointee = PathSegments.Place(start: position, end: end)
      places += 1
      state = next
      position = end + 1
      // Asked here, not at the loop's start, it saves a jump.
      guard let nextWord = link.word(from: position) else { break }
      word = nextWord
    }
    return Cursor(node: state, position: position, places: places)
  }

  /// Whether a path ends at a mark, and eight bytes can be read before that too: its last segment can
  /// then be walked as one at the end of a link.
  @inline(__always)
  private static func endsPath(_ mark: UnsafeRawPointer, _ link: LinkBytes) -> Bool {
    let byte = mark.load(as: UInt8.self)
    return (byte == SegmentMark.question || byte == SegmentMark.hash) && mark - 8 >= link.start
  }

  /// What a step says of the path's end.
  private enum PathEndSight {
    case none
    /// It ends there: the segment can be walked as one at the end of a link.
    case ahead(UnsafeRawPointer)
    /// It ends at the cursor's position.
    case here
  }

  /// One step of any kind; nil where a segment has an escape, or the table a fork. A method would
  /// have the walk in memory.
  @inline(never)
  private static func step(
    _ cursor: Cursor, _ table: TableView, _ link: LinkBytes, _ segments: PathSegments,
    _ custom: CustomCheck
  ) -> (cursor: Cursor, end: PathEndSight)? {
    let node = cursor.node - table.base
    var next = cursor
    if !TableView.isState(cursor.node) {
      let settled = table.settled(node, cursor.places[-1].bytes, custom)
      next.node = table.base + settled
      return table.isFork(settled) ? nil : (next, .none)
    }
    let position = cursor.position - link.start
    if table.takesAll(from: node) {
      let end = link.restEnd(from: position, passesEscapes: false)
      if end.mark == SegmentMark.percent { return nil }
      if end.mark == SegmentMark.dot { next.node = table.base }
      next.position = link.start + end.offset
      return (next, .here)
    }
    let found = link.segmentEnd(from: position, link.word(at: position))
    if found.mark == SegmentMark.percent { return nil }
    let isLast = found.mark != SegmentMark.slash
    let place = PathSegments.Place(start: cursor.position, end: link.start + found.offset)
    // In bounds: eight bytes can be read before that end too.
    if isLast, place.end < link.end, place.end - 8 >= link.start {
      return (next, .ahead(place.end))
    }
    let end = isLast ? PathEndSight.here : .none
    next.position = isLast ? place.end : place.end + 1
    // An empty segment does not count.
    if found.offset == position { return (next, end) }
    if isDots(place.bytes) {
      next.node = table.base
      return (next, end)
    }
    if cursor.places < segments.places + segments.capacity {
      cursor.places.pointee = place
      next.places += 1
    }
    let target =
      table.target(of: place.bytes, in: node)
      ?? table.number(node &+ TableLayout.Node.otherwise)
    let settled = table.settled(target, place.bytes, custom)
    next.node = table.base + settled
    return table.isFork(settled) ? nil : (next, end)
  }

  /// Whether a segment is `.` or `..`.
  private static func isDots(_ segment: UnsafeRawBufferPointer) -> Bool {
    segment.count <= 2 && segment.allSatisfy { $0 == UInt8(ascii: ".") }
  }
}

extension TableView {
  /// Whether a node stands before a segment; the others stand behind one.
  @inline(__always)
  static func isState(_ node: UnsafeRawPointer) -> Bool {
    node.load(as: UInt8.self) <= TableLayout.byte(TableLayout.Kind.lateState)
  }

  /// How what ends at a node is found.
  @inline(__always)
  static func accept(at node: UnsafeRawPointer) -> UInt8 {
    (node + TableLayout.Node.acceptKind).load(as: UInt8.self)
  }

  /// The node whose offset stands at a place.
  @inline(__always)
  func node(at place: UnsafeRawPointer) -> UnsafeRawPointer { base + Self.number(at: place) }

  /// Whether a state leads to itself by whatever segment there is, as that of a rest does.
  func takesAll(from state: Int) -> Bool {
    digit(state) == TableLayout.Kind.lateState
      && number(state &+ TableLayout.Node.otherwise) == state
  }

  func isFork(_ node: Int) -> Bool { digit(node) == TableLayout.Kind.fork }

  /// Follows tests and delegates to the state or fork that stands before the next segment.
  func settled(_ node: Int, _ segment: UnsafeRawBufferPointer, _ custom: CustomCheck) -> Int {
    typealias Node = TableLayout.Node
    var node = node
    while true {
      switch digit(node) {
      case TableLayout.Kind.test:
        let passes = accepts(node: node, segment, custom)
        node = number(node &+ (passes ? Node.testYes : Node.testNo))
      case TableLayout.Kind.delegate:
        let state = number(node &+ Node.delegateState)
        node = target(of: segment, in: state) ?? number(state &+ Node.otherwise)
      case TableLayout.Kind.reject: return 0
      default: return node
      }
    }
  }

  /// Whether a segment passes a test node: its prefix, its suffix, and something of the type
  /// between them.
  private func accepts(
    node: Int, _ segment: UnsafeRawBufferPointer, _ custom: CustomCheck
  ) -> Bool {
    let check = ValueCheck(table: self, offset: number(node + TableLayout.Node.testCheck))
    if digit(node + TableLayout.Node.testHasAffix) == 0 {
      return check.accepts(segment, custom: custom)
    }
    return accepts(
      segment, prefix: number(node + TableLayout.Node.testPrefix),
      suffix: number(node + TableLayout.Node.testSuffix), check: check.offset, custom)
  }

  /// Whether a segment is something of a type between a prefix and a suffix.
  func accepts(
    _ segment: UnsafeRawBufferPointer, prefix: Int, suffix: Int, check: Int, _ custom: CustomCheck
  ) -> Bool {
    let (prefix, suffix) = (text(prefix), text(suffix))
    guard segment.count > prefix.count + suffix.count,
      segment.starts(with: prefix),
      segment[(segment.count - suffix.count)...].elementsEqual(suffix)
    else { return false }
    let value = segment[prefix.count..<(segment.count - suffix.count)]
    return ValueCheck(table: self, offset: check)
      .accepts(UnsafeRawBufferPointer(rebasing: value), custom: custom)
  }
}
