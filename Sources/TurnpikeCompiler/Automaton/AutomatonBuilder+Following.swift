/// Where a path goes on from the groups of a state.
extension AutomatonBuilder {
  /// Whether a node of the groups has a predicate.
  func asksAnything(_ groups: Groups) -> Bool {
    var index = 0
    while index < groups.count {
      let group = groups[index]
      var member = 0
      while member < group.count {
        if trie.nodes[group[member]].hasTests { return true }
        member += 1
      }
      index += 1
    }
    return false
  }

  /// The groups after a segment: the children of each group in turn, by rank.
  ///
  /// For unoptimised builds: see `SyntaxByte`.
  func following(
    _ groups: Groups, segment: [UInt8]?, outcomes: [Int: Bool]
  ) -> Groups {
    var result: Groups = []
    var position = 0
    while position < groups.count {
      let group = groups[position]
      position += 1
      var children: [(rank: SegmentRank, node: Int)] = []
      var member = 0
      while member < group.count {
        let node = trie.nodes[group[member]]
        member += 1
        if let segment, !node.literalOrder.isEmpty, let child = node.literals[segment] {
          children.append((.literal, child))
        }
        let words = node.wordEdges.isEmpty ? nil : segment.flatMap { node.wordEdges[$0] }
        var index = 0
        if let words {
          while index < words.count {
            let edge = node.edges[words[index]]
            children.append((edge.rank, edge.child))
            index += 1
          }
        }
        let wordless = node.edgeIndex?.wordless
        let count = wordless?.count ?? node.edges.count
        index = 0
        while index < count {
          let edge = node.edges[wordless?[index] ?? index]
          index += 1
          let passes =
            switch edge.question {
            case .any: true
            case .words: false
            case .test(let predicate): limits.isDeferred[predicate] || outcomes[predicate] ?? false
            }
          if passes { children.append((edge.rank, edge.child)) }
        }
      }
      if children.count == 1 {
        result.append([children[0].node])
        continue
      }
      children.sort { ($0.rank, $0.node) < ($1.rank, $1.node) }
      var rank: SegmentRank?
      for child in children {
        if child.rank == rank {
          // Two nodes of the group may lead to one.
          if result[result.count - 1].last != child.node {
            result[result.count - 1].append(child.node)
          }
        } else {
          result.append([child.node])
          rank = child.rank
        }
      }
    }
    return result
  }
}

/// States that look a segment up in another state.
extension AutomatonBuilder {
  /// From how many literals on a state looks a segment up in another rather than copying it.
  private static let fewLiterals = 4

  /// The state of all groups but the first, where it is worth looking a segment up there rather
  /// than copying its literals: what the first group refuses goes there.
  ///
  /// The state that is delegated to does not delegate itself, so a segment is looked up twice at
  /// most.
  mutating func delegate(_ groups: Groups) -> Target? {
    guard isWorthDelegating(groups), !isWorthDelegating(Array(groups.dropFirst())),
      case .state(let state) = target(Array(groups.dropFirst()))
    else { return nil }
    return .delegate(state)
  }

  private func isWorthDelegating(_ groups: Groups) -> Bool {
    guard let head = groups.first, groups.count > 1 else { return false }
    let takesAll = head.contains { node in
      trie.nodes[node].edges.contains { passesAll($0.question) }
    }
    return !takesAll && textCount(groups.dropFirst()) > Self.fewLiterals
  }

  /// Whether no segment is refused.
  private func passesAll(_ question: PatternTrie.Question) -> Bool {
    switch question {
    case .any: true
    case .words: false
    case .test(let predicate): limits.isDeferred[predicate]
    }
  }

  private func textCount(_ groups: ArraySlice<[Int]>) -> Int {
    groups.reduce(0) { sum, group in
      group.reduce(sum) { sum, node in
        trie.nodes[node].edges.reduce(sum + trie.nodes[node].literals.count) { sum, edge in
          if case .words(let words) = edge.question { sum + words.count } else { sum }
        }
      }
    }
  }

  /// The texts that the first group names, and those of the others that it may take.
  func textsThatNeedTheHead(_ groups: Groups) -> [[UInt8]] {
    let head = texts([groups[0]])
    let predicates = groups[0].flatMap { trie.nodes[$0].edges }.compactMap { edge in
      if case .test(let predicate) = edge.question { trie.predicates[predicate] } else { nil }
    }
    if predicates.isEmpty { return head }
    let named = Set(head)
    return head
      + texts(Array(groups.dropFirst())).filter { text in
        !named.contains(text) && predicates.contains { $0.accepts(text) != false }
      }
  }
}
