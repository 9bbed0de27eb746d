import TurnpikeTable

/// The patterns of a table as a tree by the ranks of their segments. Links are matched with the same
/// tree.
///
/// Each literal leads to its own node, and all captures of one rank lead to one node. So a walk
/// that tries the literal, then the captures by rank, then the rests, finds the best pattern first.
/// Only patterns that end at one node have the same ranks, so only these can conflict. There is at
/// most one node for each segment of the file.
package struct PatternTree {
  struct Edge {
    let rank: SegmentRank
    /// The texts that lead to the child. It is nil if the patterns have different captures here, so
    /// that these are checked at the end of the path.
    var set: SegmentSet?
    let child: Int
  }

  struct Node {
    /// The children of literals; `literalOrder` is the order of the literals in the file.
    var literals: [[UInt8]: Int] = [:]
    var literalOrder: [[UInt8]] = []
    /// The best rank comes first.
    var edges: [Edge] = []
    /// The entries that end here, in the order in which they are tried.
    var ends: [Int] = []
    /// The same entries by the values of their conditions. It is nil if the entries are few or have no
    /// conditions.
    var keyedEnds: KeyedEntries?
    /// The entries that match one or more segments from here on.
    var rests: [Int] = []
    /// The same entries by the values of their conditions. It is also nil if a mount is tried first.
    var keyedRests: KeyedEntries?
  }

  /// The number of segments that a pattern or the path of a link can have.
  package static var maximumSegments: Int { PathSegments.maximumCount }

  /// The number of entries at a node that are tried one after another. More are found by the value of
  /// the key that most of them have a condition on.
  static var fewEntries: Int { 8 }

  let entries: [TableEntry]
  private(set) var nodes = [Node()]
  /// By entry, the nodes before its segments, then the node after the last one.
  private var ways: [[Int]] = []

  package init(_ entries: [TableEntry]) throws(LimitExceeded) {
    self.entries = entries
    for index in entries.indices { try insert(index) }
    for index in nodes.indices {
      var node = nodes[index]
      if node.edges.count > 1 { node.edges.sort { $0.rank < $1.rank } }
      node.ends = sorted(node.ends, mountsFirst: false)
      node.rests = sorted(node.rests, mountsFirst: true)
      if node.ends.count > Self.fewEntries {
        node.keyedEnds = KeyedEntries(node.ends, of: entries)
      }
      if node.rests.count > Self.fewEntries, !entries[node.rests[0]].isMount {
        node.keyedRests = KeyedEntries(node.rests, of: entries)
      }
      nodes[index] = node
    }
  }

  /// Returns entries in the order in which they are tried: more conditions before fewer.
  private func sorted(_ entries: [Int], mountsFirst: Bool) -> [Int] {
    if entries.count < 2 { return entries }
    func key(_ index: Int) -> (Int, Int, Int) {
      let entry = self.entries[index]
      return (entry.isMount == mountsFirst ? 0 : 1, -entry.conditions.count, index)
    }
    return entries.sorted { key($0) < key($1) }
  }

  private mutating func insert(_ index: Int) throws(LimitExceeded) {
    let entry = entries[index]
    guard entry.segments.count <= Self.maximumSegments else { throw .segments(entry: index) }
    let minimum = entry.minimumSegmentCount
    var node = 0
    var way = [node]
    if minimum == 0 { nodes[node].ends.append(index) }
    for depth in entry.segments.indices {
      let set = entry.segments[depth]
      if case .rest = set { break }
      node = child(of: node, set)
      way.append(node)
      if depth + 1 >= minimum { nodes[node].ends.append(index) }
    }
    if entry.isOpen { nodes[node].rests.append(index) }
    ways.append(way)
  }

  private mutating func child(of node: Int, _ set: SegmentSet) -> Int {
    if case .literal(let text) = set {
      if let child = nodes[node].literals[text] { return child }
      nodes[node].literals[text] = nodes.count
      nodes[node].literalOrder.append(text)
    } else {
      let rank = set.rank
      if let edge = nodes[node].edges.firstIndex(where: { $0.rank == rank }) {
        if nodes[node].edges[edge].set != set { nodes[node].edges[edge].set = nil }
        return nodes[node].edges[edge].child
      }
      nodes[node].edges.append(Edge(rank: rank, set: set, child: nodes.count))
    }
    nodes.append(Node())
    return nodes.count - 1
  }

  /// Returns whether some segments of an entry are only checked at the end of the path.
  func isCheckedLate(_ index: Int) -> Bool {
    let (segments, way) = (entries[index].segments, ways[index])
    for depth in segments.indices {
      switch segments[depth] {
      case .literal: break
      case .rest(let type): return !type.isString
      case .capture:
        let edges = nodes[way[depth]].edges
        let edge = edges.firstIndex { $0.child == way[depth + 1] } ?? 0
        if edges[edge].set == nil { return true }
      }
    }
    return false
  }

  /// Returns whether a walk with a shortest path of an entry comes to its node before any other node
  /// at which an entry may match.
  func isFirst(_ index: Int) -> Bool {
    let (entry, way) = (entries[index], ways[index])
    for depth in 0..<entry.minimumSegmentCount {
      if case .literal = entry.segments[depth] { continue }
      let node = nodes[way[depth]]
      guard node.literalOrder.isEmpty else { return false }
      if let edge = node.edges.first, depth + 1 == way.count || edge.child != way[depth + 1] {
        return false
      }
    }
    return true
  }

  /// Returns the node after some literals, or nil if no pattern starts with them.
  func node(after literals: [[UInt8]]) -> Int? {
    var node = 0
    for literal in literals {
      guard let child = nodes[node].literals[literal] else { return nil }
      node = child
    }
    return node
  }

  /// Calls the body with each entry that may match a path, the best first, until it returns true.
  func visit(_ path: ArraySlice<[UInt8]>, from node: Int = 0, _ body: (Int) -> Bool) -> Bool {
    let node = nodes[node]
    guard let segment = path.first else { return node.ends.contains(where: body) }
    if let child = node.literals[segment], visit(path.dropFirst(), from: child, body) {
      return true
    }
    for edge in node.edges where edge.set?.mayMatch(segment) ?? true {
      if visit(path.dropFirst(), from: edge.child, body) { return true }
    }
    return node.rests.contains(where: body)
  }

  /// Returns the entries that may share a link with a pattern, each once, in their order.
  package func entries(near entry: TableEntry) -> [Int] {
    var found: Set<Int> = []
    collect(near: entry, from: 0, depth: 0, &found)
    return found.sorted()
  }

  private func collect(
    near entry: TableEntry, from node: Int, depth: Int, _ found: inout Set<Int>
  ) {
    let node = nodes[node]
    if depth >= entry.minimumSegmentCount {
      found.formUnion(node.keyedEnds?.entries(near: entry) ?? node.ends)
    }
    let isPastEnd = depth >= entry.segments.count
    guard let set = isPastEnd ? entry.setPastEnd : entry.segments[depth] else { return }
    found.formUnion(node.rests)
    if case .literal(let text) = set {
      if let child = node.literals[text] {
        collect(near: entry, from: child, depth: depth + 1, &found)
      }
    } else {
      // Few texts are looked up, and many are compared with the literals.
      for text in set.texts ?? node.literalOrder where set.mayMatch(text) {
        guard let child = node.literals[text] else { continue }
        collect(near: entry, from: child, depth: depth + 1, &found)
      }
    }
    for edge in node.edges where edge.set.map({ $0.overlap(with: set) != nil }) ?? true {
      collect(near: entry, from: edge.child, depth: depth + 1, &found)
    }
  }
}
