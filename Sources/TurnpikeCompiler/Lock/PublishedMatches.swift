import TurnpikeTable

/// The lines of an app that match the links of published lines now.
struct PublishedMatches {
  /// A line of the app.
  struct Current {
    let index: Int
    let source: AppLine
    let line: PublishedLine

    /// Whether a mount leads to it, or it is a mount.
    var isMounted: Bool { !source.mounts.isEmpty || line.mount != nil }
  }

  /// Some links of a published line, and the line that matches them.
  struct Match {
    let path: [[UInt8]]
    /// Values that conditions of other lines require.
    let query: [(key: String, value: String)]
    /// Whether there are infinitely many links like these.
    let isEndless: Bool
    /// Nil if no line matches them.
    let current: Current?
  }

  let published: [PublishedEnums.LockedLine]
  /// By published line. A line is left out if neither it nor a line near it has changed.
  private(set) var matches: [[Match]]
  /// The lines of the app that links from outside match, without mounts that are known.
  private let current: [Current]
  /// The values that conditions require, by the bytes of their keys.
  private var conditionValues: [[UInt8]: Set<[UInt8]>] = [:]

  private static let maximumLines = 20_000

  init(
    _ table: LinkedTable, _ lock: LockFile, among enums: PublishedEnums
  ) throws(TableTooLarge) {
    published = try enums.lines(of: lock)
    guard let lines = table.lines(atMost: Self.maximumLines, where: \.isPublic) else {
      throw .comparison
    }
    let all = lines.enumerated().compactMap { index, source in
      PublishedLine(source).map { Current(index: index, source: source, line: $0) }
    }
    current = all.filter { !$0.source.isKnownMount }
    matches = Array(repeating: [], count: published.count)
    for entry in published.map(\.line.entry) + current.map(\.line.entry) {
      for (key, value) in entry.conditions {
        conditionValues[Array(key.utf8), default: []].insert(Array(value.utf8))
      }
    }
    try compareLines()
    let mounts = all.filter { $0.source.mounts.isEmpty && $0.line.mount != nil }
    for index in published.indices where published[index].line.mount != nil {
      if !published[index].isMounted { try compareMount(index, mounts, enums.names) }
    }
  }

  private mutating func compareLines() throws(TableTooLarge) {
    let known = try PatternTree(published.map(\.line.entry))
    let now = try PatternTree(current.map(\.line.entry))
    let indices = Dictionary(
      current.enumerated().map { (LineKey($1.line), $0) }, uniquingKeysWith: { first, _ in first })
    let twins = published.map { indices[LineKey($0.line)] }
    let kept = Set(twins.compactMap(\.self))
    for index in published.indices where published[index].line.mount == nil {
      let near = now.entries(near: published[index].line.entry)
      if twins[index] != nil, near.allSatisfy(kept.contains) { continue }
      let others = known.entries(near: published[index].line.entry)
        .filter { $0 != index && !published[$0].isReplaced }
      try compare(index, near.map { current[$0] }, others.map { published[$0].line.entry })
    }
  }

  /// - Parameters:
  ///   - near: The lines of the app that may match links of the published line.
  ///   - others: The other published lines that may.
  private mutating func compare(
    _ index: Int, _ near: [Current], _ others: [TableEntry]
  ) throws(TableTooLarge) {
    let line = published[index].line
    for query in [[]] + near.map(\.line.entry.conditions).filter(line.reads) {
      let values = values(of: line, with: query)
      let near = near.filter { $0.line.entry.hasConditions(in: values) }
      let others = others.filter { $0.hasConditions(in: values) }
      for length in line.entry.lengths(beside: near.map(\.line.entry) + others) {
        func rank(_ entry: TableEntry) -> LinkRank { LinkRank(entry, count: length) }
        let own = rank(line.entry)
        let ranked = near.filter { $0.line.entry.sets(length) != nil }
          .map { (current: $0, rank: rank($0.line.entry)) }.sorted { $0.rank < $1.rank }
        try add(
          ranked.map(\.current), length, query, of: index,
          // Links that a better line was published for are the links of that line.
          outside: others.filter { $0.sets(length) != nil && rank($0) < own })
      }
    }
  }

  /// Several mounts can share a prefix, so a published mount is compared only with its successors: the
  /// mounts of the same enum, or, if there is no such enum, those that can mount a renamed enum.
  private mutating func compareMount(
    _ index: Int, _ mounts: [Current], _ names: Set<String>
  ) throws(TableTooLarge) {
    let line = published[index].line
    let knowsEnum = line.mount.map(names.contains) ?? true
    let locked = Set(published.filter { !$0.isMounted }.compactMap(\.line.mount))
    func isSuccessor(_ other: PublishedLine) -> Bool {
      if other.mount == line.mount { return true }
      return !knowsEnum
        && (other.caseName == line.caseName || !locked.contains(other.mount ?? ""))
    }
    func order(_ other: Current) -> Int {
      (other.line.caseName == line.caseName ? 0 : 2) + (other.line.mount == line.mount ? 0 : 1)
    }
    let length = line.entry.segments.count
    let near = mounts.filter { $0.line.entry.segments.count == length && isSuccessor($0.line) }
      .enumerated().sorted { (order($0.element), $0.offset) < (order($1.element), $1.offset) }
    try add(near.map(\.element), length, [], of: index, outside: [])
  }

  /// Adds the links of a length that each line matches, and those that no line matches.
  ///
  /// - Parameters:
  ///   - ranked: The lines that match paths of the length, the best first.
  ///   - others: Patterns whose links do not matter.
  private mutating func add(
    _ ranked: [Current], _ length: Int, _ query: [(key: String, value: String)], of index: Int,
    outside others: [TableEntry]
  ) throws(TableTooLarge) {
    let entry = published[index].line.entry
    var others = others
    for current in ranked {
      let path = try entry.path(
        length, sharedWith: current.line.entry, outside: others, ownTypesMatch: true)
      if let path { add(path, query, current, of: index) }
      others.append(current.line.entry)
    }
    if let path = try entry.path(length, outside: others, ownTypesMatch: true) {
      add(path, query, nil, of: index)
    }
  }

  private mutating func add(
    _ path: [[UInt8]], _ query: [(key: String, value: String)], _ current: Current?, of index: Int
  ) {
    let sets = published[index].line.entry.sets(path.count) ?? []
    let others = current?.line.entry.sets(path.count) ?? sets
    let isEndless = zip(sets, others).contains { $0.texts == nil && $1.texts == nil }
    let isKnown = matches[index].contains { match in
      match.current?.index == current?.index && (match.isEndless || !isEndless)
        && match.query.isEmpty == query.isEmpty
        // The path's length decides how much a rest reads.
        && match.path.count == path.count
    }
    if isKnown { return }
    matches[index].append(
      Match(path: path, query: query, isEndless: isEndless, current: current))
  }
}

extension PublishedMatches {
  /// The query of a line's links: its conditions, its required parameters with values that no
  /// condition requires, and the given values.
  private func values(
    of line: PublishedLine, with query: [(key: String, value: String)]
  ) -> [(key: String, value: String)] {
    let own: [(key: String, value: String)] = line.sortedQuery.compactMap { item in
      if query.contains(where: { $0.key.isSameBytes(as: item.key) }) { return nil }
      switch item {
      case .condition(let key, let value): return (key, value)
      case .parameter(let key, let binding):
        if binding.mayBeMissing { return nil }
        let value = SegmentSet.rest(binding.type.withoutName)
          .plainText(except: conditionValues[Array(key.utf8)] ?? [])
        return (key, String(decoding: value, as: UTF8.self))
      }
    }
    return own + query
  }

  /// A link of a published line.
  func link(_ match: Match, of line: PublishedLine) -> String {
    let link = LinkText(segments: match.path, query: values(of: line, with: match.query)).text
    guard let fragment = line.pattern.fragment, !fragment.mayBeMissing,
      let value = fragment.type.plainTexts.first
    else { return link }
    return link + "#" + String(decoding: LinkText.encoded(value, as: .fragment), as: UTF8.self)
  }
}

extension TableEntry {
  /// Whether the values of a query meet the conditions.
  package func hasConditions(in query: [(key: String, value: String)]) -> Bool {
    conditions.allSatisfy { condition in
      query.contains {
        $0.key.isSameBytes(as: condition.key) && $0.value.isSameBytes(as: condition.value)
      }
    }
  }
}

/// What identical lines have in common: their texts as bytes, because equal strings can differ.
private struct LineKey: Hashable {
  private let text: [UInt8]
  private let prefixCounts: [Int]

  init(_ line: PublishedLine) {
    // The text has the names of parameters, and the meaning has the values of each enum.
    text = Array((line.text + line.meaning).utf8)
    prefixCounts = line.entry.prefixCounts
  }
}
