/// The paths of links in regions: all paths of a region are matched by the same patterns.
///
/// The tree of patterns is followed with all nodes at once that a path reaches. At each segment the
/// texts are split by which edges accept them, so no path is left out.
struct LinkRegions {
  /// A set of paths, shown by one of them.
  struct Region {
    /// The path; a type of the app's own is taken to accept every text.
    let path: [[UInt8]]
    /// Whether there are paths without number in the region, or only those that patterns name.
    let isEndless: Bool
    /// The entries that match the paths, in the order of the tree's nodes.
    let entries: [Match]
  }

  /// An entry that matches the paths of a region.
  struct Match {
    let entry: Int
    /// Whether the path has the plainest text for each capture of the entry.
    let isPlain: Bool
  }

  /// A node that the paths of a region reach.
  private struct Member: Hashable {
    let node: Int
    let isPlain: Bool
  }

  private struct State: Hashable {
    let members: [Member]
    let isEndless: Bool
  }

  let tree: PatternTrie
  /// By node, whether an entry whose regions are wanted ends there or further down.
  private let hasSubject: [Bool]
  /// By node, whether a partner of the subjects ends there or further down.
  private let hasPartner: [Bool]
  /// The nodes of the regions that were left out since no partner matches there.
  private var nodesApart: Set<Int> = []
  /// How many more questions may be evaluated.
  private var remaining: Int

  private static let questions = 2_000_000
  private static let questionsOfEntry = 2_000

  /// - Parameters:
  ///   - isSubject: By entry, whether its regions are wanted.
  ///   - isPartner: By entry, whether the regions that it matches are wanted, of those of subjects.
  init(_ tree: PatternTrie, of isSubject: [Bool], meeting isPartner: [Bool]) {
    self.tree = tree
    hasSubject = tree.nodes(endingIn: isSubject)
    hasPartner = tree.nodes(endingIn: isPartner)
    remaining = Self.questions + Self.questionsOfEntry * tree.entries.count
  }

  /// Calls the body with each region, shorter paths first in each branch, until it returns false.
  mutating func visit(_ body: (Region) -> Bool) throws(TableTooLarge) {
    var pending = [
      (State(members: [Member(node: 0, isPlain: true)], isEndless: false), path: [[UInt8]]())
    ]
    var seen: Set<State> = []
    while let (state, path) = pending.popLast() {
      guard state.members.contains(where: { hasSubject[$0.node] }) else { continue }
      guard state.members.contains(where: { hasPartner[$0.node] }) else {
        nodesApart.formUnion(state.members.map(\.node))
        continue
      }
      guard seen.insert(state).inserted else { continue }
      let entries = state.members.flatMap { member in
        tree.nodes[member.node].accepts.map { Match(entry: $0, isPlain: member.isPlain) }
      }
      if !entries.isEmpty {
        let region = Region(path: path, isEndless: state.isEndless, entries: entries)
        if !body(region) { return }
      }
      let steps = try steps(from: state.members)
      for step in steps.reversed() {
        let next = State(members: step.members, isEndless: state.isEndless || step.isEndless)
        pending.append((next, path + [step.text]))
      }
    }
  }

  /// The entries that match paths of the regions that were left out since no partner matches there.
  var entriesApart: Set<Int> {
    var entries: Set<Int> = []
    var seen: Set<Int> = []
    var pending = Array(nodesApart)
    while let node = pending.popLast() {
      guard seen.insert(node).inserted else { continue }
      entries.formUnion(tree.nodes[node].accepts)
      pending += tree.nodes[node].literals.values
      pending += tree.nodes[node].edges.map(\.child)
    }
    return entries
  }

  /// Texts of one segment that lead to the same nodes.
  private struct Step {
    let text: [UInt8]
    let members: [Member]
    let isEndless: Bool
  }

  private mutating func steps(from members: [Member]) throws(TableTooLarge) -> [Step] {
    let named = namedTexts(members)
    // Texts that only other nodes name matter where one of a partner takes them too.
    let partners = members.filter { hasPartner[$0.node] }
    let takesOthers = partners.contains { member in
      tree.nodes[member.node].edges.contains { hasPartner[$0.child] && !tree.isFinite($0.question) }
    }
    let texts = takesOthers ? named : namedTexts(partners)
    return try endlessSteps(members, Set(named))
      + texts.compactMap { text in
        let next = next(members, text)
        return next.contains { hasSubject[$0.node] }
          ? Step(text: text, members: next, isEndless: false) : nil
      }
  }

  /// The texts that edges name, each once, in the order of the file.
  private func namedTexts(_ members: [Member]) -> [[UInt8]] {
    var texts: [[UInt8]] = []
    var seen: Set<[UInt8]> = []
    func add(_ text: [UInt8]) { if seen.insert(text).inserted { texts.append(text) } }
    for member in members {
      let node = tree.nodes[member.node]
      node.literalOrder.forEach(add)
      for edge in node.edges {
        switch edge.question {
        case .any: break
        case .words(let words): words.forEach(add)
        case .test(let test): tree.predicates[test].finiteTexts?.forEach(add)
        }
      }
    }
    return texts
  }

  /// The nodes that a named text leads to.
  private mutating func next(_ members: [Member], _ text: [UInt8]) -> [Member] {
    var next: [Member] = []
    for member in members {
      let node = tree.nodes[member.node]
      if let child = node.literals[text] {
        next.append(Member(node: child, isPlain: member.isPlain))
      }
      for index in node.wordEdges[text] ?? [] {
        next.append(Member(node: node.edges[index].child, isPlain: member.isPlain))
      }
      let indices = node.edgeIndex?.wordless ?? Array(node.edges.indices)
      remaining -= indices.count
      for edge in indices.lazy.map({ node.edges[$0] }) where tree.accepts(edge.question, text) {
        if case .words = edge.question { continue }
        next.append(
          Member(node: edge.child, isPlain: member.isPlain && tree.isFinite(edge.question)))
      }
    }
    let partners = PartnerNodes(next.map(\.node), hasPartner, in: tree)
    return next.filter { keeps($0.node, beside: partners) }.sorted { $0.node < $1.node }
  }

  /// Whether some paths of a node may be those of a partner.
  private mutating func keeps(_ node: Int, beside partners: PartnerNodes) -> Bool {
    if hasPartner[node] || partners.mayMeet(node, in: tree) { return true }
    nodesApart.insert(node)
    return false
  }

  /// The steps by texts that no edge names.
  private mutating func endlessSteps(
    _ members: [Member], _ named: Set<[UInt8]>
  ) throws(TableTooLarge) -> [Step] {
    var edges: [(edge: PatternTrie.Edge, isPlain: Bool)] = []
    for member in members {
      for edge in tree.nodes[member.node].edges where !tree.isFinite(edge.question) {
        edges.append((edge, member.isPlain))
      }
    }
    let partners = PartnerNodes(edges.map(\.edge.child), hasPartner, in: tree)
    edges = edges.filter { keeps($0.edge.child, beside: partners) }
    var subjects: [SegmentPredicate] = []
    var others: [SegmentPredicate] = []
    for (edge, _) in edges {
      guard let predicate = tree.predicate(edge.question) else { continue }
      if hasSubject[edge.child] { subjects.append(predicate) } else { others.append(predicate) }
    }
    if subjects.isEmpty { return [] }
    let texts =
      subjects.count + others.count == 1
      ? [subjects[0].plainText(except: named)]
      : DistinguishingTexts(subjects, others, without: named).texts
    let questions = QuestionIndex(edges.map(\.edge.question), in: tree)
    var plain: [[Int]: Set<Int>] = [:]
    for (index, edge) in edges.enumerated() where edge.isPlain && hasSubject[edge.edge.child] {
      guard let predicate = tree.predicate(edge.edge.question) else { continue }
      plain[questions.passed(by: predicate.plainText(except: named)), default: []].insert(index)
    }
    var steps: [Step] = []
    var seen: Set<[Int]> = []
    for text in texts {
      let passed = questions.passed(by: text)
      remaining -= questions.cost + passed.count
      guard remaining > 0 else { throw TableTooLarge(entries: []) }
      guard passed.contains(where: { hasSubject[edges[$0].edge.child] }),
        seen.insert(passed).inserted
      else { continue }
      let next = passed.map { index in
        Member(node: edges[index].edge.child, isPlain: plain[passed]?.contains(index) ?? false)
      }
      steps.append(Step(text: text, members: next.sorted { $0.node < $1.node }, isEndless: true))
    }
    return steps
  }
}

/// What the paths of the partners' nodes among some can start with.
private struct PartnerNodes {
  private var literals: Set<[UInt8]> = []
  private var hasEdges = false
  private var isEnd = false

  init(_ nodes: [Int], _ hasPartner: [Bool], in tree: PatternTrie) {
    for node in nodes where hasPartner[node] {
      literals.formUnion(tree.nodes[node].literals.keys)
      hasEdges = hasEdges || !tree.nodes[node].edges.isEmpty
      isEnd = isEnd || !tree.nodes[node].accepts.isEmpty
    }
  }

  /// Whether some path may be one of a partner's node and one of another node.
  func mayMeet(_ node: Int, in tree: PatternTrie) -> Bool {
    let node = tree.nodes[node]
    if isEnd && !node.accepts.isEmpty || hasEdges && !node.edges.isEmpty { return true }
    if hasEdges && !node.literals.isEmpty || !node.edges.isEmpty && !literals.isEmpty {
      return true
    }
    return node.literalOrder.contains { literals.contains($0) }
  }
}

extension SegmentPredicate {
  /// The plainest text that patterns do not name.
  func plainText(except named: Set<[UInt8]>) -> [UInt8] {
    let texts = type.plainTexts.map { prefix + Array($0.utf8) + suffix }
    return texts.first { !named.contains($0) }
      ?? DistinguishingTexts([self], [], without: named).texts.first { accepts($0) != false }
      ?? texts.first ?? []
  }
}

extension PatternTrie {
  /// By node, whether one of the marked entries ends there or further down.
  fileprivate func nodes(endingIn isMarked: [Bool]) -> [Bool] {
    var result = nodes.map { node in node.accepts.contains { isMarked[$0] } }
    // A node's children have greater indices.
    for index in nodes.indices.reversed() where !result[index] {
      result[index] =
        nodes[index].literals.values.contains { result[$0] }
        || nodes[index].edges.contains { result[$0.child] }
    }
    return result
  }

  /// Whether a text may pass a question. A type of the app's own accepts every text.
  func accepts(_ question: Question, _ text: [UInt8]) -> Bool {
    switch question {
    case .any: true
    case .words(let words): words.contains(text)
    case .test(let test): predicates[test].accepts(text) != false
    }
  }

  /// Whether finitely many texts pass a question.
  fileprivate func isFinite(_ question: Question) -> Bool {
    switch question {
    case .any: false
    case .words: true
    case .test(let test): predicates[test].type.isFinite
    }
  }

  /// The predicate of a question that endlessly many texts pass.
  func predicate(_ question: Question) -> SegmentPredicate? {
    switch question {
    case .any: SegmentPredicate(prefix: "", type: .builtIn(.string, nil), suffix: "")
    case .words: nil
    case .test(let test): predicates[test]
    }
  }
}
