/// Finds links that patterns of different owners both answer, whatever their ranks.
struct OverlapSearch {
  struct Overlap {
    /// The first is smaller.
    let owners: (Int, Int)
    /// Of each owner one that answers.
    let entries: (Int, Int)
    let witness: String
  }

  private let owners: [Int]
  private let tree: PatternTrie
  private var found: [Overlap] = []

  /// The first link that is found for each two owners, the owners in their order.
  static func overlaps(_ entries: [TableEntry], owners: [Int]) throws(TableTooLarge) -> [Overlap] {
    var search = OverlapSearch(owners: owners, tree: try PatternTrie(entries))
    for owner in Set(owners).sorted().dropLast() { try search.findOverlaps(of: owner) }
    return search.found.sorted { $0.owners < $1.owners }
  }

  private init(owners: [Int], tree: PatternTrie) {
    self.owners = owners
    self.tree = tree
  }

  /// Finds the overlaps of an owner with each that comes after it.
  private mutating func findOverlaps(of owner: Int) throws(TableTooLarge) {
    var others = Set(owners.filter { $0 > owner })
    var regions = LinkRegions(
      tree, of: owners.map { $0 == owner }, meeting: owners.map { $0 > owner })
    try regions.visit { region in
      let entries = region.entries.map(\.entry)
      for first in entries where owners[first] == owner {
        for second in entries where others.contains(owners[second]) {
          guard let query = tree.entries[first].conditions(with: tree.entries[second]) else {
            continue
          }
          others.remove(owners[second])
          found.append(
            Overlap(
              owners: (owner, owners[second]), entries: (first, second),
              witness: LinkText(segments: region.path, query: query).text))
        }
      }
      return !others.isEmpty
    }
  }
}

extension TableEntry {
  /// The conditions of both patterns, each once; nil where they exclude each other.
  fileprivate func conditions(with other: TableEntry) -> [(key: String, value: String)]? {
    var query = conditions
    for condition in other.conditions {
      if let same = query.first(where: { $0.key.isSameBytes(as: condition.key) }) {
        if !same.value.isSameBytes(as: condition.value) { return nil }
      } else {
        query.append(condition)
      }
    }
    return query
  }
}
