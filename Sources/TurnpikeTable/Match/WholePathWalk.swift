/// The walk of a path with escapes, and over a table with forks: segment by segment, each decoded.
///
/// Only a table that would have needed more states than the compiler's bound has forks; there a
/// path may be walked again from each, which the table's size bounds, not the link's.
struct WholePathWalk {
  let table: TableView
  /// The link as written.
  let link: LinkBytes
  /// As many bytes as the link has, for segments to be decoded in.
  let decoded: UnsafeMutableRawPointer
  let segments: PathSegments
  /// The reading of the enum that mounts this one.
  let outer: UnsafeMutablePointer<LinkReading>?
  /// Where the reading is to stand.
  let buffer: UnsafeMutableRawPointer
  /// What an earlier reading in the buffer remembers.
  private var refusals: MountRefusals?

  /// Segments seen.
  private(set) var segmentCount = 0
  /// Where the path ends and the query or fragment starts.
  private(set) var pathEnd = 0
  private var forks: [Fork] = []

  private struct Fork {
    var node: Int
    var position: Int
    var segmentCount: Int
  }

  init(
    table: TableView, link: LinkBytes, decoded: UnsafeMutableRawPointer, segments: PathSegments,
    outer: UnsafeMutablePointer<LinkReading>?, buffer: UnsafeMutableRawPointer
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
    var node = TableLayout.Header.root
    while true {
      let end: Int
      if table.takesAll(from: node) {
        let rest = link.restEnd(from: position, passesEscapes: true)
        end = rest.offset
        if rest.mark == SegmentMark.dot { node = 0 }
      } else {
        end = writtenEnd(position)
        if end > position {
          node = isDots(position, end) ? 0 : step(from: node, position, end, custom)
        }
      }
      if node != 0, end < link.count, link[end] == SegmentMark.slash {
        position = end + 1
        continue
      }
      if node != 0 {
        pathEnd = end
        let answer = read(at: node, custom, attempt)
        if answer != LinkLookUp.refused { return answer }
      }
      guard let fork = forks.popLast() else { return LinkLookUp.refused }
      position = fork.position
      segmentCount = fork.segmentCount
      node = first(of: fork.node, position)
    }
  }

  /// Reads by what ends at a state.
  private mutating func read(
    at state: Int, _ custom: CustomCheck, _ attempt: LinkLookUp.Attempt
  ) -> Int {
    let reading = LinkLookUp.reading(buffer)
    let path = WalkedPath(
      link: link, end: link.start + pathEnd,
      placesEnd: segments.places + min(segmentCount, segments.capacity),
      decoded: UnsafeRawPointer(decoded))
    let end = PathEnd(
      table: table, path: path, outer: outer, buffer: buffer, refusals: refusals)
    var route = end.read(at: table.base + state, custom)
    while route >= 0 {
      let answer = attempt(route, buffer)
      if answer != LinkLookUp.refused { return answer }
      refusals = reading.pointee.refusals
      route = TableView.readNext(in: reading, custom: custom)
    }
    return route
  }

  /// The reading behind an answer that is no route.
  func reading(_ answer: Int) -> UnsafeMutablePointer<LinkReading> {
    let reading = LinkLookUp.reading(buffer)
    if answer == LinkLookUp.refused { table.initialiseRefused(reading, link) }
    return reading
  }

  /// The state that one segment leads to.
  private mutating func step(
    from node: Int, _ position: Int, _ end: Int, _ custom: CustomCheck
  ) -> Int {
    let written = UnsafeRawBufferPointer(start: link.start + position, count: end - position)
    var text = written
    if PercentCoding.needsDecoding(written, plusIsSpace: false) {
      let count = PercentCoding.decode(written, into: decoded + position, plusIsSpace: false)
      text = UnsafeRawBufferPointer(start: decoded + position, count: count)
    }
    let place = LinkBytes(text, orEmptyAt: link.start)
    segments.remember(segmentCount, PathSegments.Place(start: place.start, end: place.end))
    segmentCount += 1
    let target =
      table.target(of: text, in: node) ?? table.number(node + TableLayout.Node.otherwise)
    let next = end < link.count && link[end] == SegmentMark.slash ? end + 1 : end
    return first(of: table.settled(target, text, custom), next)
  }

  /// The first state of a fork that stands before a position; the others are tried later.
  private mutating func first(of node: Int, _ position: Int) -> Int {
    var node = node
    while table.digit(node) == TableLayout.Kind.fork {
      forks.append(
        Fork(
          node: table.number(node + TableLayout.Node.forkSecond), position: position,
          segmentCount: segmentCount))
      node = table.number(node + TableLayout.Node.forkFirst)
    }
    return node
  }

  private func isDots(_ position: Int, _ end: Int) -> Bool {
    end - position <= 2 && link[position] == SegmentMark.dot && link[end - 1] == SegmentMark.dot
  }

  /// Where the segment ends as written.
  private func writtenEnd(_ position: Int) -> Int {
    var index = position
    while true {
      let found = link.segmentEnd(from: index, link.word(at: index))
      if found.mark != SegmentMark.percent { return found.offset }
      index = found.offset + 1
    }
  }
}
