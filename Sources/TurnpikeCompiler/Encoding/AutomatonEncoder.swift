import TurnpikeTable

/// Writes the automaton: first memory for every node, so that each knows where the others are, then
/// what they say.
struct AutomatonEncoder {
  private let automaton: Automaton
  private let depth: AutomatonDepth
  /// By number; nil until a state has its memory.
  private var states: [Address<StateRecord>?] = []
  private var tests: [Address<TestRecord>] = []
  private var forks: [Address<ForkRecord>] = []
  private var delegates: [Int: Address<DelegateRecord>] = [:]
  private var lookUps: [LookUp] = []

  /// How a state finds the literal that a segment is.
  private enum LookUp {
    case none
    case literals(LiteralLookUp)
    case wholeTexts(PerfectHash)
  }

  private typealias WholeTexts = WholeTextsRecord<NodeRecord>

  /// Reserves memory for the states, that of the root first.
  init(
    _ automaton: Automaton, reservingIn table: inout TableEncoder
  ) throws(TableTooLarge) {
    self.automaton = automaton
    depth = AutomatonDepth(automaton, maximum: MatchFrame.segmentCapacity)
    try reserve(&table)
  }

  /// Whether a state has many literals, or such as agree in eight bytes.
  var isLarge: Bool {
    lookUps.contains {
      if case .literals(let lookUp) = $0 { !lookUp.isSmall } else { false }
    }
  }

  /// Writes what the nodes say, when everything that they refer to has its place.
  mutating func fill(_ table: inout TableEncoder) throws(TableTooLarge) {
    tests = automaton.tests.map { _ in table.writer.reserve(TestRecord.self) }
    forks = automaton.forks.map { _ in table.writer.reserve(ForkRecord.self) }
    for index in automaton.states.indices { try fillState(index, &table) }
    for index in automaton.tests.indices { fillTest(index, &table) }
    for index in automaton.forks.indices { fillFork(index, &table) }
  }

  private mutating func reserve(_ table: inout TableEncoder) throws(TableTooLarge) {
    states = Array(repeating: nil, count: automaton.states.count)
    lookUps = Array(repeating: .none, count: automaton.states.count)
    guard case .state(let root) = automaton.root else {
      // An enum without routes: a state that leads nowhere.
      let state = table.writer.reserve(StateRecord.self)
      table.writer.set(NodeRecord.kind, of: state.node, to: .plain)
      table.writer.set(StateRecord.otherwise, of: state, to: .nowhere)
      return
    }
    try reserve(root, &table)
    for state in automaton.states.indices where states[state] == nil {
      try reserve(state, &table)
    }
  }

  /// Reserves memory for a state, and behind one of captures alone for the state that they lead to: a
  /// walk asks both, and finds them in one line of the processor's cache.
  private mutating func reserve(
    _ first: Int, _ table: inout TableEncoder
  ) throws(TableTooLarge) {
    var index = first
    while true {
      let state = automaton.states[index]
      let size = try prepareLookUp(index)
      states[index] = table.writer.reserve(StateRecord.self, size: StateRecord.size + size)
      guard state.literals.isEmpty, case .state(let next) = state.otherwise, states[next] == nil
      else { return }
      index = next
    }
  }

  /// Chooses how a state finds a literal; the bytes that its literals take.
  private mutating func prepareLookUp(_ index: Int) throws(TableTooLarge) -> Int {
    if automaton.states[index].literals.isEmpty { return 0 }
    let texts = automaton.states[index].literals.map { $0.text }
    if !depth.isLate(index), LiteralLookUp.takes(texts),
      let lookUp = LiteralLookUp(texts.map { $0[...] })
    {
      lookUps[index] = .literals(lookUp)
      return lookUp.size
    }
    guard let hash = PerfectHash(texts.map { SegmentHash.key($0) }) else {
      throw TableTooLarge(entries: automaton.states[index].accepts)
    }
    lookUps[index] = .wholeTexts(hash)
    return WholeTexts.size(slots: hash.slots.count)
  }

  @_optimize(none)
  private mutating func node(
    _ target: Automaton.Target, _ writer: inout TableWriter
  ) -> Address<NodeRecord> {
    switch target {
    case .reject: return .nowhere
    case .state(let state): return states[state]?.node ?? .nowhere
    case .test(let test): return tests[test].node
    case .fork(let fork): return forks[fork].node
    case .delegate(let number):
      if let delegate = delegates[number] { return delegate.node }
      guard let state = states[number] else { return .nowhere }
      let delegate = writer.reserve(DelegateRecord.self)
      writer.set(NodeRecord.kind, of: delegate.node, to: .delegate)
      writer.set(NodeRecord.accepting, of: delegate.node, to: .pending)
      writer.set(DelegateRecord.state, of: delegate, to: state)
      delegates[number] = delegate
      return delegate.node
    }
  }

  private mutating func fillState(
    _ index: Int, _ table: inout TableEncoder
  ) throws(TableTooLarge) {
    // All have their memory by now.
    guard let record = states[index] else { return }
    let state = automaton.states[index]
    fillAccept(state.accepts, takesAll: takesAll(index), record, &table)
    let otherwise = node(state.otherwise, &table.writer)
    table.writer.set(StateRecord.otherwise, of: record, to: otherwise)
    switch lookUps[index] {
    case .none:
      table.writer.set(
        NodeRecord.kind, of: record.node, to: depth.isLate(index) ? .late : .plain)
    case .literals(let lookUp):
      let literals = state.literals.map {
        TableWriter.Literal(text: $0.text[...], target: node($0.target, &table.writer))
      }
      table.writer.set(
        NodeRecord.kind, of: record.node, to: lookUp.isHashed ? .hashedWindow : .window)
      guard table.writer.fill(lookUp, literals, at: record.inner(StateRecord.literals)) else {
        throw TableTooLarge(entries: state.accepts)
      }
    case .wholeTexts(let hash):
      table.writer.set(NodeRecord.kind, of: record.node, to: .wholeTexts)
      fillTexts(state, hash, record.inner(StateRecord.wholeTexts), &table.writer)
    }
  }

  @_optimize(none)
  private mutating func fillTexts(
    _ state: Automaton.State, _ hash: PerfectHash, _ record: Address<WholeTexts>,
    _ writer: inout TableWriter
  ) {
    writer.fill(hash, at: record)
    for (index, literal) in hash.slots.enumerated() {
      let slot = record.inner(WholeTexts.slot(index))
      guard let literal else {
        writer.set(WholeTexts.Slot.text, of: slot, to: nil)
        continue
      }
      let (text, target) = (state.literals[literal].text, state.literals[literal].target)
      writer.set(WholeTexts.Slot.text, of: slot, to: writer.text(text))
      writer.set(WholeTexts.Slot.target, of: slot, to: node(target, &writer))
    }
  }

  /// Whether every segment leads from a state to itself.
  private func takesAll(_ index: Int) -> Bool {
    automaton.states[index].literals.isEmpty
      && automaton.states[index].otherwise == .state(index) && depth.isLate(index)
  }

  /// One entry without conditions is found at once, others through a list; and one that mounts an
  /// enum, if nothing else can answer, whatever follows.
  private func fillAccept(
    _ entries: [Int], takesAll: Bool, _ record: Address<StateRecord>, _ table: inout TableEncoder
  ) {
    guard let first = entries.first else { return }
    let entry = table.trie.entries[first]
    let isMount =
      takesAll && entries.count == 1 && entry.isMount && entry.conditions.isEmpty
    if entry.isUnconditional || isMount, !automaton.isUnchecked[first] {
      table.writer.set(
        NodeRecord.accepting, of: record.node,
        to: isMount ? .mount : entry.hasQueryParameters ? .entryAndQuery : .entry)
      if isMount {
        table.writer.set(
          StateRecord.prefixCount, of: record, to: SegmentCount(entry.pattern.segments.count))
      }
      table.writer.set(StateRecord.entry, of: record, to: table.entries[first])
      table.writer.set(StateRecord.route, of: record, to: entry.route)
      table.writer.set(StateRecord.captures, of: record, to: table.captures(of: entry))
    } else if let list = table.appendIndexedList(entries) {
      table.writer.set(NodeRecord.accepting, of: record.node, to: .indexedList)
      table.writer.set(StateRecord.indexedEntries, of: record, to: list)
    } else {
      table.writer.set(NodeRecord.accepting, of: record.node, to: .list)
      table.writer.set(StateRecord.entries, of: record, to: table.appendList(entries))
    }
  }

  @_optimize(none)
  private mutating func fillTest(_ index: Int, _ table: inout TableEncoder) {
    let (test, record) = (automaton.tests[index], tests[index])
    let predicate = table.trie.predicates[test.predicate]
    let (yes, no) = (node(test.yes, &table.writer), node(test.no, &table.writer))
    table.writer.set(NodeRecord.kind, of: record.node, to: .test)
    table.writer.set(NodeRecord.accepting, of: record.node, to: .pending)
    table.writer.set(
      TestRecord.hasAffix, of: record, to: !predicate.prefix.isEmpty || !predicate.suffix.isEmpty)
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
    table.writer.set(NodeRecord.accepting, of: record.node, to: .pending)
    table.writer.set(ForkRecord.first, of: record, to: first)
    table.writer.set(ForkRecord.second, of: record, to: second)
  }
}
