/// The end of a path, where the state that the walk has come to asks for more than the path: of its
/// entries the first answers whose conditions hold, or which mounts an enum that answers.
struct PathEnd {
  let table: TableView
  let path: WalkedPath
  /// The reading of the enum that mounts this one.
  let outer: UnsafeMutablePointer<LinkReading>?
  /// Where the reading is to stand.
  let buffer: UnsafeMutableRawPointer
  /// What an earlier reading in the buffer remembers; nil for the first.
  var refusals: MountRefusals?

  /// Reads by what ends at a state.
  ///
  /// - Parameter first: the place in a list that is to be tried first: those before have been.
  /// - Returns: the index of a case, or an answer of `LinkLookUp`.
  func read(at state: UnsafeRawPointer, from first: Int = 0, _ custom: CustomCheck) -> Int {
    typealias Accept = TableLayout.Accept
    let accept = state + TableLayout.Node.accept
    switch TableView.accept(at: state) {
    case TableLayout.byte(Accept.nothing): return LinkLookUp.refused
    case TableLayout.byte(Accept.list):
      let list = TableView.number(at: accept)
      let query = query
      for index in first..<max(first, table.number(list)) {
        let place = list + 4 + index * 4
        if answers(table.number(place), query, custom) {
          return read(place, at: state, next: index + 1, custom)
        }
      }
      return LinkLookUp.refused
    case TableLayout.byte(Accept.indexedList):
      return readIndexed(TableView.number(at: accept), at: state, from: first, custom)
    default:
      return first > 0 ? LinkLookUp.refused : read(accept - table.base, at: state, next: 1, custom)
    }
  }

  /// The same where conditions are found by their keys and values.
  private func readIndexed(
    _ record: Int, at state: UnsafeRawPointer, from start: Int, _ custom: CustomCheck
  ) -> Int {
    typealias IndexedList = TableLayout.IndexedList
    let others = record + IndexedList.others
    let list = others + 4 + table.number(others) * 4
    let query = query
    let root = table.number(record + IndexedList.root)
    // No entry with conditions is tried in vain, so none that it finds stands before the start.
    let first = firstPlace(in: root, before: table.number(list), of: list, query, custom)
    for index in 0..<table.number(others) {
      let other = table.number(others + 4 + index * 4)
      if other > first { break }
      let place = list + 4 + other * 4
      if other >= start, answers(table.number(place), query, custom) {
        return read(place, at: state, next: other + 1, custom)
      }
    }
    if first >= table.number(list) || first < start { return LinkLookUp.refused }
    return read(list + 4 + first * 4, at: state, next: first + 1, custom)
  }

  /// Reads by the entry whose number stands at a place.
  private func read(
    _ place: Int, at accepting: UnsafeRawPointer, next: Int, _ custom: CustomCheck
  ) -> Int {
    let entry = table.number(place)
    let route = table.number(entry &+ TableLayout.Entry.route)
    let flags = table.digit(entry &+ TableLayout.Entry.flags)
    let state = table.base + (place - TableLayout.Node.accept)
    let isPlain = flags & TableLayout.Entry.hasQueryParameters == 0
    let parameterCount = isPlain ? 0 : table.number(entry &+ TableLayout.Entry.parameterCount)
    let reading = buffer.assumingMemoryBound(to: LinkReading.self)
    let places = LinkReading.places(of: reading)
    // In bounds: every buffer has so many places.
    let hasItems =
      !isPlain && path.placesEnd - places + parameterCount <= LinkReading.nearSegments
    reading.initialize(
      to: LinkReading(
        table, state, captures: LinkReading.noCaptures, path, in: outer,
        candidates: (accepting, next), hasItems: hasItems))
    if let refusals { reading.pointee.refusals = refusals }
    if isPlain { return route }
    let match = LinkReading.match(of: reading)
    guard hasItems else { return match.isAnswered(custom) ? route : LinkLookUp.invalid }
    match.locateItems(in: path.placesEnd)
    guard let captures = match.captures(among: path.placesEnd, custom) else {
      return LinkLookUp.invalid
    }
    reading.pointee.captures = captures
    return route
  }

  private var query: QueryItems {
    QueryItems(
      LinkTail(path.link, pathEnd: path.end - path.link.start).queryBytes(of: path.link))
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
          if answers(table.number(list + 4 + place * 4), query, custom) {
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

  private func answers(_ entry: Int, _ query: QueryItems, _ custom: CustomCheck) -> Bool {
    let conditions = table.number(entry + TableLayout.Entry.conditions)
    if conditions != 0, !table.meets(conditions, query) { return false }
    let flags = table.digit(entry + TableLayout.Entry.flags)
    return flags & TableLayout.Entry.isUnchecked == 0 || passes(entry, custom)
  }

  /// Whether the segments are what the captures of an entry ask, where the walk has not asked.
  private func passes(_ entry: Int, _ custom: CustomCheck) -> Bool {
    let list = table.number(entry + TableLayout.Entry.segments)
    let places = LinkReading.places(of: LinkLookUp.reading(buffer))
    for index in 0..<min(table.number(list), path.placesEnd - places) {
      let record = list + 4 + index * TableLayout.Segment.size
      switch table.number(record + TableLayout.Segment.kind) {
      case TableLayout.Segment.literal: continue
      case TableLayout.Segment.rest: return restPasses(record, from: places[index].start, custom)
      default:
        // In bounds: every segment that a capture points at is remembered, and decoded.
        if !passes(places[index].bytes, record, custom) { return false }
      }
    }
    return true
  }

  /// The same of all segments from one on, which may be more than were remembered.
  private func restPasses(
    _ record: Int, from place: UnsafeRawPointer, _ custom: CustomCheck
  ) -> Bool {
    var start = WalkedPath.written(place, in: path.link, decoded: path.decoded)
    while start < path.end {
      var next = start
      while next < path.end, next.load(as: UInt8.self) != SegmentMark.slash { next += 1 }
      let segment = PathSegments.Place(start: start, end: next).bytes
      let isPassed =
        segment.contains(SegmentMark.percent)
        ? PercentCoding.withDecoded(segment, plusIsSpace: false) {
          passes($0, record, custom)
        } : segment.isEmpty || passes(segment, record, custom)
      if !isPassed { return false }
      start = next + 1
    }
    return true
  }

  private func passes(
    _ text: UnsafeRawBufferPointer, _ record: Int, _ custom: CustomCheck
  ) -> Bool {
    typealias Segment = TableLayout.Segment
    return table.accepts(
      text, prefix: table.number(record + Segment.text),
      suffix: table.number(record + Segment.suffix),
      check: table.number(record + Segment.check), custom)
  }
}

extension TableView {
  /// The node that a value of a query, still encoded, leads to.
  fileprivate func conditionNode(of value: UnsafeRawBufferPointer, in values: Int) -> Int? {
    let isEncoded = value.contains { $0 == SegmentMark.percent || $0 == UInt8(ascii: "+") }
    if value.isEmpty || !isEncoded { return conditionNode(ofDecoded: value, in: values) }
    return PercentCoding.withDecoded(value, plusIsSpace: true) {
      conditionNode(ofDecoded: $0, in: values)
    }
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
