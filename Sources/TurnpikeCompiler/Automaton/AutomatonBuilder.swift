import TurnpikeTable

/// Makes the automaton of a tree of patterns: the subset construction over segments.
///
/// States are made for what the patterns need, within limits, so that no table grows beyond a
/// multiple of its patterns: see `AutomatonLimits`.
struct AutomatonBuilder {
  typealias Groups = [[Int]]
  typealias Target = Automaton.Target

  /// A state that is not filled yet, with its nodes.
  private enum Pending {
    case groups(Groups, state: Int)
    /// Of one node alone.
    case node(Int, state: Int)
  }

  let trie: PatternTrie
  let limits: AutomatonLimits
  var automaton = Automaton()
  private var stateIndex: [Groups: Int] = [:]
  /// The states of one node alone, which most are, by the node; -1 where there is none yet.
  private var soleStates: [Int]
  var testIndex: [Automaton.Test: Int] = [:]
  private var forkIndex: [Automaton.Fork: Int] = [:]
  private var pending: [Pending] = []
  /// The number of decisions made for the current segment.
  var decisions = 0
  /// About how many bytes the automaton takes in a table.
  private var size = 0

  static func build(_ trie: PatternTrie) throws(TableTooLarge) -> Automaton {
    var limits = AutomatonLimits(trie)
    while true {
      var builder = AutomatonBuilder(trie, limits)
      do {
        return try builder.build()
      } catch {
        guard limits.narrow(for: error, in: trie) else { throw TableTooLarge(entries: []) }
      }
    }
  }

  private init(_ trie: PatternTrie, _ limits: AutomatonLimits) {
    self.trie = trie
    self.limits = limits
    soleStates = [Int](repeating: -1, count: trie.nodes.count)
  }

  private mutating func build() throws(AutomatonLimits.Excess) -> Automaton {
    automaton.isUnchecked = limits.isUnchecked
    automaton.root = target([[0]])
    while let pending = pending.popLast() {
      switch pending {
      case .groups(let groups, let state): try fill(state, groups)
      case .node(let node, let state):
        if !fill(state, node) { try fill(state, [[node]]) }
      }
      if size > limits.size { throw .size }
    }
    return automaton
  }

  /// The state of a list of groups.
  mutating func target(_ groups: Groups) -> Target {
    let groups = pruned(groups)
    if groups.isEmpty { return .reject }
    if groups.count == 1, groups[0].count == 1 { return target(groups[0][0]) }
    if let state = stateIndex[groups] { return .state(state) }
    if automaton.states.count >= limits.states, groups.count > 1 {
      let fork = Automaton.Fork(
        first: target([groups[0]]), second: target(Array(groups.dropFirst())))
      if let index = forkIndex[fork] { return .fork(index) }
      automaton.forks.append(fork)
      forkIndex[fork] = automaton.forks.count - 1
      size += ForkRecord.size
      return .fork(automaton.forks.count - 1)
    }
    automaton.states.append(Automaton.State())
    let state = automaton.states.count - 1
    stateIndex[groups] = state
    pending.append(.groups(groups, state: state))
    return .state(state)
  }

  /// The state of one node alone.
  private mutating func target(_ node: Int) -> Target {
    if let rest = mountedRest(node) { return target(rest) }
    if soleStates[node] < 0 {
      automaton.states.append(Automaton.State())
      soleStates[node] = automaton.states.count - 1
      pending.append(.node(node, state: soleStates[node]))
    }
    return .state(soleStates[node])
  }

  /// Where a mount is all that goes on from a node: the node that takes every segment, at which the
  /// walk ends sooner.
  private func mountedRest(_ node: Int) -> Int? {
    let prefix = trie.nodes[node]
    guard prefix.accepts.count == 1, trie.entries[prefix.accepts[0]].isMount,
      trie.entries[prefix.accepts[0]].restriction == nil,
      !automaton.isUnchecked[prefix.accepts[0]], prefix.literals.isEmpty, prefix.edges.count == 1
    else { return nil }
    let child = prefix.edges[0].child
    let rest = trie.nodes[child]
    guard child != node, rest.isRest, prefix.edges[0].question == .any,
      rest.accepts == prefix.accepts, rest.edges.map(\.child) == [child]
    else { return nil }
    return child
  }

  /// Leaves out what can never answer: nodes that only end a path where a better group already
  /// does, those that a better group has, and all that comes after a rest that takes everything.
  private func pruned(_ groups: Groups) -> Groups {
    if groups.count < 2 { return groups }
    var result: Groups = []
    var isAnswered = false
    var seen: Set<Int> = []
    for group in groups {
      let alive = group.filter { (!isAnswered || !isLeaf($0)) && seen.insert($0).inserted }
      if !alive.isEmpty { result.append(alive) }
      if alive.contains(where: { isEndlessRest($0) }) { break }
      isAnswered = isAnswered || group.contains { answers($0) }
    }
    return result
  }

  private func isLeaf(_ node: Int) -> Bool {
    trie.nodes[node].literals.isEmpty && trie.nodes[node].edges.isEmpty
  }

  /// Whether some entry answers all that ends at a node.
  private func answers(_ node: Int) -> Bool {
    trie.nodes[node].accepts.contains { isCertain($0) }
  }

  private func isCertain(_ entry: Int) -> Bool {
    trie.entries[entry].isUnconditional && !automaton.isUnchecked[entry]
  }

  private func isEndlessRest(_ node: Int) -> Bool {
    guard trie.nodes[node].isRest, answers(node) else { return false }
    return trie.nodes[node].edges.contains { $0.child == node && $0.question == .any }
  }

  private mutating func fill(
    _ state: Int, _ groups: Groups
  ) throws(AutomatonLimits.Excess) {
    let tail = delegate(groups)
    let texts = tail == nil ? texts(groups) : textsThatNeedTheHead(groups)
    if texts.count > limits.size / sizeOfLiteral { throw .size }
    var literals: [Automaton.Literal] = []
    let nodesByText = NodesByText(groups, in: trie)
    for text in texts {
      decisions = 0
      let target = try decide(
        nodesByText?.groups(for: text) ?? groups, segment: text, outcomes: [:], tail: nil)
      literals.append(Automaton.Literal(text: text, target: target))
    }
    decisions = 0
    automaton.states[state].otherwise =
      try decide(groups, segment: nil, outcomes: [:], tail: tail)
    finish(state, literals, accepts: accepts(groups))
  }

  /// Fills the state of one node alone, if each of its segments leads to one other: most states are
  /// such, and take half the time so.
  private mutating func fill(_ state: Int, _ node: Int) -> Bool {
    let edges = trie.nodes[node].edges
    var literals: [Automaton.Literal] = []
    if edges.isEmpty {
      for text in trie.nodes[node].literalOrder {
        guard let child = trie.nodes[node].literals[text] else { continue }
        literals.append(Automaton.Literal(text: text, target: target(child)))
      }
    } else {
      guard edges.count == 1, trie.nodes[node].literalOrder.isEmpty, edges[0].question == .any
      else { return false }
      automaton.states[state].otherwise = target(edges[0].child)
    }
    // Two entries that end at one node have to be put in order.
    let accepts = trie.nodes[node].accepts
    finish(state, literals, accepts: accepts.count < 2 ? accepts : self.accepts([[node]]))
    return true
  }

  /// How many bytes a literal takes in a map of which half the slots are empty.
  private var sizeOfLiteral: Int { 2 * TextSlotRecord<NodeRecord>.size }

  private mutating func finish(
    _ state: Int, _ literals: [Automaton.Literal], accepts: [Int]
  ) {
    automaton.states[state].accepts = accepts
    automaton.states[state].literals = literals
    // A state's slots are a power of two.
    size +=
      StateRecord.size + literals.count * sizeOfLiteral * 3 / 2
      + (accepts.count > 1 ? accepts.count * 4 : 0)
  }

  /// The entries that end here, best first: in a group those with more conditions; nothing after one
  /// that is sure to answer. Mounts come after routes that end at their prefix, and before rests.
  private func accepts(_ groups: Groups) -> [Int] {
    var result: [Int] = []
    for group in groups {
      if group.count == 1, trie.nodes[group[0]].accepts.isEmpty { continue }
      var entries: [Int] = []
      for node in group { entries += trie.nodes[node].accepts }
      if entries.count > 1 {
        let isRest = trie.nodes[group[0]].isRest
        entries.sort { left, right in
          let entries = (trie.entries[left], trie.entries[right])
          if entries.0.isMount != entries.1.isMount { return entries.1.isMount != isRest }
          let counts = (entries.0.conditions.count, entries.1.conditions.count)
          return counts.0 == counts.1 ? left < right : counts.0 > counts.1
        }
      }
      for entry in entries {
        result.append(entry)
        if isCertain(entry) { return result }
      }
    }
    return result
  }

  /// Every segment that some node names, in the order of the file.
  func texts(_ groups: Groups) -> [[UInt8]] {
    // Of one node alone no text comes twice.
    if groups.count == 1, groups[0].count == 1, trie.nodes[groups[0][0]].edges.isEmpty {
      return trie.nodes[groups[0][0]].literalOrder
    }
    var seen: Set<[UInt8]> = []
    var texts: [[UInt8]] = []
    for group in groups {
      for node in group {
        for text in trie.nodes[node].literalOrder where seen.insert(text).inserted {
          texts.append(text)
        }
        if trie.nodes[node].wordEdges.isEmpty { continue }
        for edge in trie.nodes[node].edges {
          guard case .words(let words) = edge.question else { continue }
          for word in words where seen.insert(word).inserted { texts.append(word) }
        }
      }
    }
    return texts
  }

  mutating func target(_ test: Automaton.Test) -> Target {
    if let index = testIndex[test] { return .test(index) }
    automaton.tests.append(test)
    testIndex[test] = automaton.tests.count - 1
    size += TestRecord.size
    return .test(automaton.tests.count - 1)
  }
}
