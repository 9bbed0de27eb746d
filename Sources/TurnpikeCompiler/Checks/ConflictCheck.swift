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
    for (_, tied) in groups.sorted(by: { $0.key < $1.key }) where tied.count > 1 {
      var first: [Key: Int] = [:]
      var distinct: [Int] = []
      for entry in tied.sorted(by: isBefore) {
        let key = Key(entries[entry])
        if let copy = first[key] {
          // Each copy is reported with the first pattern only.
          report(copy, entry)
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
        report(earlier, later)
      }
    }
  }

  private mutating func report(_ earlier: Int, _ later: Int) {
    if reported[later]?.contains(earlier) ?? false { return }
    guard let link = entries[earlier].link(sharedWith: entries[later]) else { return }
    reported[later, default: []].append(earlier)
    conflicts.append(Conflict(earlier: earlier, later: later, witness: link.text))
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
    let conditions: [[UInt8]: [UInt8]]
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
