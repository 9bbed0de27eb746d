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
  private var isStarted = false
  /// Why no entry answers.
  package private(set) var refusal = Refusal.noRoute
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
  public init() {}

  /// Creates a search for a path, such as the rest after the prefix of a mount.
  public init(path: PathSegments) {
    self.path = path
  }

  /// Returns the next best entry; nil if there is none.
  ///
  /// - Parameter decodes: Whether a text is a value of the user's own type with a number.
  public mutating func next(
    in link: borrowing String, _ table: TableLiteral, _ decodes: CustomCheck
  ) -> LinkMatch? {
    LinkBytes.read(link) { next(in: $0, table.view, decodes) }
  }

  package mutating func next(
    in link: Span<UInt8>, _ table: TableView, _ decodes: CustomCheck
  ) -> LinkMatch? {
    if !isStarted {
      isStarted = true
      if let match = start(in: link, table, decodes) { return match }
    }
    guard let path else { return nil }
    while true {
      if let match = nextCandidate(of: path, in: link, table, decodes) { return match }
      guard let branch = branches.popLast() else { break }
      if let match = follow(branch, path, in: link, table, decodes) { return match }
    }
    refusal = path.hasDots(in: link) ? .dotSegment : .noRoute
    return nil
  }

  /// Follows the path from the table's first state.
  private mutating func start(
    in link: Span<UInt8>, _ table: TableView, _ decodes: CustomCheck
  ) -> LinkMatch? {
    do throws(Refusal) {
      let path = if let path { path } else { try table.path(of: link) }
      self.path = path
      let root = table.header.inner(HeaderRecord.root).node
      return follow(
        PathWalk.Branch(node: root, segments: path), path, in: link, table, decodes)
    } catch {
      refusal = error
      return nil
    }
  }

  /// Follows a path to its end, and returns the entry there if no other condition is left to check.
  private mutating func follow(
    _ branch: PathWalk.Branch, _ path: PathSegments, in link: Span<UInt8>, _ table: TableView,
    _ decodes: CustomCheck
  ) -> LinkMatch? {
    // A branch starts in the middle of the path, so the starts of earlier segments are unknown.
    var starts = SegmentStarts()
    guard let state = PathWalk(link, table).end(of: branch, &starts, &branches, decodes) else {
      return nil
    }
    let isWhole = branch.segments.position == path.position
    switch table[state, StateRecord.accepting] {
    case .entry:
      return LinkMatch(
        table[state, StateRecord.entry], path, isWhole ? starts : SegmentStarts(), in: table)
    case .nothing: break
    case .list: candidates = .list(table[state, StateRecord.entries], from: 0)
    case .indexedList: candidates = .indexed(table[state, StateRecord.indexedEntries], from: 0)
    }
    return nil
  }

  private mutating func nextCandidate(
    of path: PathSegments, in link: Span<UInt8>, _ table: TableView, _ decodes: CustomCheck
  ) -> LinkMatch? {
    switch candidates {
    case .none: return nil
    case .list(let list, let start):
      candidates = .none
      let conditions = EntryConditions(link, table, path)
      for index in start..<max(start, table.count(list)) {
        guard conditions.hold(for: table[list, index], decodes) else { continue }
        candidates = .list(list, from: index + 1)
        return LinkMatch(table[list, index], path, SegmentStarts(), in: table)
      }
      return nil
    case .indexed(let list, let start):
      candidates = .none
      let conditions = EntryConditions(link, table, path)
      guard let index = conditions.firstIndex(in: list, from: start, decodes) else { return nil }
      candidates = .indexed(list, from: index + 1)
      let entry = table[table[list, IndexedListRecord.entries], index]
      return LinkMatch(entry, path, SegmentStarts(), in: table)
    }
  }
}
