import TurnpikeTable

/// Writes a table: origins, routes with the steps that print them, patterns with their parameters,
/// and the automaton.
struct TableEncoder {
  /// Why there can be no table.
  struct Failure: Error {
    /// Entries that have a part in it.
    let entries: [Int]
  }

  private typealias Layout = TableLayout

  /// What offsets can point at.
  static let mostBytes = 1 << 24

  let model: TableModel
  let trie: PatternTrie
  let automaton: Automaton
  var writer = TableWriter()
  /// Offsets of what the automaton refers to.
  var entryOffsets: [Int] = []
  var checks: [EncodedType: Int] = [:]
  /// That of plain text, which most parameters are.
  private var stringCheck: Int?
  var customTypes: [String] = []
  /// Where the attributes of groups and lines stand.
  var attributeOffsets: [ObjectIdentifier: Int] = [:]

  /// A type with its range, for sharing its record.
  struct EncodedType: Hashable {
    let type: ValueType
  }

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
    guard writer.offset < Self.mostBytes else { throw Failure(entries: []) }
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

  private mutating func appendOrigins() -> Int {
    let origins = model.origins.map { origin in
      let path = origin.path.map { writer.text($0) }
      let list = writer.offset
      writer.append(number: path.count)
      for text in path { writer.append(number: text) }
      return (
        scheme: writer.text(origin.scheme), host: writer.text(origin.host), path: list,
        isWildcard: origin.isWildcard, isWeb: !origin.host.isEmpty
      )
    }
    let offset = writer.offset
    writer.append(number: origins.count)
    for origin in origins {
      writer.append(number: origin.scheme)
      writer.append(number: origin.host)
      writer.append(number: origin.isWildcard ? 1 : 0)
      writer.append(number: origin.path)
      writer.append(number: origin.isWeb ? 1 : 0)
    }
    return offset
  }

  private mutating func appendEntries() {
    for (index, entry) in trie.entries.enumerated() {
      let parameters = parameters(of: entry)
      let conditions = appendConditions(entry)
      let attributes = appendAttributes(entry.attributes)
      let segments = appendSegments(entry)
      let pattern = writer.text(entry.pattern.text)
      let offset = writer.reserve(Layout.Entry.size)
      writer.write(number: entry.route, at: offset + Layout.Entry.route)
      writer.write(
        number: model.routes[entry.route].parameters.count,
        at: offset + Layout.Entry.parameterCount)
      writer.write(number: conditions, at: offset + Layout.Entry.conditions)
      writer.write(number: pattern, at: offset + Layout.Entry.pattern)
      var flags = entry.hasQueryParameters ? Layout.Entry.hasQueryParameters : 0
      if !entry.isUnconditional { flags |= Layout.Entry.isConditional }
      if entry.isMount { flags |= Layout.Entry.isMount }
      if automaton.isUnchecked[index] { flags |= Layout.Entry.isUnchecked }
      writer.write(digit: flags, at: offset + Layout.Entry.flags)
      writer.write(number: attributes, at: offset + Layout.Entry.attributes)
      writer.write(number: segments, at: offset + Layout.Entry.segments)
      writer.append(parameters)
      entryOffsets.append(offset)
    }
  }

  private mutating func appendConditions(_ entry: TableEntry) -> Int {
    if entry.conditions.isEmpty { return 0 }
    let texts = entry.conditions.map { (writer.text($0.key), writer.text($0.value)) }
    let offset = writer.offset
    writer.append(number: texts.count)
    for (key, value) in texts {
      writer.append(number: key)
      writer.append(number: value)
    }
    return offset
  }

  private mutating func appendTypeNames() -> Int {
    let texts = customTypes.map { writer.text($0) }
    let offset = writer.offset
    writer.append(number: texts.count)
    for text in texts { writer.append(number: text) }
    return offset
  }

  /// The record of a type's check.
  mutating func check(_ type: ValueType) -> Int {
    if type.isString, let stringCheck { return stringCheck }
    let offset = sharedCheck(type)
    if type.isString { stringCheck = offset }
    return offset
  }

  private mutating func sharedCheck(_ type: ValueType) -> Int {
    if let offset = checks[EncodedType(type: type)] { return offset }
    let offset: Int
    switch type {
    case .builtIn(let builtIn, let range):
      offset = writer.offset
      EncodedCheck(type: builtIn, range: range).append(to: &writer)
    case .words(_, let words):
      let texts = words.map { writer.text($0.text) }
      let list = writer.offset
      writer.append(number: texts.count)
      for text in texts { writer.append(number: text) }
      offset = writer.reserve(Layout.Check.size)
      writer.write(digit: ValueKind.words.rawValue, at: offset + Layout.Check.type)
      writer.write(number: list, at: offset + Layout.Check.detail)
    case .custom(let name):
      // A type that had a number would have a record too.
      let index = customTypes.count
      customTypes.append(name)
      offset = writer.reserve(Layout.Check.size)
      writer.write(digit: ValueKind.custom.rawValue, at: offset + Layout.Check.type)
      writer.write(number: index, at: offset + Layout.Check.detail)
    }
    checks[EncodedType(type: type)] = offset
    return offset
  }
}

/// A table's bytes, and the user's own types by the numbers that it gives them.
package struct EncodedTable: Sendable {
  package let bytes: [UInt8]
  /// Where the scalars start that do not stand for themselves in a literal of Swift, in order.
  let escapes: [Int]
  package let customTypes: [String]
}
