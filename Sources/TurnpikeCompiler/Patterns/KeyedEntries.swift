/// Entries by their values of the key that most of them have a condition on. Different values exclude
/// each other.
struct KeyedEntries {
  let key: [UInt8]
  /// How many of the entries have a condition on the key.
  let count: Int
  /// The values in the order of the entries.
  private(set) var values: [[UInt8]] = []
  private(set) var entriesByValue: [[UInt8]: [Int]] = [:]
  /// The entries without a condition on the key.
  private(set) var others: [Int] = []

  /// Nil if no entry has a condition.
  init?(_ indices: [Int], of entries: [TableEntry]) {
    var counts: [[UInt8]: Int] = [:]
    for key in indices.flatMap({ entries[$0].conditions.keys }) { counts[key, default: 0] += 1 }
    let common = counts.max { left, right in
      left.value == right.value
        ? right.key.lexicographicallyPrecedes(left.key) : left.value < right.value
    }
    guard let common else { return nil }
    (key, count) = common
    for index in indices {
      guard let value = entries[index].conditions[common.key] else {
        others.append(index)
        continue
      }
      if entriesByValue[value] == nil { values.append(value) }
      entriesByValue[value, default: []].append(index)
    }
  }

  /// The entries whose condition on the key does not exclude the conditions of an entry.
  func entries(near entry: TableEntry) -> [Int]? {
    entry.conditions[key].map { others + (entriesByValue[$0] ?? []) }
  }
}
