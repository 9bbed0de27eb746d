/// The end of a path, where the state that the walk has come to asks for more than the path.
struct PathEnd {
  let table: TableView
  let link: LinkBytes
  let segments: PathSegments
  let segmentCount: Int
  let pathEnd: Int

  /// Where the number of the best entry stands that ends at a state; nil for none.
  func entryPlace(at state: Int, _ custom: CustomCheck, _ mount: MountCheck) -> Int? {
    let accept = state + TableLayout.Node.accept
    switch table.digit(state + TableLayout.Node.acceptKind) {
    case TableLayout.Accept.nothing: return nil
    case TableLayout.Accept.list:
      return firstEntryPlace(of: table.number(accept), custom, mount)
    case TableLayout.Accept.indexedList:
      return indexedEntryPlace(of: table.number(accept), custom, mount)
    default: return accept
    }
  }

  private var query: QueryItems {
    QueryItems(LinkTail(link, pathEnd: pathEnd).queryBytes(of: link))
  }

  /// The same of a list: its conditions hold, or the enum that it mounts answers.
  private func firstEntryPlace(
    of list: Int, _ custom: CustomCheck, _ mount: MountCheck
  ) -> Int? {
    let query = query
    for index in 0..<table.number(list) {
      let place = list + 4 + index * 4
      if answers(table.number(place), query, custom, mount) { return place }
    }
    return nil
  }

  /// The same where conditions are found by their keys and values.
  private func indexedEntryPlace(
    of record: Int, _ custom: CustomCheck, _ mount: MountCheck
  ) -> Int? {
    typealias IndexedList = TableLayout.IndexedList
    let others = record + IndexedList.others
    let list = others + 4 + table.number(others) * 4
    let query = query
    let root = table.number(record + IndexedList.root)
    let first = firstPlace(
      in: root, before: table.number(list), of: list, query, custom)
    for index in 0..<table.number(others) {
      let other = table.number(others + 4 + index * 4)
      if other > first { break }
      let place = list + 4 + other * 4
      if answers(table.number(place), query, custom, mount) { return place }
    }
    return first < table.number(list) ? list + 4 + first * 4 : nil
  }

  /// The first place of a list whose conditions hold, of those that a node finds; or the bound.
  private func firstPlace(
    in root: Int, before bound: Int, of list: Int, _ query: QueryItems, _ custom: CustomCheck
  ) -> Int {
    typealias Node = TableLayout.ConditionNode
    var (node, first) = (root, bound)
    while node != 0 {
      if table.digit(node) == Node.leaf {
        let places = node + Node.places
        for index in 0..<table.number(places) {
          let place = table.number(places + 4 + index * 4)
          if place >= first { break }
          if answers(table.number(list + 4 + place * 4), query, custom, { _ in false }) {
            return place
          }
        }
        return first
      }
      if let value = query.firstValue(of: table.text(table.number(node + Node.key))),
        let child = table.conditionNode(of: value, in: table.number(node + Node.values))
      {
        first = firstPlace(in: child, before: first, of: list, query, custom)
      }
      node = table.number(node + Node.rest)
    }
    return first
  }

  private func answers(
    _ entry: Int, _ query: QueryItems, _ custom: CustomCheck, _ mount: MountCheck
  ) -> Bool {
    let conditions = table.number(entry + TableLayout.Entry.conditions)
    if conditions != 0, !table.meets(conditions, query) { return false }
    let flags = table.digit(entry + TableLayout.Entry.flags)
    if flags & TableLayout.Entry.isUnchecked != 0, !passes(entry, custom) { return false }
    return flags & TableLayout.Entry.isMount == 0 || mount(mountedLink(entry))
  }

  /// Whether the segments are what the captures of an entry ask, where the walk has not asked.
  private func passes(_ entry: Int, _ custom: CustomCheck) -> Bool {
    let list = table.number(entry + TableLayout.Entry.segments)
    for index in 0..<min(table.number(list), segmentCount) {
      let record = list + 4 + index * TableLayout.Segment.size
      switch table.number(record + TableLayout.Segment.kind) {
      case TableLayout.Segment.literal: continue
      case TableLayout.Segment.rest: return restPasses(record, from: index, custom)
      default:
        // In bounds: every segment that a capture points at is remembered.
        if !passes(segments.places[index].bytes, record, custom) { return false }
      }
    }
    return true
  }

  /// The same of all segments from one on, which may be more than were remembered.
  private func restPasses(_ record: Int, from index: Int, _ custom: CustomCheck) -> Bool {
    var start = segments.places[index].start
    let end = link.start + pathEnd
    while start < end {
      var next = start
      while next < end, next.load(as: UInt8.self) != SegmentMark.slash { next += 1 }
      let segment = PathSegments.Place(start: start, end: next).bytes
      if !segment.isEmpty, !passes(segment, record, custom) { return false }
      start = next + 1
    }
    return true
  }

  private func passes(
    _ written: UnsafeRawBufferPointer, _ record: Int, _ custom: CustomCheck
  ) -> Bool {
    typealias Segment = TableLayout.Segment
    let (prefix, suffix, check) = (
      table.number(record + Segment.text), table.number(record + Segment.suffix),
      table.number(record + Segment.check)
    )
    if !written.contains(SegmentMark.percent) {
      return table.accepts(written, prefix: prefix, suffix: suffix, check: check, custom)
    }
    return withUnsafeTemporaryAllocation(byteCount: written.count, alignment: 1) { buffer in
      guard let target = buffer.baseAddress else { return false }
      let count = PercentCoding.decode(written, into: target, plusIsSpace: false)
      let text = UnsafeRawBufferPointer(start: target, count: count)
      return table.accepts(text, prefix: prefix, suffix: suffix, check: check, custom)
    }
  }

  private func mountedLink(_ entry: Int) -> MountedLink {
    let prefix = table.number(table.number(entry + TableLayout.Entry.segments))
    return MountedLink(
      route: table.number(entry + TableLayout.Entry.route), link: link,
      start: prefix < segmentCount ? segments.places[prefix].start - link.start : pathEnd)
  }
}

extension TableView {
  /// The node that a value of a query, still encoded, leads to.
  fileprivate func conditionNode(of value: UnsafeRawBufferPointer, in values: Int) -> Int? {
    let isEncoded = value.contains { $0 == SegmentMark.percent || $0 == UInt8(ascii: "+") }
    if value.isEmpty || !isEncoded { return conditionNode(ofDecoded: value, in: values) }
    return QueryItems.withDecoded(value) { conditionNode(ofDecoded: $0, in: values) }
  }

  private func conditionNode(ofDecoded value: UnsafeRawBufferPointer, in values: Int) -> Int? {
    let text = LinkBytes(value, orEmptyAt: base)
    return target(of: UnsafeRawBufferPointer(start: text.start, count: text.count), in: values)
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
