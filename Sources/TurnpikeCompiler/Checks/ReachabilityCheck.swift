/// Finds patterns that no link reaches, because better patterns match all of its links.
struct ReachabilityCheck {
  private let tree: PatternTree
  /// The literals and enum values of the table.
  private let named: Set<[UInt8]>
  /// By entry, the ranks of its segments.
  private let ranks: [[SegmentRank]]

  init(_ tree: PatternTree) {
    self.tree = tree
    ranks = tree.entries.map { $0.segments.map(\.rank) }
    named = Set(tree.entries.flatMap { $0.segments.flatMap { $0.texts ?? [] } })
  }

  /// The patterns that match all links of an entry, at least one; none if a link reaches the entry.
  ///
  /// - Parameter entry: One of the table, or of an enum that the table mounts.
  func better(than entry: TableEntry) throws(LimitExceeded) -> [PatternModel] {
    if entry.isMount { return [] }
    let rivals = rivals(of: entry)
    if rivals.isEmpty { return [] }
    for rival in rivals where try path(of: entry, outside: [rival]) == nil {
      return [rival.pattern]
    }
    guard entry.segments.contains(where: { $0.texts?.count ?? 0 > 1 }) else { return [] }
    // Single texts of a capture can belong to different patterns.
    let all = tree.entries.filter { isRival($0, of: entry) && $0.link(sharedWith: entry) != nil }
    var found: [TableEntry] = []
    while let path = try path(of: entry, outside: found) {
      let rival = all.filter {
        $0.isBetter(than: entry, path.count) && $0.matches(certainly: path, of: entry)
      }.min { $0.isBetter(than: $1, path.count) }
      guard let rival else { return [] }
      found.append(rival)
    }
    return found.map(\.pattern)
  }

  private func isRival(_ other: TableEntry, of entry: TableEntry) -> Bool {
    !other.isMount && other.conditions.follow(from: entry.conditions)
  }

  /// The better entries that match a link of the entry with unusual texts. Only these can match all of
  /// its links without the help of others. Nearly all entries have none.
  private func rivals(of entry: TableEntry) -> [TableEntry] {
    guard let sets = entry.sets(entry.minimumSegmentCount) else { return [] }
    let path = sets.map { unusualText(of: $0) }
    let ranks = entry.segments.map(\.rank)
    var rivals: [TableEntry] = []
    _ = tree.visit(path[...]) { other in
      // Thousands of copies of one pattern would take long.
      if entry.prefixCounts.isEmpty, self.ranks[other] == ranks { return false }
      let rival = tree.entries[other]
      if !rival.isBetter(than: entry, path.count) { return true }
      if isRival(rival, of: entry), rival.matches(certainly: path, of: entry) {
        rivals.append(rival)
      }
      return false
    }
    return rivals
  }

  /// Texts that are neither numbers nor likely in a file.
  private static let unusual = ["-", "~", "_", "-~-", "~-~"].map { Array($0.utf8) }

  private func unusualText(of set: SegmentSet) -> [UInt8] {
    if case .literal(let text) = set { return text }
    let (prefix, _, suffix) = set.value ?? ([], .custom(""), [])
    for text in Self.unusual {
      let text = prefix + text + suffix
      if !named.contains(text), set.mayMatch(text) { return text }
    }
    return set.plainTexts.first { !named.contains($0) } ?? set.plainTexts.first ?? []
  }

  /// A path of an entry that no other entry matches with a better rank; nil if others match all.
  private func path(
    of entry: TableEntry, outside others: [TableEntry]
  ) throws(LimitExceeded) -> [[UInt8]]? {
    for length in entry.lengths(beside: others) {
      let better = others.filter { $0.isBetter(than: entry, length) }
      if let path = try entry.path(length, outside: better) { return path }
    }
    return nil
  }
}
