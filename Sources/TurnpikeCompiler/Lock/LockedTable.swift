/// A table with its tree, as locks ask it.
struct LockedTable {
  let table: CompiledTable
  private let linked: LinkedTable
  let trie: PatternTrie
  let names: Set<[UInt8]>
  /// The entries by the bytes of their patterns, for equal texts may differ in them: several where a
  /// mount stands beside a route.
  private let entries: [[UInt8]: [TableEntry]]
  private let byCase: [String: [TableEntry]]
  /// The values that conditions ask for, by their keys.
  private let conditions: [[UInt8]: Set<[UInt8]>]

  @_optimize(none)
  init(_ linked: LinkedTable) throws(TableTooLarge) {
    let table = linked.table
    self.linked = linked
    self.table = table
    trie = try PatternTrie(table.model.entries)
    var names: Set<[UInt8]> = []
    for node in trie.nodes {
      for text in node.literalOrder { names.insert(text) }
      for word in node.wordEdges.keys { names.insert(word) }
    }
    self.names = names
    entries = Dictionary(grouping: trie.entries) { Array($0.pattern.text.utf8) }
    byCase = Dictionary(grouping: trie.entries) { table.model.routes[$0.route].caseName }
    conditions = trie.entries.reduce(into: [:]) { values, entry in
      for condition in entry.conditions {
        values[Array(condition.key.utf8), default: []].insert(Array(condition.value.utf8))
      }
    }
  }

  /// Whether a pattern asks for a value.
  func hasCondition(_ key: String, _ value: String) -> Bool {
    conditions[Array(key.utf8)]?.contains(Array(value.utf8)) ?? false
  }

  func hasCase(_ name: String) -> Bool {
    table.model.routes.contains { $0.caseName == name }
  }

  /// The patterns of a case, mounts left out.
  func entries(of caseName: String) -> [TableEntry] {
    (byCase[caseName] ?? []).filter { !$0.isMount }
  }

  var mounts: [TableEntry] { trie.entries.filter(\.isMount) }

  func caseName(_ entry: TableEntry) -> String { table.model.routes[entry.route].caseName }

  func line(_ entry: TableEntry) -> PublishedLine { PublishedLine(entry, of: table.model) }

  /// The pattern that answers a link's path, that of a mount where its enum does; nil where none
  /// does.
  func answer(_ link: String) -> TableEntry? { read(link)?.entry }

  /// What answers a link.
  struct Reading {
    /// The pattern of the table, that of a mount where its enum answers.
    let entry: TableEntry
    /// Its line, and behind mounts those of the enums that are known.
    fileprivate let lines: [LinkAnswer.Line]
    /// Whether it mounts an enum that is not known, and is taken to answer.
    let isAssumed: Bool
  }

  @_optimize(none)
  func read(_ link: String) -> Reading? {
    let answer = linked.answer(link)
    guard let line = answer.lines.first,
      let entry = entries[Array(line.pattern.utf8)]?.first(where: { $0.route == line.route })
    else { return nil }
    return Reading(
      entry: entry, lines: answer.lines, isAssumed: answer.assumedMount != nil)
  }

  /// Where the pattern is that answers, behind a mount that of the mounted enum.
  func place(of reading: Reading) -> SourceRange {
    linked.place(of: reading.lines[...]) ?? reading.entry.pattern.range
  }

  /// The route that is most like what a path asks for: of the case, else one whose pattern the path
  /// follows furthest.
  @_optimize(none)
  func nearest(to path: [[UInt8]], of caseName: String) -> SourceRange? {
    if let own = byCase[caseName]?.first { return own.pattern.range }
    var nodes = [0]
    var best: [Int] = []
    for segment in path {
      nodes = nodes.compactMap { trie.nodes[$0].literals[segment] }
      if nodes.isEmpty { break }
      best = nodes
    }
    return trie.entries(behind: best, atMost: 1).first.map { trie.entries[$0].pattern.range }
  }
}

extension LinkedTable {
  /// Where the innermost of the lines is that answer a link.
  @_optimize(none)
  fileprivate func place(of lines: ArraySlice<LinkAnswer.Line>) -> SourceRange? {
    guard let line = lines.first else { return nil }
    if lines.count > 1 { return mounts[line.route]?.place(of: lines.dropFirst()) }
    let route = model.routes[line.route]
    return ([route.pattern] + route.aliases.map(\.pattern))
      .first { $0?.text.utf8.elementsEqual(line.pattern.utf8) ?? false }??.range
  }
}

extension TableEntry {
  /// The literals of its pattern, nil for what captures.
  var shape: [[UInt8]?] {
    pattern.segments.map { segment in
      if case .literal(let text) = segment { Array(text.utf8) } else { nil }
    }
  }

  /// Whether it answers a path, conditions aside; the user's own types are taken to accept every
  /// text.
  @_optimize(none)
  func matches(_ path: [[UInt8]]) -> Bool {
    guard let pieces = pieces(path.count) else { return false }
    return pieces.indices.allSatisfy { pieces[$0].mayAccept(path[$0]) }
  }

  /// Whether it has the same form and refuses some values: where, and which.
  @_optimize(none)
  func refusal(_ path: [[UInt8]], _ published: TableEntry) -> Int? {
    guard let pieces = pieces(path.count), let others = published.pieces(path.count) else {
      return nil
    }
    var refused: Int?
    for index in pieces.indices where !pieces[index].mayAccept(path[index]) {
      guard pieces[index].predicate != nil, others[index].predicate != nil,
        others[index].isAligned(with: pieces[index]),
        pieces[index].hasAffixes(of: others[index])
      else { return nil }
      refused = refused ?? index
    }
    return refused
  }

  /// Whether it takes more than single words from another.
  @_optimize(none)
  func takesMany(of published: TableEntry, _ length: Int) -> Bool {
    guard let pieces = published.pieces(length) else { return false }
    let own = self.pieces(length)
    return pieces.indices.contains { index in
      pieces[index].texts == nil && own.map { $0[index].texts == nil } ?? true
    }
  }
}

extension ReachabilityCheck.Piece {
  fileprivate func hasAffixes(of other: ReachabilityCheck.Piece) -> Bool {
    predicate?.prefix == other.predicate?.prefix && predicate?.suffix == other.predicate?.suffix
  }
}
