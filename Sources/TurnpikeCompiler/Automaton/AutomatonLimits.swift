import TurnpikeTable

/// How large an automaton may grow, and what it does instead.
///
/// Captures that overlap after one prefix, as types of the user's own do, would need a state for each
/// set of them that a segment may pass. Where they are too many, none is tested at once: the walk
/// goes on as if the segment passed, and the entries that it reaches are tested at the end, the
/// best first (`Entry.isUnchecked`). Past a number of states a list of groups is tried group by
/// group (`Automaton.Fork`). Both cost a link a factor that the patterns bound.
struct AutomatonLimits {
  /// What there was too much of.
  enum Excess: Error {
    /// Predicates that are tested on one segment.
    case predicates([Int])
    case size
  }

  /// How often a segment may branch at one state, and how many predicates may be tested on it.
  static let decisions = 64
  static let predicates = 32
  /// How many bytes the automaton may take of a pattern and of a word.
  private static let sizeOfEntry = 2_048
  private static let sizeOfWord = 64
  private static let minimumStates = 4_096

  /// How many states there may be with several groups.
  private(set) var states: Int
  /// How many bytes there may be.
  private(set) var size: Int
  /// By predicate, whether it is tested at the end of the path.
  private(set) var isDeferred: [Bool]
  /// By entry, whether it has such a predicate.
  private(set) var isUnchecked: [Bool]
  private var attempts = 0

  init(_ trie: PatternTrie) {
    states = trie.nodes.count * 8 + Self.minimumStates
    size = min(
      TableView.maximumSize,
      (trie.entries.count + 4) * Self.sizeOfEntry + trie.wordCount * Self.sizeOfWord)
    isDeferred = Array(repeating: false, count: trie.predicates.count)
    isUnchecked = Array(repeating: false, count: trie.entries.count)
  }

  /// Limits for another attempt; false where there is nothing left to try.
  mutating func narrow(for excess: Excess, in trie: PatternTrie) -> Bool {
    attempts += 1
    switch excess {
    case .predicates(let predicates) where attempts < 4:
      for predicate in predicates { isDeferred[predicate] = true }
    case .predicates, .size:
      if isDeferred.contains(false) {
        isDeferred = Array(repeating: true, count: isDeferred.count)
      } else if states > 0 {
        states = 0
        size = TableView.maximumSize
      } else {
        return false
      }
    }
    for entry in trie.entries.indices where !isUnchecked[entry] {
      isUnchecked[entry] = trie.tests(of: entry).contains { isDeferred[$0] }
    }
    return true
  }
}
