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
  private var hashes: [PerfectHash?] = []

  /// Gives the offset of the root.
  static func append(
    _ automaton: Automaton, to table: inout TableEncoder
  ) throws(TableEncoder.Failure) -> Int {
    var encoder = AutomatonEncoder(automaton: automaton)
    try encoder.reserve(&table)
    for index in automaton.states.indices { encoder.fillState(index, &table) }
    for index in automaton.tests.indices { encoder.fillTest(index, &table) }
    for index in automaton.forks.indices { encoder.fillFork(index, &table) }
    return encoder.offset(automaton.root, &table.writer)
  }

  private init(automaton: Automaton) {
    self.automaton = automaton
  }

  private mutating func reserve(_ table: inout TableEncoder) throws(TableEncoder.Failure) {
    for state in automaton.states {
      switch state.literals.count {
      case 0:
        hashes.append(nil)
        stateOffsets.append(table.writer.reserve(Node.soleTarget))
      case 1:
        hashes.append(nil)
        stateOffsets.append(table.writer.reserve(Node.soleText))
        table.writer.append(text: state.literals[0].text)
      default:
        guard let hash = PerfectHash(state.literals.map(\.text)) else {
          throw TableEncoder.Failure(entries: state.accepts)
        }
        hashes.append(hash)
        stateOffsets.append(
          table.writer.reserve(Node.buckets + hash.displacements.count * 2))
      }
    }
    testOffsets = automaton.tests.map { _ in table.writer.reserve(Node.testSize) }
    forkOffsets = automaton.forks.map { _ in table.writer.reserve(Node.forkSize) }
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
    let accept = appendAccepts(state.accepts, &table)
    table.writer.write(number: accept, at: start + Node.accept)
    let otherwise = offset(state.otherwise, &table.writer)
    table.writer.write(number: otherwise, at: start + Node.otherwise)
    if let hash = hashes[index] {
      table.writer.write(digit: Kind.hashState, at: start)
      fillSlots(state, hash, start, &table.writer)
    } else if let literal = state.literals.first {
      table.writer.write(digit: Kind.soleState, at: start)
      let target = offset(literal.target, &table.writer)
      table.writer.write(number: target, at: start + Node.soleTarget)
    } else {
      table.writer.write(digit: Kind.plainState, at: start)
    }
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

  private func appendAccepts(_ entries: [Int], _ table: inout TableEncoder) -> Int {
    if entries.isEmpty { return 0 }
    let offset = table.writer.offset
    table.writer.append(number: entries.count)
    for entry in entries { table.writer.append(number: table.entryOffsets[entry]) }
    return offset
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
