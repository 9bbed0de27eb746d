import TurnpikeTable

extension TableEncoder {
  /// Writes the nodes of the tree. A node comes after the node that leads to it.
  mutating func appendTree(root: Address<NodeRecord>) {
    var nodes = [root] + tree.nodes.dropFirst().map { _ in Address<NodeRecord>(0) }
    for (node, index) in zip(tree.nodes, nodes.indices) {
      let record = nodes[index]
      let map = writer.append(map: node.literalOrder)
      for (text, address) in zip(node.literalOrder, map.nodes) {
        nodes[node.literals[text] ?? 0] = address
      }
      writer.set(NodeRecord.literals, of: record, to: map.slots)
      writer.set(NodeRecord.literalBits, of: record, to: map.bits)
      fillEnds(node.ends, of: record)
      for edge in node.edges { nodes[edge.child] = writer.reserve(NodeRecord.self) }
      let edges = node.edges.map { (capture($0.set), nodes[$0.child]) }
      let hasOthers = !edges.isEmpty || !node.rests.isEmpty
      writer.set(NodeRecord.hasOthers, of: record, to: hasOthers)
      if edges.count == 1, edges[0].0 == nil, node.rests.isEmpty {
        writer.set(NodeRecord.child, of: record, to: edges[0].1)
      } else if hasOthers {
        let list = writer.reserveList(of: EdgeRecord.self, count: edges.count)
        for (index, (capture, child)) in edges.enumerated() {
          let edge: Address<EdgeRecord> = list.element(index)
          writer.set(EdgeRecord.capture, of: edge, to: capture)
          writer.set(EdgeRecord.child, of: edge, to: child)
        }
        writer.set(NodeRecord.hasEdges, of: record, to: true)
        writer.set(NodeRecord.edges, of: record, to: list)
        if !node.rests.isEmpty {
          let rests = writer.reserve(NodeRecord.self)
          fillEnds(node.rests, of: rests)
          writer.set(NodeRecord.rests, of: record, to: rests)
        }
      }
    }
  }

  /// Appends the condition for a segment. Returns nil if the segment can be any text.
  private mutating func capture(_ set: SegmentSet?) -> Address<PieceRecord>? {
    guard let set, !set.matchesAll, let (prefix, type, suffix) = set.value else { return nil }
    let piece = writer.reserve(PieceRecord.self)
    writer.set(PieceRecord.kind, of: piece, to: .capture)
    writer.set(PieceRecord.text, of: piece, to: writer.text(prefix))
    writer.set(PieceRecord.suffix, of: piece, to: writer.text(suffix))
    writer.set(PieceRecord.check, of: piece, to: check(type))
    return piece
  }

  /// A single entry without conditions is stored in the node. Otherwise, the node refers to a list.
  private mutating func fillEnds(_ ends: [Int], of record: Address<NodeRecord>) {
    guard let first = ends.first else { return }
    let entry = tree.entries[first]
    // An entry that follows an unconditional entry is only tried if the mount of that entry does
    // not match.
    if entry.isUnconditional || (ends.count == 1 && entry.isDecidedByPath),
      !tree.isCheckedLate(first)
    {
      writer.set(NodeRecord.ends, of: record, to: .entry)
      writer.set(NodeRecord.entry, of: record, to: entries[first])
    } else if let list = appendKeyedList(ends) {
      writer.set(NodeRecord.ends, of: record, to: .keyedList)
      writer.set(NodeRecord.keyedEntries, of: record, to: list)
    } else {
      writer.set(NodeRecord.ends, of: record, to: .list)
      writer.set(NodeRecord.entries, of: record, to: appendList(ends))
    }
  }

  /// Appends the entries by the value of the key that most of them have a condition on. Returns nil
  /// if there are only a few entries.
  private mutating func appendKeyedList(_ ends: [Int]) -> Address<KeyedListRecord>? {
    guard let keyed = KeyedEntries(ends, of: tree.entries), keyed.count > Self.fewConditions else {
      return nil
    }
    let map = writer.append(map: keyed.values)
    for (value, node) in zip(keyed.values, map.nodes) {
      let list = appendList(keyed.entriesByValue[value] ?? [])
      writer.set(NodeRecord.entries, of: node, to: list)
    }
    let record = writer.reserve(KeyedListRecord.self)
    writer.set(KeyedListRecord.key, of: record, to: writer.text(keyed.key))
    writer.set(KeyedListRecord.values, of: record, to: map.slots)
    writer.set(KeyedListRecord.valueBits, of: record, to: map.bits)
    writer.set(KeyedListRecord.others, of: record, to: appendList(keyed.others))
    return record
  }

  /// The maximum number of entries with a condition on one key that are tried one after another.
  private static var fewConditions: Int { 8 }
}
