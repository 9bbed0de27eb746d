/// Makes the automaton of a tree of patterns: the subset construction over segments.
///
/// States are made for what the patterns need; past a bound on their number a list of groups is
/// tried group by group instead (`Fork`), so that no table grows beyond a multiple of its patterns.
struct AutomatonBuilder {
  /// A table that no bound can save: too many overlapping captures meet in one place.
  struct TooLarge: Error {
    /// Entries that meet there.
    let entries: [Int]
  }

  typealias Groups = [[Int]]
  typealias Target = Automaton.Target

  /// Predicates that one state may have to ask.
  private static let mostPredicates = 400
  /// Decisions that one state may need.
  private static let mostDecisions = 20_000

  /// A state that is not filled yet: what it stands for.
  private enum Pending {
    case groups(Groups, state: Int)
    /// Of one node alone.
    case node(Int, state: Int)
  }

  let trie: PatternTrie
  private let mostStates: Int
  private var automaton = Automaton()
  private var stateIndex: [Groups: Int] = [:]
  /// The states of one node alone, which most are, by the node; -1 where there is none yet.
  private var soleStates: [Int]
  private var testIndex: [Automaton.Test: Int] = [:]
  private var forkIndex: [Automaton.Fork: Int] = [:]
  private var pending: [Pending] = []
  private var decisions = 0

  static func build(_ trie: PatternTrie) throws(TooLarge) -> Automaton {
    var builder = AutomatonBuilder(trie)
    builder.automaton.root = builder.target([[0]])
    while let pending = builder.pending.popLast() {
      switch pending {
      case .groups(let groups, let state): try builder.fill(state, groups)
      case .node(let node, let state):
        if !builder.fill(state, node) { try builder.fill(state, [[node]]) }
      }
    }
    return builder.automaton
  }

  private init(_ trie: PatternTrie) {
    self.trie = trie
    mostStates = trie.nodes.count * 8 + 4_096
    soleStates = [Int](repeating: -1, count: trie.nodes.count)
  }

  /// The state that stands for a list of groups.
  mutating func target(_ groups: Groups) -> Target {
    let groups = pruned(groups)
    if groups.isEmpty { return .reject }
    if groups.count == 1, groups[0].count == 1 { return target(groups[0][0]) }
    if let state = stateIndex[groups] { return .state(state) }
    if automaton.states.count >= mostStates, groups.count > 1 {
      let fork = Automaton.Fork(
        first: target([groups[0]]), second: target(Array(groups.dropFirst())))
      if let index = forkIndex[fork] { return .fork(index) }
      automaton.forks.append(fork)
      forkIndex[fork] = automaton.forks.count - 1
      return .fork(automaton.forks.count - 1)
    }
    automaton.states.append(Automaton.State())
    let state = automaton.states.count - 1
    stateIndex[groups] = state
    pending.append(.groups(groups, state: state))
    return .state(state)
  }

  /// The state that stands for one node alone.
  private mutating func target(_ node: Int) -> Target {
    if soleStates[node] < 0 {
      automaton.states.append(Automaton.State())
      soleStates[node] = automaton.states.count - 1
      pending.append(.node(node, state: soleStates[node]))
    }
    return .state(soleStates[node])
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
      isAnswered = isAnswered || group.contains { isUnconditional($0) }
    }
    return result
  }

  private func isLeaf(_ node: Int) -> Bool {
    trie.nodes[node].literals.isEmpty && trie.nodes[node].edges.isEmpty
  }

  private func isUnconditional(_ node: Int) -> Bool {
    trie.nodes[node].accepts.contains { trie.entries[$0].isUnconditional }
  }

  private func isEndlessRest(_ node: Int) -> Bool {
    isUnconditional(node)
      && trie.nodes[node].edges.contains { $0.child == node && $0.question == .any }
  }

  private mutating func fill(_ state: Int, _ groups: Groups) throws(TooLarge) {
    decisions = 0
    let tail = delegate(groups)
    let texts = tail == nil ? texts(groups) : textsThatNeedTheHead(groups)
    var literals: [Automaton.Literal] = []
    for text in texts {
      let target = try decide(groups, segment: text, outcomes: [:], tail: nil)
      literals.append(Automaton.Literal(text: text, target: target))
    }
    automaton.states[state].accepts = accepts(groups)
    automaton.states[state].literals = literals
    automaton.states[state].otherwise =
      try decide(groups, segment: nil, outcomes: [:], tail: tail)
  }

  /// Fills the state of one node alone, if each of its segments leads to one other: most states are
  /// such, and take half the time so.
  private mutating func fill(_ state: Int, _ node: Int) -> Bool {
    let edges = trie.nodes[node].edges
    var otherwise = Target.reject
    var literals: [Automaton.Literal] = []
    if edges.isEmpty {
      for text in trie.nodes[node].literalOrder {
        guard let child = trie.nodes[node].literals[text] else { continue }
        literals.append(Automaton.Literal(text: text, target: target(child)))
      }
    } else {
      guard edges.count == 1, trie.nodes[node].literalOrder.isEmpty, edges[0].question == .any
      else { return false }
      otherwise = target(edges[0].child)
    }
    // Two entries that end at one node have to be put in order.
    let accepts = trie.nodes[node].accepts
    automaton.states[state].accepts = accepts.count < 2 ? accepts : self.accepts([[node]])
    automaton.states[state].literals = literals
    automaton.states[state].otherwise = otherwise
    return true
  }

  /// The entries that end here, best first: in a group those with more conditions, then mounts;
  /// nothing after one that is sure to answer.
  private func accepts(_ groups: Groups) -> [Int] {
    var result: [Int] = []
    for group in groups {
      if group.count == 1, trie.nodes[group[0]].accepts.isEmpty { continue }
      var entries: [Int] = []
      for node in group { entries += trie.nodes[node].accepts }
      if entries.count > 1 {
        entries.sort { left, right in
          let entries = (trie.entries[left], trie.entries[right])
          if entries.0.isMount != entries.1.isMount { return entries.1.isMount }
          let counts = (entries.0.conditions.count, entries.1.conditions.count)
          return counts.0 == counts.1 ? left < right : counts.0 > counts.1
        }
      }
      for entry in entries {
        result.append(entry)
        if trie.entries[entry].isUnconditional { return result }
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
        for edge in trie.nodes[node].edges {
          guard case .words(let words) = edge.question else { continue }
          for word in words where seen.insert(word).inserted { texts.append(word) }
        }
      }
    }
    return texts
  }

  /// Where a segment leads: a segment with this text, or one with none of the texts that the nodes
  /// name. What the text does not tell is asked at run time, the first group's questions first;
  /// what the first group refuses is left to the tail, if there is one.
  private mutating func decide(
    _ groups: Groups, segment: [UInt8]?, outcomes: [Int: Bool], tail: Target?
  ) throws(TooLarge) -> Target {
    decisions += 1
    // Where nothing is asked, which is so of most states, nothing need be collected.
    if !asksAnything(groups) {
      return tail ?? target(following(groups, segment: segment, outcomes: outcomes))
    }
    var outcomes = outcomes
    // Each predicate once, where it is asked first.
    var undecided: [Int: (group: Int, rank: SegmentRank)] = [:]
    var isTaken = false
    for (position, group) in groups.enumerated() {
      for node in group {
        for edge in trie.nodes[node].edges {
          guard case .test(let predicate) = edge.question else { continue }
          if outcomes[predicate] == nil {
            if let segment, let passes = trie.predicates[predicate].accepts(segment) {
              outcomes[predicate] = passes
            } else {
              let earlier = undecided[predicate]
              if earlier.map({ (position, edge.rank) < ($0.group, $0.rank) }) ?? true {
                undecided[predicate] = (position, edge.rank)
              }
            }
          }
          if position == 0, outcomes[predicate] == true { isTaken = true }
        }
      }
    }
    guard undecided.count <= Self.mostPredicates, decisions <= Self.mostDecisions else {
      throw TooLarge(entries: trie.entries(behind: groups.flatMap { $0 }, atMost: 4))
    }
    let next = undecided.min { left, right in
      (left.value.group, left.value.rank, left.key)
        < (right.value.group, right.value.rank, right.key)
    }
    if let tail, !isTaken, next.map({ $0.value.group > 0 }) ?? true { return tail }
    guard let asked = next?.key else {
      return target(following(groups, segment: segment, outcomes: outcomes))
    }
    let predicate = trie.predicates[asked]
    var positive = outcomes
    var negative = outcomes
    positive[asked] = true
    negative[asked] = false
    for other in undecided.keys where other != asked {
      if predicate.implies(trie.predicates[other]) {
        positive[other] = true
      } else if predicate.excludes(trie.predicates[other]) {
        positive[other] = false
      }
      if trie.predicates[other].implies(predicate) { negative[other] = false }
    }
    let yes = try decide(groups, segment: segment, outcomes: positive, tail: tail)
    let no = try decide(groups, segment: segment, outcomes: negative, tail: tail)
    if yes == no { return yes }
    let test = Automaton.Test(predicate: asked, yes: yes, no: no)
    if let index = testIndex[test] { return .test(index) }
    automaton.tests.append(test)
    testIndex[test] = automaton.tests.count - 1
    return .test(automaton.tests.count - 1)
  }
}
