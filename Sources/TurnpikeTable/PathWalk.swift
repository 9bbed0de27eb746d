/// One pass of a link's path over the automaton: each segment is looked up once, so the time is
/// linear in the path's length whatever the table.
///
/// It goes as far as nearly every link does; `WholePathWalk` takes what it leaves.
struct PathWalk {
  enum Status {
    case matched(entry: Int)
    case noRoute
    /// A segment has an escape, or the table a fork.
    case needsWholeWalk
  }

  let table: TableView
  let link: LinkBytes
  let segments: PathSegments

  /// Segments that are remembered.
  private(set) var segmentCount = 0
  /// Where the path ends and the query or fragment starts.
  private(set) var pathEnd = 0

  init(table: TableView, link: LinkBytes, segments: PathSegments) {
    self.table = table
    self.link = link
    self.segments = segments
  }

  /// Walks the path that starts at an offset.
  @inline(__always)
  mutating func run(from start: Int, custom: CustomCheck, mount: MountCheck) -> Status {
    typealias Kind = TableLayout.Kind
    var position = start
    if position < link.count, link[position] == SegmentMark.slash { position &+= 1 }
    var node = TableLayout.Header.root
    var places = segments.places
    let placesEnd = places + segments.capacity
    var end = position
    while true {
      let word = link.word(at: position)
      var mark = SegmentMark.slash
      let kind = table.digit(node)
      if kind == Kind.windowState,
        let hit = table.literal(word, at: position, of: link, in: node)
      {
        end = hit.end
        node = hit.target
        places = remember(position, end, places, placesEnd)
      } else {
        let found = link.segmentEnd(from: position, word)
        end = found.offset
        mark = found.mark
        if mark == SegmentMark.percent { return .needsWholeWalk }
        // An empty segment does not count.
        if end > position {
          if end &- position <= 2, isDots(word, end &- position) { return .noRoute }
          // A window sees a literal only with a slash behind it.
          node =
            kind == Kind.hashState
            ? hashTarget(position, end, node)
            : mark != SegmentMark.slash
              ? target(position, end, node) : table.number(node &+ TableLayout.Node.otherwise)
          places = remember(position, end, places, placesEnd)
        }
      }
      if table.digit(node) > Kind.hashState {
        if node == 0 { return .noRoute }
        guard let state = settled(node, position, end, custom) else { return .needsWholeWalk }
        if state == 0 { return .noRoute }
        node = state
      }
      if mark != SegmentMark.slash || end >= link.count { break }
      position = end &+ 1
    }
    segmentCount = places - segments.places
    pathEnd = end
    return accepted(node, mount)
  }

  /// What ends at a state.
  @inline(__always)
  private func accepted(_ state: Int, _ mount: MountCheck) -> Status {
    let kind = table.digit(state &+ TableLayout.Node.acceptKind)
    if kind == TableLayout.Accept.nothing { return .noRoute }
    let accept = table.number(state &+ TableLayout.Node.accept)
    if kind == TableLayout.Accept.entry { return .matched(entry: accept) }
    let entry = PathEnd(
      table: table, link: link, segments: segments, segmentCount: segmentCount, pathEnd: pathEnd
    ).firstEntry(of: accept, mount)
    return entry == 0 ? .noRoute : .matched(entry: entry)
  }

  /// Remembers a segment while there is room: captures point at no later one.
  @inline(__always)
  private func remember(
    _ start: Int, _ end: Int, _ places: UnsafeMutablePointer<PathSegments.Place>,
    _ placesEnd: UnsafeMutablePointer<PathSegments.Place>
  ) -> UnsafeMutablePointer<PathSegments.Place> {
    if places >= placesEnd { return places }
    places.pointee = PathSegments.Place(start: start, end: end)
    return places + 1
  }

  /// Whether a segment of the link is `.` or `..`: no literal of a window is, so none is asked
  /// before.
  @inline(__always)
  private func isDots(_ word: UInt64, _ count: Int) -> Bool {
    count == 1 ? word & 0xFF == 0x2E : word & 0xFFFF == 0x2E2E
  }

  private func text(_ start: Int, _ end: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: link.start + start, count: end - start)
  }

  @inline(never)
  private func hashTarget(_ start: Int, _ end: Int, _ state: Int) -> Int {
    table.hashTarget(link.start + start, end &- start, in: state)
      ?? table.number(state &+ TableLayout.Node.otherwise)
  }

  @inline(never)
  private func target(_ start: Int, _ end: Int, _ state: Int) -> Int {
    table.target(of: text(start, end), in: state)
      ?? table.number(state &+ TableLayout.Node.otherwise)
  }

  /// The state that a node leads to by the segment; nil at a fork.
  @inline(never)
  private func settled(
    _ node: Int, _ start: Int, _ end: Int, _ custom: CustomCheck
  ) -> Int? {
    let node = table.settled(node, text(start, end), custom)
    return table.digit(node) == TableLayout.Kind.fork ? nil : node
  }
}

extension TableView {
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
    let prefix = text(number(node + TableLayout.Node.testPrefix))
    let suffix = text(number(node + TableLayout.Node.testSuffix))
    guard segment.count > prefix.count + suffix.count,
      segment.starts(with: prefix),
      segment[(segment.count - suffix.count)...].elementsEqual(suffix)
    else { return false }
    let value = segment[prefix.count..<(segment.count - suffix.count)]
    return ValueCheck(table: self, offset: number(node + TableLayout.Node.testCheck))
      .accepts(UnsafeRawBufferPointer(rebasing: value), custom: custom)
  }
}
