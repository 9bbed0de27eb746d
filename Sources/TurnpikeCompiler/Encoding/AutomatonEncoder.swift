import TurnpikeTable

/// Writes the automaton: first memory for every node, so that each knows where the others are, then
/// what they say.
struct AutomatonEncoder {
  private let automaton: Automaton
  /// By number.
  private var states: [Address<StateRecord>] = []
  private var tests: [Address<TestRecord>] = []
  private var forks: [Address<ForkRecord>] = []
  private var delegates: [Int: Address<DelegateRecord>] = [:]

  /// Reserves memory for the states, that before the first segment first.
  init(_ automaton: Automaton, reservingIn writer: inout TableWriter) {
    self.automaton = automaton
    guard case .state(let root) = automaton.root else {
      // An enum without routes: a state that leads nowhere.
      let state = writer.reserve(StateRecord.self)
      writer.set(NodeRecord.kind, of: state.node, to: .state)
      writer.set(StateRecord.otherwise, of: state, to: .nowhere)
      return
    }
    let first = writer.reserve(StateRecord.self)
    for index in automaton.states.indices {
      states.append(index == root ? first : writer.reserve(StateRecord.self))
    }
    for _ in automaton.tests { tests.append(writer.reserve(TestRecord.self)) }
    for _ in automaton.forks { forks.append(writer.reserve(ForkRecord.self)) }
  }

  /// Writes what the nodes say, once everything that they refer to has its address.
  mutating func fill(_ table: inout TableEncoder) {
    for index in states.indices { fillState(index, &table) }
    for index in automaton.tests.indices { fillTest(index, &table) }
    for index in automaton.forks.indices { fillFork(index, &table) }
  }

  private mutating func node(
    _ target: Automaton.Target, _ writer: inout TableWriter
  ) -> Address<NodeRecord> {
    switch target {
    case .reject: return .nowhere
    case .state(let state): return states[state].node
    case .test(let test): return tests[test].node
    case .fork(let fork): return forks[fork].node
    case .delegate(let number):
      if let delegate = delegates[number] { return delegate.node }
      let delegate = writer.reserve(DelegateRecord.self)
      writer.set(NodeRecord.kind, of: delegate.node, to: .delegate)
      writer.set(DelegateRecord.state, of: delegate, to: states[number])
      delegates[number] = delegate
      return delegate.node
    }
  }

  private mutating func fillState(_ index: Int, _ table: inout TableEncoder) {
    let (state, record) = (automaton.states[index], states[index])
    table.writer.set(NodeRecord.kind, of: record.node, to: .state)
    fillAccept(state.accepts, record, &table)
    let otherwise = node(state.otherwise, &table.writer)
    table.writer.set(StateRecord.otherwise, of: record, to: otherwise)
    var literals: [(text: [UInt8], target: Address<NodeRecord>)] = []
    for literal in state.literals {
      literals.append((literal.text, node(literal.target, &table.writer)))
    }
    let map = table.writer.append(map: literals)
    table.writer.set(StateRecord.literals, of: record, to: map.slots)
    table.writer.set(StateRecord.literalBits, of: record, to: map.bits)
  }

  /// An entry that the path alone decides for is found at once, others through a list.
  private func fillAccept(
    _ entries: [Int], _ record: Address<StateRecord>, _ table: inout TableEncoder
  ) {
    guard let first = entries.first else { return }
    // What comes after an entry without conditions counts only where that one's mount refuses.
    let entry = table.trie.entries[first]
    if entry.isUnconditional || (entries.count == 1 && entry.isDecidedByPath),
      !automaton.isUnchecked[first]
    {
      table.writer.set(StateRecord.accepting, of: record, to: .entry)
      table.writer.set(StateRecord.entry, of: record, to: table.entries[first])
    } else if let list = table.appendIndexedList(entries) {
      table.writer.set(StateRecord.accepting, of: record, to: .indexedList)
      table.writer.set(StateRecord.indexedEntries, of: record, to: list)
    } else {
      table.writer.set(StateRecord.accepting, of: record, to: .list)
      table.writer.set(StateRecord.entries, of: record, to: table.appendList(entries))
    }
  }

  private mutating func fillTest(_ index: Int, _ table: inout TableEncoder) {
    let (test, record) = (automaton.tests[index], tests[index])
    let predicate = table.trie.predicates[test.predicate]
    let (yes, no) = (node(test.yes, &table.writer), node(test.no, &table.writer))
    table.writer.set(NodeRecord.kind, of: record.node, to: .test)
    table.writer.set(TestRecord.check, of: record, to: table.check(predicate.type))
    table.writer.set(TestRecord.prefix, of: record, to: table.writer.text(predicate.prefix))
    table.writer.set(TestRecord.suffix, of: record, to: table.writer.text(predicate.suffix))
    table.writer.set(TestRecord.yes, of: record, to: yes)
    table.writer.set(TestRecord.no, of: record, to: no)
  }

  private mutating func fillFork(_ index: Int, _ table: inout TableEncoder) {
    let (fork, record) = (automaton.forks[index], forks[index])
    let (first, second) = (node(fork.first, &table.writer), node(fork.second, &table.writer))
    table.writer.set(NodeRecord.kind, of: record.node, to: .fork)
    table.writer.set(ForkRecord.first, of: record, to: first)
    table.writer.set(ForkRecord.second, of: record, to: second)
  }
}
