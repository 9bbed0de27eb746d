/// A search for the entries of a table that match a link, the best one first.
///
/// The search follows the tree of patterns from its root, segment by segment. At each node it tries the
/// literal first, then the captures in the order of their ranks, then the rests. It visits each node at
/// most once, so the time is linear in the length of the link. The factor depends on how many patterns
/// of the table share the start of the path.
///
/// ```swift
/// var search = LinkSearch()
/// while let match = search.next(in: link, table, decodes) { … }
/// ```
public struct LinkSearch {
  /// The path; nil before the first step of a search for a whole link.
  private var path: PathSegments?
  private var isStarted = false
  /// Whether a link without a scheme does not come from the app itself.
  public let isOutside: Bool
  /// Why the table has no path for the link; nil if it has one.
  private var refusal: Refusal?
  /// The entries that are left to try, which match all or the rest of the path.
  private var candidates = Candidates()
  /// Where the search goes on.
  private var choices = Choices()

  /// Creates a search for a whole link.
  ///
  /// - Parameter isOutside: Whether a link without a scheme does not come from the app itself, so
  ///   that no line with `@internal` or `@from` matches it.
  public init(isOutside: Bool = false) {
    self.isOutside = isOutside
  }

  /// Creates a search for a path, such as the rest after the prefix of a mount.
  public init(path: PathSegments, isOutside: Bool = false) {
    self.path = path
    self.isOutside = isOutside
  }

  /// Why no entry matches the link, once `next` has returned nil.
  package func refusal(of link: Span<UInt8>) -> Refusal {
    if let refusal { return refusal }
    guard let path, path.matchableEnd(in: link) == nil else { return .noRoute }
    return path.hasDots(in: link) ? .dotSegment : .longPath
  }

  /// Returns the next best entry; nil if there is none.
  ///
  /// - Parameter decodes: Whether a text is a value of the user's own type with a number.
  public mutating func next(
    in link: Span<UInt8>, _ table: TableView, _ decodes: CustomCheck
  ) -> LinkMatch? {
    var next: (node: Address<NodeRecord>, rest: PathSegments)?
    if !isStarted, let path = start(in: link, table) {
      next = (table.header.inner(HeaderRecord.root), path)
    }
    guard let path else { return nil }
    while true {
      if let (node, rest) = next, let match = follow(node, rest, of: path, in: link, table, decodes)
      {
        return match
      }
      if let match = nextCandidate(of: path, in: link, table, decodes) { return match }
      next = nil
      guard let choice = choices.popLast(in: table) else { return nil }
      var rest = path.continued(from: choice.position)
      if let segment = rest.next(in: link),
        let node = child(after: segment, choice, of: path, in: link, table, decodes)
      {
        next = (node, rest)
      }
    }
  }

  /// The path of the link; nil if the table has none for it.
  @inline(__always)
  private mutating func start(in link: Span<UInt8>, _ table: TableView) -> PathSegments? {
    isStarted = true
    if let path { return path }
    do throws(Refusal) {
      let path = try table.path(of: link)
      self.path = path
      return path
    } catch {
      refusal = error
      return nil
    }
  }

  /// Follows a path from a node to its end, and returns the entry there if the path alone decides for
  /// it. Other entries become candidates.
  @inline(__always)
  private mutating func follow(
    _ start: Address<NodeRecord>, _ rest: PathSegments, of path: PathSegments,
    in link: Span<UInt8>, _ table: TableView, _ decodes: CustomCheck
  ) -> LinkMatch? {
    var (node, segments) = (start, rest)
    var bounds = SegmentBounds()
    var hasEscapes = false
    while true {
      let position = segments.position
      guard let segment = segments.next(in: link) else { break }
      if segment.isDots {
        choices = Choices()
        return nil
      }
      bounds.append(segment.start)
      hasEscapes = hasEscapes || segment.hasPercent
      let record = table[node]
      let bits = record[NodeRecord.literalBits].digit
      if bits > 0 {
        let literals = TextMap(slots: record[NodeRecord.literals], bits: bits)
        if let literal = table.target(of: segment, in: link, literals) {
          if record[NodeRecord.following] != .nothing {
            choices.append(Choice(node: node, edge: 0, position: position))
          }
          node = literal
          continue
        }
      }
      switch record[NodeRecord.following] {
      case .nothing: return nil
      case .anySegment: node = record[NodeRecord.child]
      case .edges:
        let first = Choice(node: node, edge: 0, position: position)
        guard let child = child(after: segment, first, of: path, in: link, table, decodes) else {
          return nil
        }
        node = child
      }
    }
    let end = segments.position
    switch table[node, NodeRecord.ends] {
    case .nothing: return nil
    case .entry:
      // After a choice, the bounds of earlier segments are not known.
      let isWhole = rest.position == path.position
      bounds.finish(end, isPlain: !hasEscapes && !segments.hasPort)
      return LinkMatch(
        table[node, NodeRecord.entry], path, end: end, isWhole ? bounds : SegmentBounds(),
        in: table)
    case .list: candidates = Candidates(table[node, NodeRecord.entries], pathEnd: end)
    case .keyedList:
      let list = table[node, NodeRecord.keyedEntries]
      let conditions = EntryConditions(link, table, path, end: end, isOutside: isOutside)
      candidates = Candidates(
        conditions.entries(in: list), or: table[list, KeyedListRecord.others], pathEnd: end)
    }
    return nil
  }

  /// The node that a segment leads to by a capture; nil if there is none. Rests become candidates.
  @inline(never)
  private mutating func child(
    after segment: PathSegments.Segment, _ choice: Choice, of path: PathSegments,
    in link: Span<UInt8>, _ table: TableView, _ decodes: CustomCheck
  ) -> Address<NodeRecord>? {
    let node = choice.node
    if table[node, NodeRecord.following] == .anySegment { return table[node, NodeRecord.child] }
    let edges = table[node, NodeRecord.edges]
    let count = table.count(edges)
    let rests = table[node, NodeRecord.rests]
    var index = choice.edge
    while index < count {
      let edge: Address<EdgeRecord> = edges.element(index)
      index += 1
      if let asked = table[edge, EdgeRecord.capture] {
        let check = table.check(asked)
        let passes = segment.text(of: link).read(in: link) { table.accepts($0, check, decodes) }
        if !passes { continue }
      }
      if index < count || rests != nil {
        choices.append(Choice(node: node, edge: index, position: choice.position))
      }
      return table[edge, EdgeRecord.child]
    }
    if let rests, let end = path.matchableEnd(in: link) {
      candidates = Candidates(rests, pathEnd: end)
    }
    return nil
  }

  private mutating func nextCandidate(
    of path: PathSegments, in link: Span<UInt8>, _ table: TableView, _ decodes: CustomCheck
  ) -> LinkMatch? {
    if candidates.isEmpty { return nil }
    let conditions = EntryConditions(
      link, table, path, end: candidates.pathEnd, isOutside: isOutside)
    while let entry = candidates.next(in: table) {
      if conditions.hold(for: entry, decodes) {
        return LinkMatch(entry, path, end: candidates.pathEnd, SegmentBounds(), in: table)
      }
    }
    return nil
  }
}

/// A node at which the search can go on.
struct Choice {
  let node: Address<NodeRecord>
  /// The first edge that is left to try.
  let edge: Int
  /// The position before the segment.
  let position: Int
}

/// The nodes at which a search can go on, the nearest last. One is stored without an allocation.
private struct Choices {
  private var last: Choice?
  private var earlier: [Choice] = []
  private var count = 0

  mutating func append(_ choice: Choice) {
    if let last { earlier.append(last) }
    last = choice
  }

  /// A valid table has at most one choice for each node and edge, so more than it has bytes occur only
  /// in an invalid one.
  mutating func popLast(in table: TableView) -> Choice? {
    guard let choice = last, count < table.bytes.count else { return nil }
    count += 1
    last = earlier.popLast()
    return choice
  }
}

/// Entries that are left to try: those of one list, or of two, of which the ones with more conditions
/// come first.
private struct Candidates {
  typealias List = Address<ListRecord<Address<EntryRecord>>>

  private var list: List?
  private var index = 0
  private var others: List?
  private var otherIndex = 0
  let pathEnd: Int

  init() {
    pathEnd = 0
  }

  init(_ list: List?, or others: List? = nil, pathEnd: Int) {
    self.list = list
    self.others = others
    self.pathEnd = pathEnd
  }

  var isEmpty: Bool { list == nil && others == nil }

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
      if table.conditionCount(other) > table.conditionCount(entry) {
        otherIndex += 1
        return other
      }
    }
    index += 1
    return entry
  }
}

extension TableView {
  fileprivate func conditionCount(_ entry: Address<EntryRecord>) -> Int {
    self[entry, EntryRecord.conditionCount]
  }

  /// The node of the literal that equals a segment; nil if there is none.
  @inline(__always)
  fileprivate func target(
    of segment: PathSegments.Segment, in link: Span<UInt8>, _ literals: TextMap<NodeRecord>
  ) -> Address<NodeRecord>? {
    if segment.hasPercent { return target(of: segment.text(of: link), in: link, literals) }
    var hash = TextHash()
    hash.append(segment.head)
    let count = segment.end - segment.start
    if count > 8 { hash.append(link, segment.start + 8..<segment.end) }
    return target(of: hash, in: literals) { text in
      let start = text.offset + TextRecord.size
      guard self[text, TextRecord.count] == count,
        ByteWord(bytes, at: start).first(count) == segment.head
      else { return false }
      if count <= 8 { return true }
      return link.isEqual(segment.start + 8..<segment.end, to: bytes, at: start + 8)
    }
  }
}
