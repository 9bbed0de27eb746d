/// A search for the entries of a table that answer a link, the best one first.
///
/// The path is matched with the automaton in one pass. Each segment is looked up once, so the time
/// is linear in the path's length for any table.
///
/// ```swift
/// var search = LinkSearch()
/// while let match = search.next(in: link, table, decodes) { … }
/// ```
public struct LinkSearch {
  /// The path; nil before the first step of a search for a whole link.
  private var path: PathSegments?
  /// The end of the path, once it is found.
  private var pathEnd = 0
  private var isStarted = false
  /// Whether a link without a scheme does not come from the app itself.
  public let isOutside: Bool
  /// Why the table has no path for the link; nil if it has one.
  private var refusal: Refusal?
  /// The remaining entries at the end of the path.
  private var candidates = Candidates.none
  /// The remaining branches of the automaton.
  private var branches: [PathWalk.Branch] = []

  /// The entries of the state at the end of a path.
  private enum Candidates {
    case none
    case list(Address<ListRecord<Address<EntryRecord>>>, from: Int)
    case indexed(Address<IndexedListRecord>, from: Int)
  }

  /// Creates a search for a whole link.
  ///
  /// - Parameter isOutside: Whether a link without a scheme does not come from the app itself, so
  ///   that no line with `@internal` or `@from` answers it.
  public init(isOutside: Bool = false) {
    self.isOutside = isOutside
  }

  /// Creates a search for a path, such as the rest after the prefix of a mount.
  public init(path: PathSegments, isOutside: Bool = false) {
    self.path = path
    self.isOutside = isOutside
  }

  /// Why no entry answers the link, once `next` has returned nil.
  package func refusal(of link: Span<UInt8>) -> Refusal {
    if let refusal { return refusal }
    return path?.hasDots(in: link) ?? false ? .dotSegment : .noRoute
  }

  /// Returns the next best entry; nil if there is none.
  ///
  /// - Parameter decodes: Whether a text is a value of the user's own type with a number.
  public mutating func next(
    in link: Span<UInt8>, _ table: TableView, _ decodes: CustomCheck
  ) -> LinkMatch? {
    var branch = isStarted ? nil : start(in: link, table)
    while true {
      if let branch, let match = follow(branch, in: link, table, decodes) { return match }
      if let match = nextCandidate(in: link, table, decodes) { return match }
      branch = branches.popLast()
      if branch == nil { return nil }
    }
  }

  /// The branch at the table's first state; nil if the table has no path for the link.
  @inline(__always)
  private mutating func start(in link: Span<UInt8>, _ table: TableView) -> PathWalk.Branch? {
    isStarted = true
    do throws(Refusal) {
      let path = if let path { path } else { try table.path(of: link) }
      self.path = path
      let root = table.header.inner(HeaderRecord.root).node
      return PathWalk.Branch(node: root, segments: path)
    } catch {
      refusal = error
      return nil
    }
  }

  /// Follows a path to its end, and returns the entry there if no other condition is left to check.
  @inline(__always)
  private mutating func follow(
    _ branch: PathWalk.Branch, in link: Span<UInt8>, _ table: TableView, _ decodes: CustomCheck
  ) -> LinkMatch? {
    guard let path, let end = PathWalk(link, table).end(of: branch, &branches, decodes) else {
      return nil
    }
    pathEnd = end.position
    switch table[end.state, StateRecord.accepting] {
    case .entry:
      // A branch can start in the middle of the path, with unknown bounds of earlier segments.
      let isWhole = branch.segments.position == path.position
      return LinkMatch(
        table[end.state, StateRecord.entry], path, end: end.position,
        isWhole ? end.bounds : SegmentBounds(), in: table)
    case .nothing: break
    case .list: candidates = .list(table[end.state, StateRecord.entries], from: 0)
    case .indexedList:
      candidates = .indexed(table[end.state, StateRecord.indexedEntries], from: 0)
    }
    return nil
  }

  @inline(never)
  private mutating func nextCandidate(
    in link: Span<UInt8>, _ table: TableView, _ decodes: CustomCheck
  ) -> LinkMatch? {
    guard let path else { return nil }
    let entry: Address<EntryRecord>
    switch candidates {
    case .none: return nil
    case .list(let list, let start):
      candidates = .none
      let conditions = EntryConditions(
        link, table, path, end: pathEnd, isOutside: isOutside)
      let indices = start..<max(start, table.count(list))
      guard let index = indices.first(where: { conditions.hold(for: table[list, $0], decodes) })
      else { return nil }
      candidates = .list(list, from: index + 1)
      entry = table[list, index]
    case .indexed(let list, let start):
      candidates = .none
      let conditions = EntryConditions(
        link, table, path, end: pathEnd, isOutside: isOutside)
      guard let index = conditions.firstIndex(in: list, from: start, decodes) else { return nil }
      candidates = .indexed(list, from: index + 1)
      entry = table[table[list, IndexedListRecord.entries], index]
    }
    return LinkMatch(entry, path, end: pathEnd, SegmentBounds(), in: table)
  }
}
