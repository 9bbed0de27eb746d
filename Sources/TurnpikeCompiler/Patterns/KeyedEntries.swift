/// Entries by the value of one query key: the key that most of them have a condition on. A link has
/// one value of the key, so it matches no entry with another value.
///
/// For `a?kind=book -> A`, `a?kind=cd -> B`, and `a?page=1 -> C`, the key is `kind`, the values are
/// `book` and `cd`, and the third entry is one of the others.
struct KeyedEntries {
  let key: [UInt8]
  /// The number of entries that ask for a value of the key.
  let count: Int
  /// The values in the order of the entries.
  private(set) var values: [[UInt8]] = []
  private(set) var entriesByValue: [[UInt8]: [Int]] = [:]
  /// The entries that do not ask for a certain value of the key.
  private(set) var others: [Int] = []

  /// Creates nil if no entry asks for a value.
  init?(_ indices: [Int], of entries: [TableEntry]) {
    var counts: [[UInt8]: Int] = [:]
    for (key, condition) in indices.flatMap({ entries[$0].conditions }) {
      if case .value = condition { counts[key, default: 0] += 1 }
    }
    let common = counts.max { left, right in
      left.value == right.value
        ? right.key.lexicographicallyPrecedes(left.key) : left.value < right.value
    }
    guard let common else { return nil }
    (key, count) = common
    for index in indices {
      guard case .value(let value) = entries[index].conditions[common.key] else {
        others.append(index)
        continue
      }
      if entriesByValue[value] == nil { values.append(value) }
      entriesByValue[value, default: []].append(index)
    }
  }

  /// Returns the entries that can match the same link as another entry, judging by the key. It is nil
  /// if that entry has no condition on the key.
  func entries(near entry: TableEntry) -> [Int]? {
    guard case .value(let value) = entry.conditions[key] else { return nil }
    return others + (entriesByValue[value] ?? [])
  }
}
