import TurnpikeTable

/// Writes the automaton: first room for every node, so that each knows where the others are, then
/// what they say.
struct AutomatonEncoder {
  private typealias Node = TableLayout.Node
  private typealias Kind = TableLayout.Kind

  private let automaton: Automaton
  private var stateOffsets: [Int] = []
  private var testOffsets: [Int] = []
  private var forkOffsets: [Int] = []
  private var delegateOffsets: [Int: Int] = [:]
  private var lookUps: [LookUp] = []

  /// How a state finds the literal that a segment is.
  private enum LookUp {
    case none
    case window(WindowSearch)
    case hash(PerfectHash)
  }

  /// Reserves room for the states, that of the root first.
  init(
    _ automaton: Automaton, reservingIn table: inout TableEncoder
  ) throws(TableEncoder.Failure) {
    self.automaton = automaton
    try reserve(&table)
  }

  /// Writes what the nodes say, when everything that they refer to has its place.
  mutating func fill(_ table: inout TableEncoder) {
    testOffsets = automaton.tests.map { _ in table.writer.reserve(Node.testSize) }
    forkOffsets = automaton.forks.map { _ in table.writer.reserve(Node.forkSize) }
    for index in automaton.states.indices { fillState(index, &table) }
    for index in automaton.tests.indices { fillTest(index, &table) }
    for index in automaton.forks.indices { fillFork(index, &table) }
  }

  private mutating func reserve(_ table: inout TableEncoder) throws(TableEncoder.Failure) {
    stateOffsets = Array(repeating: 0, count: automaton.states.count)
    lookUps = Array(repeating: .none, count: automaton.states.count)
    guard case .state(let root) = automaton.root else {
      // An enum without routes: a state that leads nowhere.
      _ = table.writer.reserve(Node.plainSize)
      return
    }
    try reserve(root, &table)
    for state in automaton.states.indices where state != root { try reserve(state, &table) }
  }

  private mutating func reserve(
    _ index: Int, _ table: inout TableEncoder
  ) throws(TableEncoder.Failure) {
    let texts = automaton.states[index].literals.map(\.text)
    let size: Int
    if texts.isEmpty {
      size = Node.plainSize
    } else if let window = WindowSearch(texts) {
      lookUps[index] = .window(window)
      size = Node.windowSlots + window.slots.count * TableLayout.Slot.size
    } else if let hash = PerfectHash(texts) {
      lookUps[index] = .hash(hash)
      size = Node.buckets + hash.displacements.count * 2
    } else {
      throw TableEncoder.Failure(entries: automaton.states[index].accepts)
    }
    stateOffsets[index] = table.writer.reserve(size)
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
      writer.write(number: stateOffsets[state], at: offset + Node.delegateState)
      delegateOffsets[state] = offset
      return offset
    }
  }

  private mutating func fillState(_ index: Int, _ table: inout TableEncoder) {
    let state = automaton.states[index]
    let start = stateOffsets[index]
    fillAccept(state.accepts, start, &table)
    let otherwise = offset(state.otherwise, &table.writer)
    table.writer.write(number: otherwise, at: start + Node.otherwise)
    switch lookUps[index] {
    case .none:
      table.writer.write(digit: Kind.plainState, at: start)
    case .window(let window):
      table.writer.write(digit: Kind.windowState, at: start)
      fillWindow(state, window, start, &table.writer)
    case .hash(let hash):
      table.writer.write(digit: Kind.hashState, at: start)
      fillSlots(state, hash, start, &table.writer)
    }
  }

  private mutating func fillWindow(
    _ state: Automaton.State, _ window: WindowSearch, _ start: Int, _ writer: inout TableWriter
  ) {
    typealias Slot = TableLayout.Slot
    writer.write(digit: window.slotShift, at: start + Node.slotShift)
    writer.write(bytes: window.multiplier, at: start + Node.multiplier)
    for (index, literal) in window.slots.enumerated() {
      let slot = start + Node.windowSlots + index * Slot.size
      guard let literal else {
        // As if a long literal stood there: what is found is then looked at, and is none.
        writer.write(bytes: LiteralWord([]).bytes, at: slot + Slot.text)
        writer.write(digit: Slot.isLong, at: slot + Slot.count)
        continue
      }
      let (text, target) = state.literals[literal]
      var offset = offset(target, &writer)
      let isLong = text.count > Slot.mostBytes
      if isLong { offset = appendLongLiteral(text, offset, &writer) }
      writer.write(bytes: LiteralWord(text).bytes, at: slot + Slot.text)
      writer.write(number: offset, at: slot + Slot.target)
      writer.write(digit: isLong ? Slot.isLong : text.count, at: slot + Slot.count)
    }
  }

  /// What is behind the first eight bytes of a literal.
  private func appendLongLiteral(
    _ text: [UInt8], _ target: Int, _ writer: inout TableWriter
  ) -> Int {
    let rest = Array(text.dropFirst(8))
    let isWord = rest.count < 8 && rest.allSatisfy(LiteralWord.mayStand)
    let offset = writer.reserve(isWord ? Node.longSize : Node.longText)
    writer.write(number: target, at: offset + Node.longTarget)
    if isWord {
      writer.write(digit: Kind.longLiteral, at: offset)
      writer.write(digit: text.count, at: offset + Node.longCount)
      writer.write(bytes: LiteralWord(rest).bytes, at: offset + Node.longWord)
    } else {
      writer.write(digit: Kind.longestLiteral, at: offset)
      writer.append(text: text)
    }
    return offset
  }

  private mutating func fillSlots(
    _ state: Automaton.State, _ hash: PerfectHash, _ start: Int, _ writer: inout TableWriter
  ) {
    let texts = state.literals.map { writer.text($0.text) }
    let targets = state.literals.map { offset($0.target, &writer) }
    let slots = writer.reserve(hash.slots.count * Node.slotSize)
    for (slot, literal) in hash.slots.enumerated() {
      guard let literal else { continue }
      writer.write(number: targets[literal], at: slots + slot * Node.slotSize + Node.slotTarget)
      writer.write(number: texts[literal], at: slots + slot * Node.slotSize + Node.slotText)
    }
    writer.write(digit: hash.bucketBits, at: start + Node.bucketBits)
    writer.write(digit: hash.slotBits, at: start + Node.slotBits)
    writer.write(number: slots, at: start + Node.slots)
    for (bucket, displacement) in hash.displacements.enumerated() {
      writer.write(shortNumber: displacement, at: start + Node.buckets + bucket * 2)
    }
  }

  /// One entry without conditions is found at once, others through a list.
  private func fillAccept(_ entries: [Int], _ start: Int, _ table: inout TableEncoder) {
    guard let first = entries.first else { return }
    let entry = table.trie.entries[first]
    if entry.isUnconditional {
      let kind =
        entry.hasQueryParameters ? TableLayout.Accept.entryAndQuery : TableLayout.Accept.entry
      table.writer.write(digit: kind, at: start + Node.acceptKind)
      table.writer.write(number: table.entryOffsets[first], at: start + Node.accept)
      table.writer.write(number: entry.route, at: start + Node.acceptedRoute)
      return
    }
    table.writer.write(digit: TableLayout.Accept.list, at: start + Node.acceptKind)
    table.writer.write(number: table.writer.offset, at: start + Node.accept)
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
    for (field, value) in fields {
      table.writer.write(number: value, at: testOffsets[index] + field)
    }
  }

  private mutating func fillFork(_ index: Int, _ table: inout TableEncoder) {
    let fork = automaton.forks[index]
    let first = offset(fork.first, &table.writer)
    let second = offset(fork.second, &table.writer)
    table.writer.write(digit: Kind.fork, at: forkOffsets[index])
    table.writer.write(number: first, at: forkOffsets[index] + Node.forkFirst)
    table.writer.write(number: second, at: forkOffsets[index] + Node.forkSecond)
  }
}
