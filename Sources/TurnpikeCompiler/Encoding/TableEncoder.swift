import TurnpikeTable

/// Writes a table: origins, routes with the steps that print them, patterns with their parameters,
/// and the automaton.
struct TableEncoder {
  typealias Failure = TableTooLarge

  private typealias Layout = TableLayout

  let model: TableModel
  let trie: PatternTrie
  let automaton: Automaton
  var writer = TableWriter()
  /// Offsets of what the automaton refers to.
  var entryOffsets: [Int] = []
  /// The records of types, each of which many parameters have.
  var checks: [ValueType: Int] = [:]
  /// That of plain text, which most parameters are.
  var stringCheck: Int?
  var customTypes: [String] = []
  /// Where the attributes of groups and lines stand.
  var attributeOffsets: [ObjectIdentifier: Int] = [:]

  /// The table, and where its entries stand.
  static func encode(
    _ model: TableModel, _ trie: PatternTrie, _ automaton: Automaton
  ) throws(Failure) -> (table: EncodedTable, entryOffsets: [Int]) {
    var encoder = TableEncoder(model: model, trie: trie, automaton: automaton)
    return (try encoder.encode(), encoder.entryOffsets)
  }

  private init(model: TableModel, trie: PatternTrie, automaton: Automaton) {
    self.model = model
    self.trie = trie
    self.automaton = automaton
  }

  private mutating func encode() throws(Failure) -> EncodedTable {
    let header = writer.reserve(Layout.Header.size)
    var states = try AutomatonEncoder(automaton, reservingIn: &self)
    let origins = appendOrigins()
    appendEntries()
    let entries = writer.offset
    writer.append(number: entryOffsets.count)
    for offset in entryOffsets { writer.append(number: offset) }
    let examples = appendExamples()
    let routes = appendRoutes()
    try states.fill(&self)
    let names = appendTypeNames()
    for (field, value) in [
      (Layout.Header.origins, origins),
      (Layout.Header.entryCount, entryOffsets.count),
      (Layout.Header.entries, entries),
      (Layout.Header.examples, examples),
      (Layout.Header.routes, routes),
      (Layout.Header.routeCount, model.routes.count),
      (Layout.Header.segmentCapacity, segmentCapacity),
      (Layout.Header.typeNames, names),
    ] {
      writer.write(number: value, at: header + field)
    }
    writer.write(digit: Layout.Kind.reject, at: header + Layout.Header.nothing)
    let reach =
      segmentCapacity > LinkReading.nearSegments
      ? Layout.Reach.far : states.isLarge ? Layout.Reach.large : Layout.Reach.small
    writer.write(digit: reach, at: header + Layout.Header.reach)
    let hasOriginPaths = model.origins.contains { !$0.path.isEmpty }
    writer.write(digit: hasOriginPaths ? 1 : 0, at: header + Layout.Header.hasOriginPaths)
    _ = writer.reserve(Layout.padding)
    guard writer.offset < PatternTrie.maximumSize else { throw Failure(entries: []) }
    return EncodedTable(bytes: writer.bytes, escapes: writer.escapes, customTypes: customTypes)
  }

  /// The deepest segment that a capture points at, and one more.
  private var segmentCapacity: Int {
    var capacity = 0
    for entry in trie.entries {
      let segments = entry.pattern.segments
      // The last of them alone counts, and what is not deeper than another's cannot.
      var depth = segments.count
      while depth > capacity {
        if case .literal = segments[depth - 1] { depth -= 1 } else { capacity = depth }
      }
      // A mounted enum reads on from the segment behind the prefix.
      if entry.isMount { capacity = max(capacity, entry.pattern.segments.count + 1) }
    }
    return capacity
  }
}
