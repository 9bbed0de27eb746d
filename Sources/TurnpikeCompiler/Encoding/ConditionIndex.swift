/// The entries of a list by their conditions: at each node one key tells them apart by its value, and
/// those without a condition for that key by another key.
///
/// In a list without conflicts any two entries with as many conditions have a key in common, with
/// different values: so a key tells many apart, and a link visits few nodes.
indirect enum ConditionIndex {
  /// Indices in the list, to be tried one after the other.
  case leaf([Int])
  case branch(key: [UInt8], values: [(text: [UInt8], node: ConditionIndex)], rest: ConditionIndex?)

  /// An entry of the list.
  struct Entry {
    let index: Int
    let conditions: [(key: [UInt8], value: [UInt8])]
  }

  /// Up to how many entries are tried one after the other.
  static let fewEntries = 8
  /// How many nodes may lead to one, as many as a look-up may have to come back from.
  private static let maximumDepth = 16

  /// - Parameter entries: in the order of their indices.
  init(_ entries: [Entry], depth: Int = 0) {
    guard entries.count > Self.fewEntries, depth < Self.maximumDepth,
      let key = Self.bestKey(entries)
    else {
      self = .leaf(entries.map(\.index))
      return
    }
    var parts: [[UInt8]: [Entry]] = [:]
    var texts: [[UInt8]] = []
    var rest: [Entry] = []
    for entry in entries {
      guard let value = entry.conditions.first(where: { $0.key == key })?.value else {
        rest.append(entry)
        continue
      }
      if parts[value] == nil { texts.append(value) }
      parts[value, default: []].append(entry)
    }
    self = .branch(
      key: key,
      values: texts.map { ($0, ConditionIndex(parts[$0] ?? [], depth: depth + 1)) },
      rest: rest.isEmpty ? nil : ConditionIndex(rest, depth: depth + 1))
  }

  /// The key that leaves the fewest entries together; nil where none tells any apart.
  private static func bestKey(_ entries: [Entry]) -> [UInt8]? {
    var counts: [[UInt8]: (all: Int, values: [[UInt8]: Int])] = [:]
    for condition in entries.flatMap(\.conditions) {
      counts[condition.key, default: (0, [:])].all += 1
      counts[condition.key]?.values[condition.value, default: 0] += 1
    }
    var best: (key: [UInt8], together: Int)?
    for (key, count) in counts {
      let together = entries.count - count.all + (count.values.values.max() ?? 0)
      if together == entries.count { continue }
      // Of equal ones the same in each run.
      guard let known = best else {
        best = (key, together)
        continue
      }
      if together < known.together
        || (together == known.together && key.lexicographicallyPrecedes(known.key))
      {
        best = (key, together)
      }
    }
    return best?.key
  }
}
