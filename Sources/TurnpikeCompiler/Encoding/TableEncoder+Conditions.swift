import TurnpikeTable

extension TableEncoder {
  /// Writes an index of the conditions of a list's entries; nil where they are few.
  mutating func appendIndex(ofConditionsOf entries: [Int]) -> Int? {
    var conditional: [ConditionIndex.Entry] = []
    var others: [Int] = []
    for (place, entry) in entries.enumerated() {
      let entry = trie.entries[entry]
      if entry.conditions.isEmpty || entry.isMount {
        others.append(place)
      } else {
        conditional.append(
          ConditionIndex.Entry(
            place: place,
            conditions: entry.conditions.map { (Array($0.key.utf8), Array($0.value.utf8)) }))
      }
    }
    if conditional.count <= ConditionIndex.fewEntries { return nil }
    let root = append(ConditionIndex(conditional))
    let offset = writer.offset
    writer.append(number: root)
    writer.append(number: others.count)
    for place in others { writer.append(number: place) }
    return offset
  }

  private mutating func append(_ index: ConditionIndex) -> Int {
    typealias Node = TableLayout.ConditionNode
    switch index {
    case .leaf(let places): return append(leaf: places)
    case .branch(let key, let values, let rest):
      guard let hash = PerfectHash(values.map { SegmentHash.key($0.text) }) else {
        return append(leaf: index.places.sorted())
      }
      let node = writer.reserve(Node.size)
      writer.write(digit: Node.branch, at: node + Node.kind)
      writer.write(number: writer.text(key), at: node + Node.key)
      writer.write(number: append(values, hash), at: node + Node.values)
      writer.write(number: rest.map { append($0) } ?? 0, at: node + Node.rest)
      return node
    }
  }

  private mutating func append(leaf places: [Int]) -> Int {
    let node = writer.reserve(TableLayout.ConditionNode.places)
    writer.write(digit: TableLayout.ConditionNode.leaf, at: node)
    writer.append(number: places.count)
    for place in places { writer.append(number: place) }
    return node
  }

  private mutating func append(
    _ values: [(text: [UInt8], node: ConditionIndex)], _ hash: PerfectHash
  ) -> Int {
    typealias Slot = TableLayout.Slot
    let state = writer.reserve(hash.size)
    writer.write(digit: TableLayout.Kind.hashState, at: state)
    writer.fill(hash, at: state)
    for (index, value) in hash.slots.enumerated() {
      let slot = state + TableLayout.Node.slots + index * Slot.size
      let text = value.map { writer.text(values[$0].text) } ?? 0
      let node = value.map { append(values[$0].node) } ?? 0
      writer.write(number: text, at: slot + Slot.wholeText)
      writer.write(number: node, at: slot + Slot.target)
    }
    return state
  }
}

extension ConditionIndex {
  /// All places of a node.
  fileprivate var places: [Int] {
    switch self {
    case .leaf(let places): places
    case .branch(_, let values, let rest): values.flatMap(\.node.places) + (rest?.places ?? [])
    }
  }
}
