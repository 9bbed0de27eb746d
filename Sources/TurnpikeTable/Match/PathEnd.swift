/// The end of a path, where the state there asks for more than the path: of its entries the first answers whose conditions hold, or which mounts an enum that answers.
struct PathEnd {
  let table: TableView
  let path: WalkedPath
  /// The frame of the enum that mounts this one.
  let outer: UnsafeMutablePointer<MatchFrame>?
  /// Where the frame is to stand.
  let buffer: UnsafeMutableRawPointer
  /// What an earlier frame in the buffer remembers; nil for the first.
  var refusals: MountRefusals?

  /// Reads by what ends at a state.
  ///
  /// - Parameter first: the index in a list that is to be tried first: those before have been.
  /// - Returns: an answer of `LinkLookUp`.
  func read(at state: StateRecord, from first: Int = 0, _ custom: CustomCheck) -> Int {
    switch state.accepted {
    case .nothing: return LinkLookUp.refused
    case .entry(let entry):
      return first > 0 ? LinkLookUp.refused : read(entry, at: state, next: 1, custom)
    case .list(let list):
      let query = query
      for index in first..<max(first, list.count) where answers(list[index], query, custom) {
        return read(list.reference(index), at: state, next: index + 1, custom)
      }
      return LinkLookUp.refused
    case .indexedList(let list): return read(list, at: state, from: first, custom)
    }
  }

  /// Reads by the only entry that ends at a state.
  @inline(__always)
  func readOnly(at state: StateRecord, _ custom: CustomCheck) -> Int {
    read(state.entry, at: state, next: 1, custom)
  }

  /// The same where conditions are found by their keys and values.
  private func read(
    _ list: IndexedListRecord, at state: StateRecord, from start: Int, _ custom: CustomCheck
  ) -> Int {
    let (others, entries, query) = (list.others, list.entries, query)
    // No entry with conditions is tried in vain, so none that it finds stands before the start.
    let first = firstIndex(in: list.root, before: entries.count, of: entries, query, custom)
    for index in others.indices {
      let other = others[index]
      if other > first { break }
      if other >= start, answers(entries[other], query, custom) {
        return read(entries.reference(other), at: state, next: other + 1, custom)
      }
    }
    if first >= entries.count || first < start { return LinkLookUp.refused }
    return read(entries.reference(first), at: state, next: first + 1, custom)
  }

  /// Reads by an entry.
  private func read(
    _ answer: Location<Address<EntryRecord>>, at accepting: StateRecord, next: Int,
    _ custom: CustomCheck
  ) -> Int {
    let entry = table[answer]
    let route = entry.route
    let isPlain = !entry.flags.contains(.hasQueryParameters)
    let parameterCount = isPlain ? 0 : entry.parameterCount
    let frame = buffer.assumingMemoryBound(to: MatchFrame.self)
    let segments = MatchFrame.segments(of: frame)
    // In bounds: every buffer has memory for so many.
    let hasItems =
      !isPlain && path.segmentsEnd - segments + parameterCount <= MatchFrame.segmentCapacity
    MatchFrame.note(path.link, in: buffer)
    frame.initialize(
      to: MatchFrame(
        table, answer, captures: .none, path, in: outer, candidates: (accepting, next),
        hasItems: hasItems))
    if let refusals { frame.pointee.refusals = refusals }
    if isPlain {
      guard entry.isMount else { return route }
      MatchFrame.noteRest(of: frame)
      return LinkLookUp.mount(route)
    }
    let match = MatchFrame.match(of: frame)
    guard hasItems else {
      return match.invalidParameter(custom) == nil ? route : LinkLookUp.invalid
    }
    match.locateItems(in: path.segmentsEnd)
    guard let captures = match.captures(among: path.segmentsEnd, custom) else {
      return LinkLookUp.invalid
    }
    frame.pointee.captures = captures
    return route
  }

  private var query: QueryItems { LinkTail(path.link, pathEnd: path.end).items }

  /// The first index of a list whose conditions hold, of those that a node finds; or the bound.
  private func firstIndex(
    in root: ConditionNodeRecord, before bound: Int, of list: ListRecord<Address<EntryRecord>>,
    _ query: QueryItems, _ custom: CustomCheck
  ) -> Int {
    var first = bound
    var node: ConditionNodeRecord? = root
    while let current = node {
      switch current.content {
      case .leaf(let indices):
        for index in indices.indices {
          let candidate = indices[index]
          if candidate >= first { break }
          if answers(list[candidate], query, custom) { return candidate }
        }
        return first
      case .branch(let key, let values, let rest):
        if let value = query.firstValue(of: key.bytes), let child = values.target(ofItem: value) {
          first = firstIndex(in: child, before: first, of: list, query, custom)
        }
        node = rest
      }
    }
    return first
  }

  private func answers(_ entry: EntryRecord, _ query: QueryItems, _ custom: CustomCheck) -> Bool {
    if let conditions = entry.conditions, !conditions.hold(in: query) { return false }
    return !entry.flags.contains(.isUnchecked) || passes(entry, custom)
  }

  /// Whether the segments are what the captures of an entry ask, where the walk has not asked.
  private func passes(_ entry: EntryRecord, _ custom: CustomCheck) -> Bool {
    let asked = entry.segments
    let segments = MatchFrame.segments(of: LinkLookUp.frame(buffer))
    for index in 0..<min(asked.count, path.segmentsEnd - segments) {
      switch asked[index].content {
      case .literal: continue
      case .rest(let capture):
        return restPasses(capture.affixed, from: segments[index].start, custom)
      case .capture(let capture):
        // In bounds: every segment that a capture points at is remembered, and decoded.
        if !capture.affixed.accepts(segments[index].bytes, custom: custom) { return false }
      }
    }
    return true
  }

  /// The same of all segments from one on, which may be more than were remembered.
  private func restPasses(
    _ check: AffixedCheck, from start: UnsafeRawPointer, _ custom: CustomCheck
  ) -> Bool {
    var start = path.written(start, of: MatchFrame.segments(of: LinkLookUp.frame(buffer)))
    while start < path.end {
      var next = start
      while next < path.end, next.load(as: UInt8.self) != SegmentMark.slash { next += 1 }
      let segment = ByteSpan(start: start, end: next).bytes
      let isPassed =
        segment.isEmpty
        || PercentCoding.withText(of: segment, plusIsSpace: false) {
          check.accepts($0, custom: custom)
        }
      if !isPassed { return false }
      start = next + 1
    }
    return true
  }
}

extension WholeTextsRecord where Target: TableRecord {
  /// Where a value of a query leads, which is still encoded.
  fileprivate func target(ofItem value: UnsafeRawBufferPointer) -> Target? {
    PercentCoding.withText(of: value, plusIsSpace: true) { target(of: $0) }
  }
}

extension ListRecord<ConditionRecord> {
  /// Whether all conditions hold.
  fileprivate func hold(in query: QueryItems) -> Bool {
    indices.allSatisfy { index in
      let condition = self[index]
      return query.firstValue(of: condition.key.bytes).map {
        QueryItems.isEqual($0, condition.value.bytes)
      } ?? false
    }
  }
}
