/// The tests of a segment at a state.
extension AutomatonBuilder {
  /// Where a segment leads: a segment with this text, or one with none of the texts that the nodes
  /// name. What the text does not decide is tested at run time, the first group's tests first;
  /// what the first group refuses is left to the tail, if there is one.
  mutating func decide(
    _ groups: Groups, segment: [UInt8]?, outcomes: [Int: Bool], tail: Target?
  ) throws(AutomatonLimits.Excess) -> Target {
    decisions += 1
    // Most states test nothing, and need no collections.
    if !asksAnything(groups) {
      return tail ?? target(following(groups, segment: segment, outcomes: outcomes))
    }
    var outcomes = outcomes
    // Each predicate once, where it is tested first.
    var undecided: [Int: (group: Int, rank: SegmentRank)] = [:]
    var isTaken = false
    for (position, group) in groups.enumerated() {
      for node in group where trie.nodes[node].hasTests {
        for edge in wordlessEdges(node) {
          guard case .test(let predicate) = edge.question else { continue }
          if limits.isDeferred[predicate] {
            if position == 0 { isTaken = true }
            continue
          }
          if outcomes[predicate] == nil {
            if let segment, let passes = trie.predicates[predicate].accepts(segment) {
              outcomes[predicate] = passes
            } else {
              let earlier = undecided[predicate]
              if earlier.map({ (position, edge.rank) < ($0.group, $0.rank) }) ?? true {
                undecided[predicate] = (position, edge.rank)
              }
            }
            if outcomes.count + undecided.count > AutomatonLimits.predicates {
              throw .predicates(predicates(groups))
            }
          }
          if position == 0, outcomes[predicate] == true { isTaken = true }
        }
      }
    }
    if decisions > AutomatonLimits.decisions { throw .predicates(predicates(groups)) }
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
    return target(Automaton.Test(predicate: asked, yes: yes, no: no))
  }

  /// The predicates of the groups' nodes.
  private func predicates(_ groups: Groups) -> [Int] {
    var result: [Int] = []
    for group in groups {
      for node in group {
        for edge in wordlessEdges(node) {
          if case .test(let predicate) = edge.question { result.append(predicate) }
        }
      }
    }
    return result
  }

  /// The edges of a node that are not words.
  private func wordlessEdges(_ node: Int) -> [PatternTrie.Edge] {
    let node = trie.nodes[node]
    return node.edgeIndex.map { $0.wordless.map { node.edges[$0] } } ?? node.edges
  }
}
