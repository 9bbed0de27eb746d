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
    table: TableView, link: LinkBytes, decoded: UnsafeMutableRawPointer, segments: PathSegments
  ) {
    self.table = table
    self.link = link
    self.decoded = decoded
    self.segments = segments
  }

  /// Walks the path that starts at an offset; gives the entry that answers, or 0.
  mutating func run(from start: Int, custom: CustomCheck, mount: MountCheck) -> Int {
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
        let path = PathEnd(
          table: table, link: link, segments: segments, segmentCount: segmentCount,
          pathEnd: pathEnd)
        let entry = path.entryPlace(at: node, custom, mount).map(table.number) ?? 0
        if entry != 0 { return entry }
      }
      guard let fork = forks.popLast() else { return 0 }
      position = fork.position
      segmentCount = fork.segmentCount
      node = first(of: fork.node, position)
    }
  }

  /// The state that one segment leads to.
  private mutating func step(
    from node: Int, _ position: Int, _ end: Int, _ custom: CustomCheck
  ) -> Int {
    let written = UnsafeRawBufferPointer(start: link.start + position, count: end - position)
    let count = PercentCoding.decode(written, into: decoded + position, plusIsSpace: false)
    segments.remember(
      segmentCount, PathSegments.Place(start: link.start + position, end: link.start + end))
    segmentCount += 1
    let text = UnsafeRawBufferPointer(start: decoded + position, count: count)
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
    var end = position
    while end < link.count {
      let byte = link[end]
      if byte == SegmentMark.slash || byte == SegmentMark.question || byte == SegmentMark.hash {
        break
      }
      end += 1
    }
    return end
  }
}
