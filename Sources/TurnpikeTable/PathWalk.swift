/// One pass of a link's path over the automaton: each segment is scanned, hashed and looked up
/// once, so the time is linear in the path's length whatever the table.
///
/// Only a table that would have needed more states than the compiler's bound has forks; there a
/// path may be walked again from each, which the table's size bounds, not the link's.
struct PathWalk {
  enum Status {
    case matched(entry: Int)
    case noRoute
    /// A segment has an escape, and there is nowhere to decode it to.
    case needsScratch
  }

  let table: TableView
  /// The link as written.
  let link: LinkBytes
  /// A copy of the link, in which decoded segments replace written ones at the same offset. Nil in
  /// the first pass: most links have no escape.
  let scratch: UnsafeMutableRawPointer?
  /// Where each segment stands: its start, and its end in the upper half.
  let segments: UnsafeMutablePointer<UInt64>
  let capacity: Int

  /// Segments seen.
  private(set) var segmentCount = 0
  /// Where the path ends and the query or fragment starts.
  private(set) var pathEnd = 0
  /// Nil until the first fork, which few tables have.
  private var forks: [Fork]?

  private struct Fork {
    var node: Int
    var position: Int
    var segmentCount: Int
  }

  init(
    table: TableView, link: LinkBytes, scratch: UnsafeMutableRawPointer?,
    segments: UnsafeMutablePointer<UInt64>, capacity: Int
  ) {
    self.table = table
    self.link = link
    self.scratch = scratch
    self.segments = segments
    self.capacity = capacity
  }

  /// Walks the path that starts at an offset.
  mutating func run(from start: Int, custom: CustomCheck, mount: MountCheck) -> Status {
    var position = start
    var node = table.number(TableLayout.Header.root)
    while true {
      var segment = ScannedSegment(scanning: link, from: position)
      var end = position &+ segment.count
      var text = link.start + position
      if segment.hasEscape {
        guard let scratch else { return .needsScratch }
        end = writtenEnd(position)
        segment = decoded(position, end, scratch)
        text = UnsafeRawPointer(scratch + position)
        segment.end = end < link.count ? link[end] : SegmentMark.slash
      }
      // A slash at the very end is followed by an empty segment, which does not count.
      let isLast = segment.end != SegmentMark.slash || end >= link.count

      if segment.count > 0 {
        if segmentCount < capacity {
          segments[segmentCount] =
            UInt64(truncatingIfNeeded: position)
            | UInt64(truncatingIfNeeded: position &+ segment.count) &<< 32
        }
        segmentCount &+= 1
        if segment.count <= 2, segment.isDots {
          node = 0
        } else {
          let target = lookUp(segment, text, in: node)
          node =
            table.digit(target) <= TableLayout.Kind.hashState
            ? target : settle(target, segment, text, next: isLast ? end : end &+ 1, custom)
        }
      }
      position = end &+ 1

      if node != 0 {
        if !isLast { continue }
        pathEnd = end
        if let entry = accepted(at: node, mount) { return .matched(entry: entry) }
      }
      guard let fork = forks?.popLast() else { return .noRoute }
      node = state(of: fork)
      position = fork.position
      segmentCount = fork.segmentCount
    }
  }

  /// Where a state leads by the segment's text, before any question about its type.
  @inline(__always)
  private func lookUp(
    _ segment: ScannedSegment, _ text: UnsafeRawPointer, in state: Int
  ) -> Int {
    typealias Node = TableLayout.Node
    let kind = table.digit(state)
    if kind == TableLayout.Kind.soleState {
      if isEqual(segment, text, to: state &+ Node.soleText) {
        return table.number(state &+ Node.soleTarget)
      }
    } else if kind == TableLayout.Kind.hashState {
      let hash = segment.hash
      let bucket = SegmentHash.bucket(hash, bits: table.digit(state &+ Node.bucketBits))
      let displacement = table.shortNumber(state &+ Node.buckets &+ bucket &* 2)
      let slot = SegmentHash.slot(
        hash, displacement: displacement, bits: table.digit(state &+ Node.slotBits))
      let entry = table.number(state &+ Node.slots) &+ slot &* Node.slotSize
      let (target, literal) = table.pair(entry)
      if literal != 0, isEqual(segment, text, to: literal) { return target }
    }
    return table.number(state &+ Node.otherwise)
  }

  /// Whether the segment is the table's text at an offset.
  ///
  /// In bounds: the encoder pads the table, and a text of more than eight bytes is compared in
  /// steps of eight with a last step that ends where the text ends.
  @inline(__always)
  private func isEqual(
    _ segment: ScannedSegment, _ text: UnsafeRawPointer, to literal: Int
  ) -> Bool {
    let count = segment.count
    guard table.isCount(count, at: literal) else { return false }
    let expected = table.base + literal + 4
    let first = UInt64(littleEndian: expected.loadUnaligned(as: UInt64.self))
    // The bits above a short text's are its successor's in the table.
    if count < 8 {
      return (first ^ segment.first) &<< UInt64(truncatingIfNeeded: 64 &- count &* 8) == 0
    }
    guard first == segment.first else { return false }
    return count == 8 || isRestEqual(text, expected, count)
  }

  @inline(__always)
  private func isRestEqual(
    _ text: UnsafeRawPointer, _ expected: UnsafeRawPointer, _ count: Int
  ) -> Bool {
    var offset = 8
    while offset < count {
      let step = min(offset, count &- 8)
      guard
        expected.loadUnaligned(fromByteOffset: step, as: UInt64.self)
          == text.loadUnaligned(fromByteOffset: step, as: UInt64.self)
      else { return false }
      offset &+= 8
    }
    return true
  }

  /// Follows tests, delegates and forks to the state that stands before the next segment.
  @inline(never)
  private mutating func settle(
    _ target: Int, _ segment: ScannedSegment, _ text: UnsafeRawPointer, next: Int,
    _ custom: CustomCheck
  ) -> Int {
    typealias Node = TableLayout.Node
    var node = target
    while true {
      switch table.digit(node) {
      case TableLayout.Kind.test:
        let passes = table.accepts(
          node: node, UnsafeRawBufferPointer(start: text, count: segment.count), custom)
        node = table.number(node &+ (passes ? Node.testYes : Node.testNo))
      case TableLayout.Kind.delegate:
        node = lookUp(segment, text, in: table.number(node &+ Node.delegateState))
      case TableLayout.Kind.fork:
        let second = table.number(node &+ Node.forkSecond)
        forks = (forks ?? []) + [Fork(node: second, position: next, segmentCount: segmentCount)]
        node = table.number(node &+ Node.forkFirst)
      default:
        return node
      }
    }
  }

  /// The state that a fork goes on from; it may fork again.
  private mutating func state(of fork: Fork) -> Int {
    typealias Node = TableLayout.Node
    var node = fork.node
    while table.digit(node) == TableLayout.Kind.fork {
      var second = fork
      second.node = table.number(node &+ Node.forkSecond)
      forks?.append(second)
      node = table.number(node &+ Node.forkFirst)
    }
    return node
  }

  /// The best entry that ends at a state: its conditions hold, or the enum that it mounts answers.
  @inline(__always)
  private func accepted(at state: Int, _ mount: MountCheck) -> Int? {
    let list = table.number(state &+ TableLayout.Node.accept)
    if list == 0 { return nil }
    let first = table.number(list &+ 4)
    let flags = table.number(first &+ TableLayout.Entry.flags)
    if flags & TableLayout.Entry.isConditional == 0 { return first }
    return firstEntry(of: list, mount)
  }

  @inline(never)
  private func firstEntry(of list: Int, _ mount: MountCheck) -> Int? {
    let query = QueryItems(LinkTail(link, pathEnd: pathEnd).queryBytes(of: link))
    for index in 0..<table.number(list) {
      let entry = table.number(list + 4 + index * 4)
      let conditions = table.number(entry + TableLayout.Entry.conditions)
      if conditions != 0, !table.meets(conditions, query) { continue }
      let flags = table.number(entry + TableLayout.Entry.flags)
      if flags & TableLayout.Entry.isMount == 0 || mount(mountedLink(entry)) { return entry }
    }
    return nil
  }

  private func mountedLink(_ entry: Int) -> MountedLink {
    let prefix = table.number(table.number(entry + TableLayout.Entry.segments))
    let start =
      prefix < segmentCount ? Int(truncatingIfNeeded: segments[prefix] & 0xFFFF_FFFF) : pathEnd
    return MountedLink(
      route: table.number(entry + TableLayout.Entry.route), link: link, start: start)
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

  private func decoded(
    _ position: Int, _ end: Int, _ scratch: UnsafeMutableRawPointer
  ) -> ScannedSegment {
    let written = UnsafeRawBufferPointer(start: link.start + position, count: end - position)
    let count = PercentCoding.decode(written, into: scratch + position, plusIsSpace: false)
    return ScannedSegment(decoded: LinkBytes(start: scratch + position, count: count))
  }
}

extension TableView {
  /// Whether a segment passes a test node: its prefix, its suffix, and something of the type
  /// between them.
  fileprivate func accepts(
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

  /// Whether all conditions hold.
  fileprivate func meets(_ conditions: Int, _ query: QueryItems) -> Bool {
    for index in 0..<number(conditions) {
      let pair = conditions + 4 + index * 8
      guard let value = query.firstValue(of: text(number(pair))),
        QueryItems.isEqual(value, text(number(pair + 4)))
      else { return false }
    }
    return true
  }
}
