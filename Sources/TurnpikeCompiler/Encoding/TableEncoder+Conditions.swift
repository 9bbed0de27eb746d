import TurnpikeTable

extension TableEncoder {
  /// Writes a list of entries with an index of their conditions; nil where these are few.
  mutating func appendIndexedList(_ entries: [Int]) -> Address<IndexedListRecord>? {
    var conditional: [ConditionIndex.Entry] = []
    var others: [Int] = []
    for (index, number) in entries.enumerated() {
      let entry = trie.entries[number]
      if entry.conditions.isEmpty || entry.isMount {
        others.append(index)
      } else {
        conditional.append(
          ConditionIndex.Entry(
            index: index,
            conditions: entry.conditions.map { (Array($0.key.utf8), Array($0.value.utf8)) }))
      }
    }
    if conditional.count <= ConditionIndex.fewEntries { return nil }
    let root = append(ConditionIndex(conditional))
    let record = writer.reserve(IndexedListRecord.self)
    writer.set(IndexedListRecord.root, of: record, to: root)
    writer.set(IndexedListRecord.others, of: record, to: writer.append(list: others))
    writer.set(IndexedListRecord.entries, of: record, to: appendList(entries))
    return record
  }

  private mutating func append(_ index: ConditionIndex) -> Address<ConditionNodeRecord> {
    switch index {
    case .leaf(let indices): return append(leaf: indices)
    case .branch(let key, let values, let rest):
      let node = writer.reserve(ConditionNodeRecord.self)
      writer.set(ConditionNodeRecord.isLeaf, of: node, to: false)
      writer.set(ConditionNodeRecord.key, of: node, to: writer.text(key))
      var targets: [(text: [UInt8], target: Address<ConditionNodeRecord>)] = []
      for value in values { targets.append((value.text, append(value.node))) }
      let map = writer.append(map: targets)
      writer.set(ConditionNodeRecord.values, of: node, to: map.slots)
      writer.set(ConditionNodeRecord.valueBits, of: node, to: map.bits)
      writer.set(ConditionNodeRecord.rest, of: node, to: rest.map { append($0) })
      return node
    }
  }

  private mutating func append(leaf indices: [Int]) -> Address<ConditionNodeRecord> {
    let node = writer.reserve(ConditionNodeRecord.self)
    writer.set(ConditionNodeRecord.isLeaf, of: node, to: true)
    writer.set(ConditionNodeRecord.indices, of: node, to: writer.append(list: indices))
    return node
  }
}
