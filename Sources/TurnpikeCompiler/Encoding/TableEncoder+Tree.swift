import TurnpikeTable

extension TableEncoder {
  /// Writes the nodes of the tree, and returns them. A node comes after the node that leads to it.
  mutating func appendTree(
    root: Address<NodeRecord>, _ entries: EndingEntries
  ) -> [Address<NodeRecord>] {
    var nodes = [root] + tree.nodes.dropFirst().map { _ in Address<NodeRecord>(0) }
    for index in tree.nodes.indices { fill(index, &nodes, entries) }
    return nodes
  }

  /// Fills a node, and reserves the nodes that it leads to.
  private mutating func fill(
    _ index: Int, _ nodes: inout [Address<NodeRecord>], _ entries: EndingEntries
  ) {
    let (node, record) = (tree.nodes[index], nodes[index])
    let map = writer.append(map: node.literalOrder)
    for index in map.nodes.indices {
      nodes[node.literals[node.literalOrder[index]] ?? 0] = map.nodes[index]
    }
    writer.set(NodeRecord.literals, of: record, to: map.slots)
    let mark = model.ignoresCase && map.bits.digit > 0 ? TextMap.letters : 0
    writer.set(
      NodeRecord.literalBits, of: record, to: SmallNumber(digit: map.bits.digit + mark))
    fillEnds(node.ends, node.keyedEnds, of: record, entries)
    for edge in node.edges { nodes[edge.child] = writer.reserve(NodeRecord.self) }
    let captures = node.edges.map { capture($0.set) }
    let hasOthers = !captures.isEmpty || !node.rests.isEmpty
    writer.set(NodeRecord.hasOthers, of: record, to: hasOthers)
    if captures.count == 1, captures[0] == nil, node.rests.isEmpty {
      writer.set(NodeRecord.child, of: record, to: nodes[node.edges[0].child])
    } else if hasOthers {
      let list = writer.reserveList(of: EdgeRecord.self, count: captures.count)
      for index in captures.indices {
        let edge: Address<EdgeRecord> = list.element(index)
        writer.set(EdgeRecord.capture, of: edge, to: captures[index])
        writer.set(EdgeRecord.child, of: edge, to: nodes[node.edges[index].child])
      }
      writer.set(NodeRecord.hasEdges, of: record, to: true)
      writer.set(NodeRecord.edges, of: record, to: list)
      if !node.rests.isEmpty {
        let rests = writer.reserve(NodeRecord.self)
        fillEnds(node.rests, node.keyedRests, of: rests, entries)
        writer.set(NodeRecord.rests, of: record, to: rests)
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
    let check = check(type, ignoresCase: model.ignoresCase)
    writer.set(PieceRecord.check, of: piece, to: check)
    return piece
  }

  /// A single entry without conditions is stored in the node. Otherwise, the node refers to a list: by
  /// the value of the key that most entries have a condition on, or in the order in which they are
  /// tried.
  private mutating func fillEnds(
    _ ends: [Int], _ keyed: KeyedEntries?, of record: Address<NodeRecord>, _ entries: EndingEntries
  ) {
    guard let first = ends.first else { return }
    let entry = tree.entries[first]
    // An entry that follows an unconditional entry is only tried if the mount of that entry does
    // not match.
    if entry.isUnconditional || (ends.count == 1 && entry.isDecidedByPath),
      !entries.isCheckedLate[first]
    {
      writer.set(NodeRecord.ends, of: record, to: .entry)
      writer.set(NodeRecord.entry, of: record, to: entries.records[first])
    } else if let keyed, keyed.count > PatternTree.fewEntries {
      writer.set(NodeRecord.ends, of: record, to: .keyedList)
      writer.set(NodeRecord.keyedEntries, of: record, to: append(keyed, entries))
    } else {
      writer.set(NodeRecord.ends, of: record, to: .list)
      writer.set(NodeRecord.entries, of: record, to: append(ends, entries))
    }
  }

  private mutating func append(
    _ keyed: KeyedEntries, _ entries: EndingEntries
  ) -> Address<KeyedListRecord> {
    let map = writer.append(map: keyed.values)
    for index in map.nodes.indices {
      let list = append(keyed.entriesByValue[keyed.values[index]] ?? [], entries)
      writer.set(NodeRecord.entries, of: map.nodes[index], to: list)
    }
    let record = writer.reserve(KeyedListRecord.self)
    writer.set(KeyedListRecord.key, of: record, to: writer.text(keyed.key))
    writer.set(KeyedListRecord.values, of: record, to: map.slots)
    writer.set(KeyedListRecord.valueBits, of: record, to: map.bits)
    writer.set(KeyedListRecord.others, of: record, to: append(keyed.others, entries))
    return record
  }

  private mutating func append(
    _ ends: [Int], _ entries: EndingEntries
  ) -> Address<ListRecord<Address<EntryRecord>>> {
    writer.append(list: ends.map { entries.records[$0] })
  }
}

/// The entries that end at nodes, by number.
struct EndingEntries {
  let records: [Address<EntryRecord>]
  /// Whether some segments of an entry are only checked at the end.
  let isCheckedLate: [Bool]
}
