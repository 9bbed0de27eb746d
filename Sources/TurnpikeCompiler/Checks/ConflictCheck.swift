/// Finds the pairs of patterns that some link matches with the same ranks and equally many
/// conditions. These end at one node of the tree.
struct ConflictCheck {
  struct Conflict {
    let earlier: Int
    let later: Int
    /// A link that both match.
    let witness: String
  }

  /// The maximum number of patterns with the same ranks.
  static let maximumTied = 256
  /// The maximum number of conflicts that are reported for one pattern, because a thousand conflicting
  /// routes have half a million conflicts.
  private static let maximumReported = 4

  private let entries: [TableEntry]
  private(set) var conflicts: [Conflict] = []
  /// The patterns at the node that is checked.
  private var settling: [Int] = []
  /// The earlier entries that an entry conflicts with.
  private var reported: [Int: [Int]] = [:]

  init(_ tree: PatternTree) throws(LimitExceeded) {
    entries = tree.entries
    for node in tree.nodes {
      if node.ends.count > 1 { try compareEach(node.ends) }
      if node.rests.count > 1 { try compareEach(node.rests) }
    }
  }

  private mutating func compareEach(_ ends: [Int]) throws(LimitExceeded) {
    try compare(ends.filter { !entries[$0].isMount })
    try compare(ends.filter { entries[$0].isMount })
  }

  private mutating func compare(_ ends: [Int]) throws(LimitExceeded) {
    let groups = Dictionary(grouping: ends) { entries[$0].conditions.count }
    settling = ends
    for (_, tied) in groups.sorted(by: { $0.key < $1.key }) where tied.count > 1 {
      var first: [Key: Int] = [:]
      var distinct: [Int] = []
      for entry in tied.sorted(by: isBefore) {
        let key = Key(entries[entry])
        if let copy = first[key] {
          // Each copy is reported with the first pattern only.
          try report(copy, entry)
        } else {
          first[key] = entry
          distinct.append(entry)
        }
      }
      for group in groupedByCommonKey(distinct) { try compareAll(group) }
    }
  }

  private mutating func compareAll(_ tied: [Int]) throws(LimitExceeded) {
    // Mounts at one prefix are tried in turn. `SharedPrefixCheck` compares what they mount.
    var prefixes: Set<[SegmentSet]> = []
    let tied = tied.filter {
      !entries[$0].isMount || prefixes.insert(entries[$0].segments).inserted
    }
    guard tied.count <= Self.maximumTied else { throw .tied(tied) }
    for (index, later) in tied.enumerated() {
      for earlier in tied[..<index] {
        if reported[later]?.count ?? 0 >= Self.maximumReported { break }
        try report(earlier, later)
      }
    }
  }

  private mutating func report(_ earlier: Int, _ later: Int) throws(LimitExceeded) {
    if reported[later]?.contains(earlier) ?? false { return }
    guard let link = entries[earlier].link(sharedWith: entries[later]),
      try !isSettled(entries[earlier], entries[later])
    else { return }
    reported[later, default: []].append(earlier)
    conflicts.append(Conflict(earlier: earlier, later: later, witness: link.text))
  }

  /// Whether a third pattern with more conditions takes all links that two patterns match:
  /// `w?a=1&b=2` between `w?a=1` and `w?b=2`.
  private func isSettled(_ one: TableEntry, _ other: TableEntry) throws(LimitExceeded) -> Bool {
    guard let all = one.conditions.merging(other.conditions),
      all.count > one.conditions.count
    else { return false }
    let thirds = settling.map { entries[$0] }.filter {
      $0.conditions.count > one.conditions.count && $0.conditions.follow(from: all)
    }
    if thirds.isEmpty { return false }
    for length in one.lengths(beside: [other] + thirds) {
      if try one.path(length, sharedWith: other, outside: thirds) != nil { return false }
    }
    return true
  }

  /// Groups of patterns whose conditions may hold together. Patterns without a condition on the common
  /// key are in every group.
  private func groupedByCommonKey(_ tied: [Int]) -> [[Int]] {
    guard let keyed = KeyedEntries(tied, of: entries) else { return [tied] }
    return keyed.entriesByValue.values.map { ($0 + keyed.others).sorted(by: isBefore) }
      .sorted { isBefore($0[0], $1[0]) }
  }

  private func isBefore(_ left: Int, _ right: Int) -> Bool {
    entries[left].pattern.range.isBefore(entries[right].pattern.range)
  }

  /// The properties that copies of a pattern share.
  private struct Key: Hashable {
    let segments: [SegmentSet]
    let minimum: Int
    let conditions: QueryConditions
    /// Different mounts at one prefix are no copies.
    let mount: Int?

    init(_ entry: TableEntry) {
      segments = entry.segments
      minimum = entry.minimumSegmentCount
      conditions = entry.conditions
      mount = entry.isMount ? entry.route : nil
    }
  }
}
