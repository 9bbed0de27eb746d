/// One step of a walk, of any kind: by the segment before, by the next one, or by all that are left.
struct PathStep {
  /// What a step says of the path's end.
  enum PathEnd {
    case none
    /// It ends there: the segment can be walked as one at the end of a link.
    case ahead(UnsafeRawPointer)
    /// It ends at the cursor's position.
    case here
  }

  let cursor: PathWalk.Cursor
  let pathEnd: PathEnd

  private init(_ cursor: PathWalk.Cursor, _ pathEnd: PathEnd) {
    self.cursor = cursor
    self.pathEnd = pathEnd
  }

  /// Nil where a segment of a long link has an escape, or the table a fork. Never inlined: the walk
  /// would have its cursor in memory.
  ///
  /// - Parameter segments: those of a frame, for there is memory behind them to decode others in.
  @inline(never)
  init?(
    from cursor: PathWalk.Cursor, _ table: TableView, _ link: ByteSpan, _ segments: PathSegments,
    _ custom: CustomCheck
  ) {
    let node = table[cursor.node]
    if node.isState {
      guard let step = Self.step(cursor, node.state, link, segments, custom) else { return nil }
      self = step
    } else {
      var next = cursor
      guard next.settle(at: node, cursor.segment[-1].bytes, custom) else { return nil }
      self.init(next, .none)
    }
  }

  @inline(__always)
  private static func step(
    _ cursor: PathWalk.Cursor, _ state: StateRecord, _ link: ByteSpan, _ segments: PathSegments,
    _ custom: CustomCheck
  ) -> PathStep? {
    var next = cursor
    let position = cursor.position - link.start
    if state.takesAll {
      let end = link.restEnd(from: position)
      if end.mark == SegmentMark.dot { next.node = state.table.nowhere.location }
      next.position = link.start + end.offset
      return PathStep(next, .here)
    }
    var found = link.segmentEnd(from: position, link.word(at: position))
    let decoded = MatchFrame.decoded(behind: segments.start)
    var decodedCount: Int?
    if found.mark == SegmentMark.percent {
      if link.count > MatchFrame.decodedCapacity { return nil }
      found = link.writtenSegmentEnd(from: found.offset)
      // In bounds: no more is decoded than is written, inside the link.
      decodedCount = PercentCoding.decode(
        link.bytes(position..<found.offset), into: decoded + position, plusIsSpace: false)
    }
    let isLast = found.mark != SegmentMark.slash
    var segment = ByteSpan(start: cursor.position, end: link.start + found.offset)
    // In bounds: eight bytes can be read before that end too.
    if isLast, segment.end < link.end, segment.end - 8 >= link.start, decodedCount == nil {
      return PathStep(next, .ahead(segment.end))
    }
    let end = isLast ? PathEnd.here : .none
    next.position = isLast ? segment.end : segment.end + 1
    // An empty segment does not count.
    if found.offset == position { return PathStep(next, end) }
    if DotSegment.isDots(segment.bytes) {
      next.node = state.table.nowhere.location
      return PathStep(next, end)
    }
    if let decodedCount { segment = ByteSpan(start: decoded + position, count: decodedCount) }
    if cursor.segment < segments.start + segments.capacity {
      cursor.segment.pointee = segment
      next.segment += 1
    }
    let text = segment.bytes
    guard next.settle(at: state.target(of: text), text, custom) else { return nil }
    return PathStep(next, end)
  }
}

extension PathWalk.Cursor {
  /// Goes to the state that stands before the next segment; false where that is a fork.
  @inline(__always)
  fileprivate mutating func settle(
    at node: NodeRecord, _ segment: UnsafeRawBufferPointer, _ custom: CustomCheck
  ) -> Bool {
    let settled = node.settled(by: segment, custom)
    self.node = settled.location
    return !settled.isFork
  }
}

extension NodeRecord {
  /// Follows tests and delegates to the state or fork that stands before the next segment, or to the
  /// node that leads nowhere.
  func settled(by segment: UnsafeRawBufferPointer, _ custom: CustomCheck) -> NodeRecord {
    var node = self
    while true {
      switch node.content {
      case .test(let test): node = test.accepts(segment, custom) ? test.yes : test.no
      case .delegate(let delegate): node = delegate.state.target(of: segment)
      case .state, .fork, .nowhere: return node
      }
    }
  }
}

extension TestRecord {
  /// Whether a segment passes: its prefix, its suffix, and something of the type between them.
  fileprivate func accepts(_ segment: UnsafeRawBufferPointer, _ custom: CustomCheck) -> Bool {
    hasAffix
      ? affixed.accepts(segment, custom: custom) : check.accepts(segment, custom: custom)
  }
}
