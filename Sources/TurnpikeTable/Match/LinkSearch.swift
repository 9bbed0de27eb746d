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
    var match = LinkMatch(Address(0), rest ?? PathSegments(from: 0))
    let isRest = rest != nil
    return find(&match, link, isRest: isRest, from: sender, decodes, mount: mount) ? match : nil
  }

  /// Sets a match to the best entry, as `match` returns it, or returns false if no entry matches. The
  /// caller passes the match by its address, because it is large.
  ///
  /// - Parameter isRest: Whether the path of the match is the rest of the link.
  @inline(__always)
  func find(
    _ match: inout LinkMatch, _ link: Span<UInt8>, isRest: Bool, from sender: Sender,
    _ decodes: CustomCheck, mount: (LinkMatch) -> Bool
  ) -> Bool {
    var start = header.inner(HeaderRecord.root)
    if !isRest {
      guard let (path, node) = try? self.start(of: link) else { return false }
      match.path = path
      if let node { start = node }
      // A path with more segments than any pattern has at least this many bytes. It matches nothing, and
      // an invalid table must not lead on for the length of the link.
      if link.count >= 2 * PathSegments.maximumCount, path.isLong(in: link) { return false }
    }
    let search = LinkSearch(link, self, sender)
    return search.find(
      &match, from: start, at: match.path.position, CaptureRanges(), decodes, mount)
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
  private let sender: Sender

  @_lifetime(copy link, copy table)
  fileprivate init(_ link: Span<UInt8>, _ table: TableView, _ sender: Sender) {
    self.link = link
    self.table = table
    self.sender = sender
  }

  /// Follows the path from a node to the best entry below the node that matches. Returns false if
  /// there is none.
  ///
  /// - Parameters:
  ///   - match: The path, and the result.
  ///   - position: The start of the segments that follow the node.
  ///   - before: The captures before it.
  func find(
    _ match: inout LinkMatch, from start: Address<NodeRecord>, at position: Int,
    _ before: CaptureRanges, _ decodes: CustomCheck, _ mount: (LinkMatch) -> Bool
  ) -> Bool {
    var (node, segments, captures) = (start, match.path, before)
    segments.position = position
    while let segment = segments.next(in: link) {
      let record = table[node]
      // A path with a dot segment matches nothing, unless a mounted type takes it as it is.
      if segment.isDots {
        return record[NodeRecord.hasEdges]
          && findRest(&match, from: segment, node, captures, decodes, mount)
      }
      let bits = record[NodeRecord.literalBits].digit
      if bits > 0,
        let literal = literal(segment, record[NodeRecord.literals], bits: bits)
      {
        if !record[NodeRecord.hasOthers] {
          node = literal
          continue
        }
        if find(&match, from: literal, at: segments.position, captures, decodes, mount) {
          return true
        }
      }
      guard record[NodeRecord.hasOthers] else { return false }
      if record[NodeRecord.hasEdges] {
        return find(&match, after: segment, node, segments.position, captures, decodes, mount)
      }
      captures.append(segment)
      node = record[NodeRecord.child]
    }
    match.set(end: segments.position, rest: segments.position, captures)
    return findEntry(&match, of: node, decodes, mount)
  }

  /// The node after a literal, or nil if the map does not contain it.
  ///
  /// - Parameter bits: The bits of the map, and the mark of a map of texts in lower case.
  @inline(__always)
  private func literal(
    _ segment: PathSegments.Segment, _ slots: Address<NodeRecord>, bits: Int
  ) -> Address<NodeRecord>? {
    bits < TextMap.letters
      ? table.node(of: segment, in: link, TextMap(slots: slots, bits: bits))
      : table.node(
        ofLetters: segment, in: link, TextMap(slots: slots, bits: bits - TextMap.letters))
  }

  /// Follows the captures of a node, and then tries its rests.
  @inline(never)
  private func find(
    _ match: inout LinkMatch, after segment: PathSegments.Segment, _ node: Address<NodeRecord>,
    _ position: Int, _ before: CaptureRanges, _ decodes: CustomCheck,
    _ mount: (LinkMatch) -> Bool
  ) -> Bool {
    var captures = before
    captures.append(segment)
    let edges = table[node, NodeRecord.edges]
    for index in table.indices(edges) {
      let edge: Address<EdgeRecord> = edges.element(index)
      if let capture = table[edge, EdgeRecord.capture] {
        let check = table.check(capture)
        let passes = segment.text(of: link).read(in: link) { table.accepts($0, check, decodes) }
        if !passes { continue }
      }
      let child = table[edge, EdgeRecord.child]
      if find(&match, from: child, at: position, captures, decodes, mount) { return true }
    }
    return findRest(&match, from: segment, node, before, decodes, mount)
  }

  /// Tries the rests of a node, which take all segments from one on.
  private func findRest(
    _ match: inout LinkMatch, from segment: PathSegments.Segment, _ node: Address<NodeRecord>,
    _ before: CaptureRanges, _ decodes: CustomCheck, _ mount: (LinkMatch) -> Bool
  ) -> Bool {
    guard let rests = table[node, NodeRecord.rests] else { return false }
    match.set(end: nil, rest: segment.start, before)
    return findEntry(&match, of: rests, decodes, mount)
  }

  /// Finds the best entry that ends at a node. The positions of the match are set.
  @inline(__always)
  private func findEntry(
    _ match: inout LinkMatch, of node: Address<NodeRecord>, _ decodes: CustomCheck,
    _ mount: (LinkMatch) -> Bool
  ) -> Bool {
    let record = table[node]
    switch record[NodeRecord.ends] {
    case .nothing: return false
    case .entry:
      return set(&match, record[NodeRecord.entry]) && (!match.isMount || mount(match))
    case .list:
      return findEntry(&match, Candidates(record[NodeRecord.entries]), decodes, mount)
    case .keyedList:
      let list = record[NodeRecord.keyedEntries]
      let entries = Candidates(
        conditions(of: match).entries(in: list), or: table[list, KeyedListRecord.others])
      return findEntry(&match, entries, decodes, mount)
    }
  }

  /// Finds the first of some entries whose conditions hold.
  @inline(never)
  private func findEntry(
    _ match: inout LinkMatch, _ candidates: Candidates, _ decodes: CustomCheck,
    _ mount: (LinkMatch) -> Bool
  ) -> Bool {
    var candidates = candidates
    while let entry = candidates.next(in: table) {
      guard set(&match, entry) else { return false }
      if conditions(of: match).hold(for: entry, decodes), !match.isMount || mount(match) {
        return true
      }
    }
    return false
  }

  /// Sets the entry of a match. Returns false if the entry ends in a rest, and a segment of the rest
  /// matches nothing. A mounted enum reads the rest itself.
  @inline(__always)
  private func set(_ match: inout LinkMatch, _ entry: Address<EntryRecord>) -> Bool {
    match.set(entry, in: table)
    if match.pathEnd == nil, !match.isMount { match.pathEnd = match.path.matchableEnd(in: link) }
    return match.pathEnd != nil || match.isMount
  }

  @_lifetime(copy self)
  private func conditions(of match: LinkMatch) -> EntryConditions {
    EntryConditions(link, table, match.path, end: match.pathEnd, from: sender)
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
