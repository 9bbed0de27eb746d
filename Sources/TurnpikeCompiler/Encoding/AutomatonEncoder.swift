import TurnpikeTable

/// Writes the automaton: first room for every node, so that each knows where the others are, then
/// what they say.
struct AutomatonEncoder {
  private typealias Node = TableLayout.Node
  private typealias Kind = TableLayout.Kind

  private let automaton: Automaton
  private let depth: AutomatonDepth
  private var stateOffsets: [Int] = []
  private var testOffsets: [Int] = []
  private var forkOffsets: [Int] = []
  private var delegateOffsets: [Int: Int] = [:]
  private var lookUps: [LookUp] = []

  /// How a state finds the literal that a segment is.
  private enum LookUp {
    case none
    case literals(LiteralLookUp)
    case wholeTexts(PerfectHash)
  }

  /// Reserves room for the states, that of the root first.
  init(
    _ automaton: Automaton, reservingIn table: inout TableEncoder
  ) throws(TableEncoder.Failure) {
    self.automaton = automaton
    depth = AutomatonDepth(automaton, most: LinkReading.nearSegments)
    try reserve(&table)
  }

  /// Whether a state has many literals, or such as agree in eight bytes.
  var isLarge: Bool {
    lookUps.contains {
      if case .literals(let lookUp) = $0 { !lookUp.isSmall } else { false }
    }
  }

  /// Writes what the nodes say, when everything that they refer to has its place.
  mutating func fill(_ table: inout TableEncoder) throws(TableEncoder.Failure) {
    testOffsets = automaton.tests.map { _ in table.writer.reserve(Node.testSize) }
    forkOffsets = automaton.forks.map { _ in table.writer.reserve(Node.forkSize) }
    for index in automaton.states.indices { try fillState(index, &table) }
    for index in automaton.tests.indices { fillTest(index, &table) }
    for index in automaton.forks.indices { fillFork(index, &table) }
  }

  private mutating func reserve(_ table: inout TableEncoder) throws(TableEncoder.Failure) {
    stateOffsets = Array(repeating: 0, count: automaton.states.count)
    lookUps = Array(repeating: .none, count: automaton.states.count)
    guard case .state(let root) = automaton.root else {
      // An enum without routes: a state that leads nowhere.
      let state = table.writer.reserve(Node.plainSize)
      table.writer.write(digit: Kind.plainState, at: state)
      table.writer.write(number: 0, at: state + Node.otherwise)
      return
    }
    try reserve(root, &table)
    for state in automaton.states.indices where stateOffsets[state] == 0 {
      try reserve(state, &table)
    }
  }

  /// Reserves room for a state, and behind one of captures alone for the state that they lead to: a
  /// walk asks both, and finds them in one line of the processor's cache.
  private mutating func reserve(
    _ first: Int, _ table: inout TableEncoder
  ) throws(TableEncoder.Failure) {
    var index = first
    while true {
      let state = automaton.states[index]
      stateOffsets[index] = table.writer.reserve(try prepareLookUp(index))
      guard state.literals.isEmpty, case .state(let next) = state.otherwise,
        stateOffsets[next] == 0
      else { return }
      index = next
    }
  }

  /// Chooses how a state finds a literal; the bytes that it takes.
  private mutating func prepareLookUp(_ index: Int) throws(TableEncoder.Failure) -> Int {
    if automaton.states[index].literals.isEmpty { return Node.plainSize }
    let texts = automaton.states[index].literals.map { $0.text }
    if !depth.isLate(index), LiteralLookUp.takes(texts),
      let lookUp = LiteralLookUp(texts.map { $0[...] })
    {
      lookUps[index] = .literals(lookUp)
      return lookUp.size
    }
    guard let hash = PerfectHash(texts.map { SegmentHash.key($0) }) else {
      throw TableEncoder.Failure(entries: automaton.states[index].accepts)
    }
    lookUps[index] = .wholeTexts(hash)
    return hash.size
  }

  private mutating func offset(_ target: Automaton.Target, _ writer: inout TableWriter) -> Int {
    switch target {
    case .reject: return 0
    case .state(let state): return stateOffsets[state]
    case .test(let test): return testOffsets[test]
    case .fork(let fork): return forkOffsets[fork]
    case .delegate(let state):
      if let offset = delegateOffsets[state] { return offset }
      let offset = writer.reserve(Node.delegateSize)
      writer.write(digit: Kind.delegate, at: offset)
      writer.write(digit: TableLayout.Accept.pending, at: offset + Node.acceptKind)
      writer.write(number: stateOffsets[state], at: offset + Node.delegateState)
      delegateOffsets[state] = offset
      return offset
    }
  }

  private mutating func fillState(
    _ index: Int, _ table: inout TableEncoder
  ) throws(TableEncoder.Failure) {
    let state = automaton.states[index]
    let start = stateOffsets[index]
    fillAccept(state.accepts, takesAll: takesAll(index), start, &table)
    let otherwise = offset(state.otherwise, &table.writer)
    table.writer.write(number: otherwise, at: start + Node.otherwise)
    switch lookUps[index] {
    case .none:
      let kind = depth.isLate(index) ? Kind.lateState : Kind.plainState
      table.writer.write(digit: kind, at: start)
    case .literals(let lookUp):
      let literals = state.literals.map {
        TableWriter.Literal(text: $0.text[...], target: offset($0.target, &table.writer))
      }
      let kind = lookUp.isHashed ? Kind.hashedWindowState : Kind.windowState
      table.writer.write(digit: kind, at: start)
      guard table.writer.fill(lookUp, literals, at: start) else {
        throw TableEncoder.Failure(entries: state.accepts)
      }
    case .wholeTexts(let hash):
      table.writer.write(digit: Kind.hashState, at: start)
      fillSlots(state, hash, start, &table.writer)
    }
  }

  private mutating func fillSlots(
    _ state: Automaton.State, _ hash: PerfectHash, _ start: Int, _ writer: inout TableWriter
  ) {
    writer.fill(hash, at: start)
    for (index, literal) in hash.slots.enumerated() {
      let slot = start + Node.slots + index * TableLayout.Slot.size
      guard let literal else {
        writer.write(number: 0, at: slot + TableLayout.Slot.wholeText)
        continue
      }
      let (text, target) = (state.literals[literal].text, state.literals[literal].target)
      writer.write(number: writer.text(text), at: slot + TableLayout.Slot.wholeText)
      writer.write(number: offset(target, &writer), at: slot + TableLayout.Slot.target)
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
    _ entries: [Int], takesAll: Bool, _ start: Int, _ table: inout TableEncoder
  ) {
    guard let first = entries.first else { return }
    let entry = table.trie.entries[first]
    let isMount =
      takesAll && entries.count == 1 && entry.isMount && entry.conditions.isEmpty
    if entry.isUnconditional || isMount, !automaton.isUnchecked[first] {
      let kind =
        isMount
        ? TableLayout.Accept.mount
        : entry.hasQueryParameters ? TableLayout.Accept.entryAndQuery : TableLayout.Accept.entry
      table.writer.write(digit: kind, at: start + Node.acceptKind)
      table.writer.write(number: table.entryOffsets[first], at: start + Node.accept)
      table.writer.write(number: entry.route, at: start + Node.acceptedRoute)
      table.fillCaptures(of: entry, at: start + Node.captures)
      return
    }
    if let list = table.appendIndex(ofConditionsOf: entries) {
      table.writer.write(digit: TableLayout.Accept.indexedList, at: start + Node.acceptKind)
      table.writer.write(number: list, at: start + Node.accept)
    } else {
      table.writer.write(digit: TableLayout.Accept.list, at: start + Node.acceptKind)
      table.writer.write(number: table.writer.offset, at: start + Node.accept)
    }
    table.writer.append(number: entries.count)
    for entry in entries { table.writer.append(number: table.entryOffsets[entry]) }
  }

  private mutating func fillTest(_ index: Int, _ table: inout TableEncoder) {
    let test = automaton.tests[index]
    let predicate = table.trie.predicates[test.predicate]
    let fields = [
      (Node.testCheck, table.check(predicate.type)),
      (Node.testPrefix, table.writer.text(predicate.prefix)),
      (Node.testSuffix, table.writer.text(predicate.suffix)),
      (Node.testYes, offset(test.yes, &table.writer)),
      (Node.testNo, offset(test.no, &table.writer)),
    ]
    table.writer.write(digit: Kind.test, at: testOffsets[index])
    table.writer.write(digit: TableLayout.Accept.pending, at: testOffsets[index] + Node.acceptKind)
    let hasAffix = !predicate.prefix.isEmpty || !predicate.suffix.isEmpty
    table.writer.write(digit: hasAffix ? 1 : 0, at: testOffsets[index] + Node.testHasAffix)
    for (field, value) in fields {
      table.writer.write(number: value, at: testOffsets[index] + field)
    }
  }

  private mutating func fillFork(_ index: Int, _ table: inout TableEncoder) {
    let fork = automaton.forks[index]
    let first = offset(fork.first, &table.writer)
    let second = offset(fork.second, &table.writer)
    table.writer.write(digit: Kind.fork, at: forkOffsets[index])
    table.writer.write(digit: TableLayout.Accept.pending, at: forkOffsets[index] + Node.acceptKind)
    table.writer.write(number: first, at: forkOffsets[index] + Node.forkFirst)
    table.writer.write(number: second, at: forkOffsets[index] + Node.forkSecond)
  }
}
