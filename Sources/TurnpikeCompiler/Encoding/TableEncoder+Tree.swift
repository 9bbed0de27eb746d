import TurnpikeTable

extension TableEncoder {
  /// Writes the nodes of the tree, whose memory is reserved.
  mutating func fill(_ nodes: [Address<NodeRecord>]) {
    for index in nodes.indices {
      let (node, record) = (tree.nodes[index], nodes[index])
      let literals = node.literalOrder.map { text in
        (text: text, target: nodes[node.literals[text] ?? 0])
      }
      let map = writer.append(map: literals)
      writer.set(NodeRecord.literals, of: record, to: map.slots)
      writer.set(NodeRecord.literalBits, of: record, to: map.bits)
      fillEnds(node.ends, of: record)
      let edges = node.edges.map { (capture($0.set), nodes[$0.child]) }
      if edges.isEmpty && node.rests.isEmpty {
        writer.set(NodeRecord.following, of: record, to: .nothing)
      } else if edges.count == 1, edges[0].0 == nil, node.rests.isEmpty {
        writer.set(NodeRecord.following, of: record, to: .anySegment)
        writer.set(NodeRecord.child, of: record, to: edges[0].1)
      } else {
        let list = writer.reserveList(of: EdgeRecord.self, count: edges.count)
        for (index, (capture, child)) in edges.enumerated() {
          let edge: Address<EdgeRecord> = list.element(index)
          writer.set(EdgeRecord.capture, of: edge, to: capture)
          writer.set(EdgeRecord.child, of: edge, to: child)
        }
        writer.set(NodeRecord.following, of: record, to: .edges)
        writer.set(NodeRecord.edges, of: record, to: list)
        if !node.rests.isEmpty {
          writer.set(NodeRecord.rests, of: record, to: appendList(node.rests))
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
    let map = writer.append(
      map: keyed.values.map { (text: $0, target: appendList(keyed.entriesByValue[$0] ?? [])) })
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
