import TurnpikeTable

/// The patterns of a table as a tree of segments: every node is reached by one sequence of pieces.
struct PatternTrie {
  /// The condition of an edge on a segment.
  enum Question: Hashable {
    case any
    /// One of these texts.
    case words([[UInt8]])
    /// An index into `predicates`.
    case test(Int)
  }

  /// An edge that is no literal.
  struct Edge {
    let rank: SegmentRank
    let question: Question
    let child: Int
  }

  struct Node {
    /// Literal segments and where they lead; `literalOrder` keeps the order of the file.
    var literals = [[UInt8]: Int]()
    var literalOrder: [[UInt8]] = []
    var edges: [Edge] = []
    /// The edges that a word passes, by their indices in `edges`.
    var wordEdges = [[UInt8]: [Int]]()
    /// Whether an edge has a predicate.
    var hasTests = false
    /// Whether it is inside a rest, which leads to itself.
    var isRest = false
    /// Of a node with many edges; nil for nearly all.
    var edgeIndex: EdgeIndex?
    /// The entries that end here.
    var accepts: [Int] = []
  }

  /// The edges of a node with many, so that none is looked for among all of them.
  struct EdgeIndex {
    struct Key: Hashable {
      let rank: SegmentRank
      let question: Question
    }

    var indices: [Key: Int] = [:]
    /// The indices of the edges that are not words.
    var wordless: [Int] = []
  }

  /// From how many edges on a node has an index.
  private static let manyEdges = 8

  let entries: [TableEntry]
  private(set) var nodes: [Node] = [Node()]
  private(set) var predicates: [SegmentPredicate] = []
  /// How many words the patterns name.
  private(set) var wordCount = 0
  private var predicateIndex: [SegmentPredicate: Int] = [:]

  init(_ entries: [TableEntry]) throws(TableTooLarge) {
    // The table contains every pattern's text. If these alone are too large, the checks would be
    // wasted.
    var size = 0
    for entry in entries { size += entry.pattern.size }
    guard size < TableView.maximumSize else { throw TableTooLarge(entries: []) }
    self.entries = entries
    for index in entries.indices { insert(index) }
  }

  private mutating func insert(_ entry: Int) {
    let pattern = entries[entry].pattern
    let minimum = entries[entry].minimumSegmentCount
    var node = 0
    if minimum == 0 { nodes[node].accepts.append(entry) }
    for depth in pattern.segments.indices {
      switch pattern.segments[depth] {
      case .literal(let text):
        node = child(of: node, literal: Array(text.utf8))
      case .capture(let prefix, let binding, let suffix):
        let predicate = SegmentPredicate(prefix: prefix, type: binding.type, suffix: suffix)
        let rank = SegmentRank(prefix: prefix, type: binding.type, suffix: suffix)
        node = child(of: node, rank: rank, question: question(predicate))
      case .rest(let binding):
        let predicate = SegmentPredicate(prefix: "", type: binding.type, suffix: "")
        node = restNode(of: node, question: question(predicate))
      }
      if depth + 1 >= minimum { nodes[node].accepts.append(entry) }
    }
    // A mount ranks as a rest of none or more segments.
    if entries[entry].isMount {
      nodes[restNode(of: node, question: .any)].accepts.append(entry)
    }
  }

  /// The predicates of an entry's pattern.
  func tests(of entry: Int) -> [Int] {
    entries[entry].pattern.segments.compactMap { segment in
      switch segment {
      case .literal: nil
      case .capture(let prefix, let binding, let suffix):
        predicateIndex[SegmentPredicate(prefix: prefix, type: binding.type, suffix: suffix)]
      case .rest(let binding):
        predicateIndex[SegmentPredicate(prefix: "", type: binding.type, suffix: "")]
      }
    }
  }

  private mutating func question(_ predicate: SegmentPredicate) -> Question {
    if predicate.acceptsAll { return .any }
    if let words = predicate.words {
      wordCount += words.count
      return .words(words)
    }
    if let index = predicateIndex[predicate] { return .test(index) }
    predicates.append(predicate)
    predicateIndex[predicate] = predicates.count - 1
    return .test(predicates.count - 1)
  }

  private mutating func child(of node: Int, literal: [UInt8]) -> Int {
    if let child = nodes[node].literals[literal] { return child }
    nodes.append(Node())
    nodes[node].literals[literal] = nodes.count - 1
    nodes[node].literalOrder.append(literal)
    return nodes.count - 1
  }

  private mutating func child(of node: Int, rank: SegmentRank, question: Question) -> Int {
    if let child = knownChild(of: node, rank, question) { return child }
    nodes.append(Node())
    append(Edge(rank: rank, question: question, child: nodes.count - 1), to: node)
    return nodes.count - 1
  }

  private func knownChild(of node: Int, _ rank: SegmentRank, _ question: Question) -> Int? {
    if let index = nodes[node].edgeIndex {
      return index.indices[EdgeIndex.Key(rank: rank, question: question)]
        .map { nodes[node].edges[$0].child }
    }
    for edge in nodes[node].edges where edge.rank == rank && edge.question == question {
      return edge.child
    }
    return nil
  }

  private mutating func append(_ edge: Edge, to node: Int) {
    let index = nodes[node].edges.count
    nodes[node].edges.append(edge)
    switch edge.question {
    case .any: break
    case .test: nodes[node].hasTests = true
    case .words(let words):
      for word in words { nodes[node].wordEdges[word, default: []].append(index) }
    }
    if nodes[node].edgeIndex != nil {
      insert(edge, index, at: node)
    } else if index + 1 == Self.manyEdges {
      nodes[node].edgeIndex = EdgeIndex()
      for (index, edge) in nodes[node].edges.enumerated() { insert(edge, index, at: node) }
    }
  }

  private mutating func insert(_ edge: Edge, _ index: Int, at node: Int) {
    nodes[node].edgeIndex?.indices[EdgeIndex.Key(rank: edge.rank, question: edge.question)] = index
    if case .words = edge.question { return }
    nodes[node].edgeIndex?.wordless.append(index)
  }

  /// A rest leads to a node that leads to itself.
  private mutating func restNode(of node: Int, question: Question) -> Int {
    let count = nodes.count
    let rest = child(of: node, rank: .rest, question: question)
    if nodes.count > count {
      nodes[rest].isRest = true
      append(Edge(rank: .rest, question: question, child: rest), to: rest)
    }
    return rest
  }
}

extension PatternTrie {
  /// Some entries that end at nodes or go on from them, in the order of the file as far as known.
  func entries(behind nodes: [Int], atMost count: Int) -> [Int] {
    var found: [Int] = []
    var pending = Array(nodes.reversed())
    var seen: Set<Int> = []
    while found.count < count, let node = pending.popLast() {
      guard seen.insert(node).inserted else { continue }
      found += self.nodes[node].accepts
      let children =
        self.nodes[node].literalOrder.compactMap { self.nodes[node].literals[$0] }
        + self.nodes[node].edges.map(\.child)
      pending += children.reversed()
    }
    return found.sorted()
  }

  /// A segment that passes both questions; nil when there is none.
  func witness(_ left: Question, _ right: Question) -> [UInt8]? {
    switch (left, right) {
    case (.any, .any): Array("a".utf8)
    case (.any, .words(let words)), (.words(let words), .any): words.first
    case (.any, .test(let test)), (.test(let test), .any): predicates[test].sample
    case (.words(let words), .words(let others)): words.first { others.contains($0) }
    case (.words(let words), .test(let test)), (.test(let test), .words(let words)):
      words.first { predicates[test].accepts($0) != false }
    case (.test(let test), .test(let other)):
      test == other
        ? predicates[test].sample : predicates[test].witness(with: predicates[other])
    }
  }

  /// A segment that passes; nil only for a range that holds nothing.
  func sample(_ question: Question) -> [UInt8]? {
    witness(question, question)
  }
}
