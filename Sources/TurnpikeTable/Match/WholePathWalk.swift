/// The walk of a path with escapes, and over a table with forks: segment by segment, each decoded.
///
/// Only a table that would have needed more states than the compiler's bound has forks; there a
/// path may be walked again from each, which the table's size bounds, not the link's.
struct WholePathWalk {
  let table: TableView
  /// The link as written.
  let link: ByteSpan
  /// As many bytes as the link has, for segments to be decoded in.
  let decoded: UnsafeMutableRawPointer
  let segments: PathSegments
  /// The frame of the enum that mounts this one.
  let outer: UnsafeMutablePointer<MatchFrame>?
  /// Where the frame is to stand.
  let buffer: UnsafeMutableRawPointer
  /// What an earlier frame in the buffer remembers.
  private var refusals: MountRefusals?

  /// Segments seen.
  private(set) var segmentCount = 0
  private var forks: [Fork] = []

  /// A second way that is left to be tried.
  private struct Fork {
    let node: NodeRecord
    let position: Int
    let segmentCount: Int
  }

  init(
    table: TableView, link: ByteSpan, decoded: UnsafeMutableRawPointer, segments: PathSegments,
    outer: UnsafeMutablePointer<MatchFrame>?, buffer: UnsafeMutableRawPointer
  ) {
    self.table = table
    self.link = link
    self.decoded = decoded
    self.segments = segments
    self.outer = outer
    self.buffer = buffer
  }

  /// Walks the path that starts at an offset; gives what the attempt did with the first entry that
  /// answers, or another answer of `LinkLookUp`.
  mutating func run(
    from start: Int, custom: CustomCheck, attempt: LinkLookUp.Attempt
  ) -> Int {
    var position = start
    var state: StateRecord? = table.header.root
    while true {
      if let current = state {
        let end: Int
        if current.takesAll {
          // What follows a mount's prefix starts here.
          if current.node.acceptByte == AcceptKind.mount.byte, position < link.count {
            segments.remember(segmentCount, ByteSpan(start: link.start + position, count: 0))
            segmentCount += 1
          }
          let rest = link.restEnd(from: position)
          end = rest.offset
          if rest.mark == SegmentMark.dot { state = nil }
        } else {
          end = link.writtenSegmentEnd(from: position).offset
          if end > position { state = step(from: current, position, end, custom) }
        }
        if state != nil, end < link.count, link[end] == SegmentMark.slash {
          position = end + 1
          continue
        }
        if let state {
          let answer = read(at: state, pathEnd: end, custom, attempt)
          if answer != LinkLookUp.refused { return answer }
        }
      }
      guard let fork = forks.popLast() else { return LinkLookUp.refused }
      position = fork.position
      segmentCount = fork.segmentCount
      state = firstState(of: fork.node, position)
    }
  }

  /// Reads by what ends at a state.
  private mutating func read(
    at state: StateRecord, pathEnd: Int, _ custom: CustomCheck, _ attempt: LinkLookUp.Attempt
  ) -> Int {
    let frame = LinkLookUp.frame(buffer)
    let path = WalkedPath(
      decoded: UnsafeRawPointer(decoded), link: link, end: link.start + pathEnd,
      segmentsEnd: segments.start + min(segmentCount, segments.capacity))
    let end = PathEnd(
      table: table, path: path, outer: outer, buffer: buffer, refusals: refusals)
    var found = end.read(at: state, custom)
    while LinkLookUp.isCase(found) {
      let answer = attempt(found, buffer)
      if answer != LinkLookUp.refused { return answer }
      refusals = frame.pointee.refusals
      found = TableView.readNext(in: frame, custom: custom)
    }
    return found
  }

  /// The state that one segment leads to; nil where no pattern goes on.
  private mutating func step(
    from state: StateRecord, _ position: Int, _ end: Int, _ custom: CustomCheck
  ) -> StateRecord? {
    let written = UnsafeRawBufferPointer(start: link.start + position, count: end - position)
    if DotSegment.isDots(written) { return nil }
    var text = written
    if PercentCoding.needsDecoding(written, plusIsSpace: false) {
      let count = PercentCoding.decode(written, into: decoded + position, plusIsSpace: false)
      text = UnsafeRawBufferPointer(start: decoded + position, count: count)
    }
    segments.remember(segmentCount, ByteSpan(text, orEmptyAt: link.start))
    segmentCount += 1
    let next = end < link.count && link[end] == SegmentMark.slash ? end + 1 : end
    return firstState(of: state.target(of: text).settled(by: text, custom), next)
  }

  /// The first state of a fork that stands before a position; the others are tried later. Nil of the
  /// node that leads nowhere.
  private mutating func firstState(of node: NodeRecord, _ position: Int) -> StateRecord? {
    var node = node
    while true {
      switch node.content {
      case .state(let state): return state
      case .fork(let fork):
        forks.append(Fork(node: fork.second, position: position, segmentCount: segmentCount))
        node = fork.first
      // What asks for a segment stands behind one, and has been settled.
      case .test, .delegate, .nowhere: return nil
      }
    }
  }
}
