/// The author of a link that has no scheme.
package enum Sender: Sendable {
  /// The app itself.
  case app
  /// Another app, the system, or a person, so that no line with `@internal` or `@from` matches.
  case outside
}

extension TableView {
  /// Returns the best entry that matches a link, or the rest of a link after the prefix of a mount.
  ///
  /// The search follows the tree of patterns from its root, segment by segment. At each node it tries
  /// the literal first, then the captures in the order of their ranks, then the rests. It visits each
  /// node at most once, so the time is linear in the length of the link. The factor depends on how
  /// many patterns of the table share the start of the path.
  ///
  /// - Parameters:
  ///   - rest: The rest of the link, or nil for the complete link.
  ///   - sender: The author of the link if it has no scheme.
  ///   - decodes: Whether a text is a value of the custom type with a number.
  ///   - mount: Whether the enum that an entry mounts matches the rest of the link.
  package func match(
    _ link: Span<UInt8>, rest: PathSegments? = nil, from sender: Sender = .app,
    _ decodes: CustomCheck, mount: (LinkMatch) -> Bool
  ) -> LinkMatch? {
    guard let path = rest ?? (try? path(of: link)) else { return nil }
    let search = LinkSearch(link, self, path, sender)
    return search.match(
      from: header.inner(HeaderRecord.root), path, SegmentBounds(), decodes, mount)
  }

  /// The reason that no entry matches a link, or the rest of a link after the prefix of a mount.
  package func refusal(of link: Span<UInt8>, rest: PathSegments? = nil) -> Refusal {
    do throws(Refusal) {
      let path = if let rest { rest } else { try path(of: link) }
      if path.matchableEnd(in: link) != nil { return .noRoute }
      return path.hasDots(in: link) ? .dotSegment : .longPath
    } catch {
      return error
    }
  }
}

/// A search for the best entry of a table that matches a link.
struct LinkSearch: ~Escapable {
  private let link: Span<UInt8>
  private let table: TableView
  private let path: PathSegments
  private let sender: Sender

  @inline(__always)
  @_lifetime(copy link, copy table)
  fileprivate init(
    _ link: Span<UInt8>, _ table: TableView, _ path: PathSegments, _ sender: Sender
  ) {
    self.link = link
    self.table = table
    self.path = path
    self.sender = sender
  }

  /// Follows the path from a node, and returns the best entry below the node that matches.
  ///
  /// - Parameters:
  ///   - rest: The segments that follow the node.
  ///   - before: The bounds of the segments before it.
  func match(
    from start: Address<NodeRecord>, _ rest: PathSegments, _ before: SegmentBounds,
    _ decodes: CustomCheck, _ mount: (LinkMatch) -> Bool
  ) -> LinkMatch? {
    var (node, segments, bounds) = (start, rest, before)
    let limit = PathSegments.maximumCount - path.skippedCount
    while let segment = segments.next(in: link) {
      // A path with a dot segment matches nothing. A longer path than any pattern's does not either;
      // without the limit, an invalid table could lead on for the length of the link.
      if segment.isDots || bounds.count == limit { return nil }
      bounds.append(segment)
      let record = table[node]
      let following = record[NodeRecord.following]
      let bits = record[NodeRecord.literalBits].digit
      if bits > 0,
        let literal = table.target(of: segment, in: link, record[NodeRecord.literals], bits)
      {
        if following == .nothing {
          node = literal
          continue
        }
        if let match = match(from: literal, segments, bounds, decodes, mount) { return match }
      }
      switch following {
      case .nothing: return nil
      case .anySegment: node = record[NodeRecord.child]
      case .edges: return match(after: segment, node, segments, bounds, decodes, mount)
      }
    }
    let end = segments.position
    bounds.finish(path, end: end)
    switch table[node, NodeRecord.ends] {
    case .nothing: return nil
    case .entry:
      let match = LinkMatch(table[node, NodeRecord.entry], path, end: end, bounds, in: table)
      return match.isMount && !mount(match) ? nil : match
    case .list:
      return match(Candidates(table[node, NodeRecord.entries]), end, bounds, decodes, mount)
    case .keyedList:
      let list = table[node, NodeRecord.keyedEntries]
      let candidates = Candidates(
        conditions(end).entries(in: list), or: table[list, KeyedListRecord.others])
      return match(candidates, end, bounds, decodes, mount)
    }
  }

  /// Follows the captures of a node, and then tries its rests.
  @inline(never)
  private func match(
    after segment: PathSegments.Segment, _ node: Address<NodeRecord>, _ segments: PathSegments,
    _ bounds: SegmentBounds, _ decodes: CustomCheck, _ mount: (LinkMatch) -> Bool
  ) -> LinkMatch? {
    let edges = table[node, NodeRecord.edges]
    for index in table.indices(edges) {
      let edge: Address<EdgeRecord> = edges.element(index)
      if let capture = table[edge, EdgeRecord.capture] {
        let check = table.check(capture)
        let passes = segment.text(of: link).read(in: link) { table.accepts($0, check, decodes) }
        if !passes { continue }
      }
      let child = table[edge, EdgeRecord.child]
      if let match = match(from: child, segments, bounds, decodes, mount) { return match }
    }
    guard let rests = table[node, NodeRecord.rests] else { return nil }
    var bounds = bounds
    bounds.finish(path, end: segments.position)
    return match(Candidates(rests), nil, bounds, decodes, mount)
  }

  /// Returns the first of the entries that match the path and whose conditions hold.
  ///
  /// - Parameter end: The end of the path. It is nil if the entries end in rests, whose segments
  ///   have not been read.
  @inline(never)
  private func match(
    _ candidates: Candidates, _ end: Int?, _ bounds: SegmentBounds, _ decodes: CustomCheck,
    _ mount: (LinkMatch) -> Bool
  ) -> LinkMatch? {
    var (candidates, end) = (candidates, end)
    while let entry = candidates.next(in: table) {
      let isMount = table.isMount(entry)
      if end == nil, !isMount {
        guard let found = path.matchableEnd(in: link) else { return nil }
        end = found
      }
      // The mounted enum reads the rest of the path.
      let match = LinkMatch(entry, path, end: end ?? path.position, bounds, in: table)
      if conditions(match.pathEnd).hold(for: entry, decodes), !isMount || mount(match) {
        return match
      }
    }
    return nil
  }

  @_lifetime(copy self)
  private func conditions(_ end: Int) -> EntryConditions {
    EntryConditions(link, table, path, end: end, from: sender)
  }
}

/// The entries to try, from one or two lists. Entries with more conditions come first.
private struct Candidates {
  typealias List = Address<ListRecord<Address<EntryRecord>>>

  private var list: List?
  private var index = 0
  private var others: List?
  private var otherIndex = 0

  init(_ list: List?, or others: List? = nil) {
    self.list = list
    self.others = others
  }

  mutating func next(in table: TableView) -> Address<EntryRecord>? {
    if let current = list, index >= table.count(current) { list = nil }
    if let current = others, otherIndex >= table.count(current) { others = nil }
    guard let list else {
      guard let others else { return nil }
      defer { otherIndex += 1 }
      return table[others, otherIndex]
    }
    let entry = table[list, index]
    if let others {
      let other = table[others, otherIndex]
      if table[other, EntryRecord.conditionCount] > table[entry, EntryRecord.conditionCount] {
        otherIndex += 1
        return other
      }
    }
    index += 1
    return entry
  }
}

extension TableView {
  /// Whether a segment without escapes equals a text of the table.
  @inline(never)
  private func isEqual(
    _ segment: PathSegments.Segment, in link: Span<UInt8>, to text: Address<TextRecord>
  ) -> Bool {
    self[text, TextRecord.count] == segment.range.count
      && link.isEqual(segment.range, to: bytes, at: text.offset + TextRecord.size)
  }

  /// Returns the node of the literal that equals a segment, or nil if there is no such literal.
  @inline(__always)
  fileprivate func target(
    of segment: PathSegments.Segment, in link: Span<UInt8>,
    _ slots: Address<TextSlotRecord<NodeRecord>>, _ bits: Int
  ) -> Address<NodeRecord>? {
    let literals = TextMap(slots: slots, bits: bits)
    if segment.hasPercent { return target(of: segment.text(of: link), in: link, literals) }
    var hash = TextHash()
    hash.append(segment.head)
    let count = segment.end - segment.start
    if count > 8 { hash.append(link, segment.start + 8..<segment.end) }
    let word = count <= 8 ? ByteWord.filled(segment.head, count) : 0
    return target(of: hash, in: literals) { slot, text in
      slot[TextSlotRecord.head].bits == word || isEqual(segment, in: link, to: text)
    }
  }
}
