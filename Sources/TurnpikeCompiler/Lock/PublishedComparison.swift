import TurnpikeTable

/// The lines of a lock file beside those of its table: what matches each published link now.
struct PublishedComparison {
  /// A line that was published.
  struct Published {
    let line: PublishedLine
    let entry: TableEntry
    /// Where the lock says so: for a line of a mounted enum, where it has the mount.
    let range: SourceRange
    /// The index of that mount; nil for a line of the lock itself.
    let mount: Int?
  }

  /// A pattern that answers links now.
  struct Answer {
    /// The whole pattern, after the prefixes of the mounts that lead to it.
    let entry: TableEntry
    /// The table's own entry: the outermost mount, or the pattern itself.
    let own: TableEntry
    /// Where its own enum's file has it.
    let range: SourceRange
    /// Whether it is a mount whose enum is not known, which may answer everything.
    let isAssumed: Bool

    var isMounted: Bool { own.isMount }
  }

  /// What became of some links of a line.
  struct Outcome {
    let path: [[UInt8]]
    /// Values that conditions of other patterns ask for.
    let query: [(key: String, value: String)]
    /// Whether there are links without number like these.
    let isEndless: Bool
    /// The index of what matches them; nil for nothing.
    let answer: Int?
  }

  /// The lock's own lines, then those of the enums that it mounts.
  let lines: [Published]
  let answers: [Answer]
  /// By line, the outcomes of the links that a change can concern.
  private(set) var outcomes: [[Outcome]]
  /// By line, the table's line that is the same; nil if the table no longer has it.
  private let twins: [Int?]

  /// The values that conditions ask for, by their keys' bytes.
  private var conditionValues: [[UInt8]: Set<[UInt8]>] = [:]

  /// More patterns than these are not compared.
  private static let maximumEntries = 20_000

  init(
    _ table: LinkedTable, _ lock: LockFile, among others: PublishedEnums
  ) throws(TableTooLarge) {
    var lines: [Published] = lock.lines.map { line, range in
      Published(line: line, entry: line.entry(0), range: range, mount: nil)
    }
    let model = table.model
    let own = model.entries
    let known = Dictionary(
      own.enumerated().map { (LineKey(PublishedLine($1, of: model)), $0) },
      uniquingKeysWith: { first, _ in first })

    // What a mount leads to is followed where both sides are known, or where it is new.
    var isOpen = lines.map { $0.line.mount != nil }
    var unfollowed: Set<Int> = []
    for index in lines.indices where isOpen[index] {
      let twin = known[LineKey(lines[index].line)]
      let inner = try others.lines(behind: lines[index].line)
      if inner.isEmpty || twin.map({ table.mounts[own[$0].route] == nil }) ?? false {
        if let twin { unfollowed.insert(own[twin].route) }
        continue
      }
      isOpen[index] = false
      for line in inner {
        lines.append(
          Published(
            line: line.line, entry: line.line.entry(0, after: line.prefixCounts),
            range: lines[index].range, mount: index))
      }
    }
    isOpen += Array(repeating: false, count: lines.count - isOpen.count)
    self.lines = lines

    let patterns = table.patterns(atMost: Self.maximumEntries, isPublic: true) { mount in
      !unfollowed.contains(mount.index)
    }
    guard let patterns else { throw TableTooLarge.comparison }
    answers = patterns.map { pattern in
      Answer(
        entry: pattern.entry, own: pattern.own, range: pattern.written.range,
        isAssumed: pattern.entry.isMount)
    }
    let now = Dictionary(
      patterns.enumerated().map { number, pattern in
        let line = PublishedLine(
          pattern: pattern.entry.pattern, parameters: pattern.place.parameters,
          caseName: pattern.place.routes[0].caseName, mount: pattern.unseen)
        return (LineKey(line, after: pattern.entry.prefixCounts), number)
      }, uniquingKeysWith: { first, _ in first })
    twins = lines.map { now[LineKey($0.line, after: $0.entry.prefixCounts)] }
    outcomes = Array(repeating: [], count: lines.count)
    for entry in lines.map(\.entry) + answers.map(\.entry) {
      for (key, value) in entry.conditions {
        conditionValues[Array(key.utf8), default: []].insert(Array(value.utf8))
      }
    }
    try compare(isOpen)
  }

  /// The table's line that is the same as a published one.
  func twin(of line: Int) -> Int? { twins[line] }
}

extension PublishedComparison {
  /// Finds what matches the links of each line that a change can concern.
  ///
  /// - Parameter isOpen: By line, whether it is a mount that may match everything.
  private mutating func compare(_ isOpen: [Bool]) throws(TableTooLarge) {
    // The lines of mounts that are known stand for the mounts.
    let published = lines.indices.filter { lines[$0].line.mount == nil || isOpen[$0] }
    let known = try PatternTree(published.map { lines[$0].entry })
    let now = try PatternTree(answers.map(\.entry))
    let kept = Set(published.compactMap { twins[$0] })
    for line in published where !isOpen[line] {
      let near = now.entries(near: lines[line].entry)
      // The lines that were there already take what they took.
      if twins[line] != nil, near.allSatisfy(kept.contains) { continue }
      let others = known.entries(near: lines[line].entry).map { published[$0] }
      try compare(line, near, others: others.filter { $0 != line })
    }
  }

  /// - Parameters:
  ///   - near: The answers that may match links of the line.
  ///   - others: The other published lines that may.
  private mutating func compare(
    _ line: Int, _ near: [Int], others: [Int]
  ) throws(TableTooLarge) {
    let published = lines[line]
    let readable = near.map { answers[$0].entry.conditions }.filter(published.line.reads)
    for query in [[]] + readable {
      let values = values(of: line, with: query)
      let near = near.filter { answers[$0].entry.hasConditions(in: values) }
      let others = others.filter { lines[$0].entry.hasConditions(in: values) }
      let entries = (near.map { answers[$0].entry } + others.map { lines[$0].entry })
      for length in published.entry.lengths(beside: entries) {
        let ranked = near.filter { answers[$0].entry.sets(length) != nil }
          .map { (index: $0, rank: LinkRank(answers[$0].entry, count: length)) }
          .sorted { $0.rank < $1.rank }
        let rank = LinkRank(published.entry, count: length)
        // Links that a better line was published for are its own.
        var better = others.map { lines[$0].entry }.filter {
          $0.sets(length) != nil && LinkRank($0, count: length) < rank
        }
        for (index, _) in ranked {
          let path = try published.entry.path(
            length, sharedWith: answers[index].entry, outside: better, ownTypesMatch: true)
          if let path { append(path, query, answer: index, of: line) }
          better.append(answers[index].entry)
        }
        if let path = try published.entry.path(length, outside: better, ownTypesMatch: true) {
          append(path, query, answer: nil, of: line)
        }
      }
    }
  }

  private mutating func append(
    _ path: [[UInt8]], _ query: [(key: String, value: String)], answer: Int?, of line: Int
  ) {
    let sets = lines[line].entry.sets(path.count) ?? []
    let others = answer.flatMap { answers[$0].entry.sets(path.count) } ?? sets
    // A line without captures has one path, and a taker of that takes all of it.
    let isEndless = zip(sets, others).contains { $0.texts == nil && $1.texts == nil }
    let isKnown = outcomes[line].contains { outcome in
      outcome.answer == answer && (outcome.isEndless || !isEndless)
        && outcome.query.isEmpty == query.isEmpty
    }
    if isKnown { return }
    outcomes[line].append(Outcome(path: path, query: query, isEndless: isEndless, answer: answer))
  }
}

extension PublishedComparison {
  /// What the query of a line's link has: its conditions, its required parameters with values that
  /// no condition asks for, and the given values.
  func values(
    of line: Int, with query: [(key: String, value: String)] = []
  ) -> [(key: String, value: String)] {
    let pattern = lines[line].line.pattern
    let values: [(key: String, value: String)] =
      pattern.query.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      .compactMap { item in
        switch item {
        case .condition(let key, let value): return (key, value)
        case .parameter(let key, let binding):
          if binding.mayBeMissing { return nil }
          let named = conditionValues[Array(key.utf8)] ?? []
          let value = SegmentSet.rest(binding.type.withoutName).plainText(except: named)
          return (key, String(decoding: value, as: UTF8.self))
        }
      }
    return values.filter { item in !query.contains { $0.key.isSameBytes(as: item.key) } } + query
  }

  /// A link of a line.
  func link(
    _ path: [[UInt8]], of line: Int, with query: [(key: String, value: String)] = []
  ) -> String {
    let link = LinkText(segments: path, query: values(of: line, with: query)).text
    guard let fragment = lines[line].line.pattern.fragment, !fragment.mayBeMissing,
      let value = fragment.type.plainTexts.first
    else { return link }
    return link + "#" + String(decoding: LinkText.encoded(value, as: .fragment), as: UTF8.self)
  }

  /// The plainest path of a line.
  func plainPath(of line: Int) -> [[UInt8]] {
    let entry = lines[line].entry
    return (entry.sets(entry.minimumSegmentCount) ?? []).map { $0.plainText(except: []) }
  }

  /// What answers the link of a line with another path.
  func answer(to path: [[UInt8]], of line: Int) -> Int? {
    let values = values(of: line)
    return answers.indices.filter { index in
      answers[index].entry.mayMatch(path) && answers[index].entry.hasConditions(in: values)
    }.min {
      LinkRank(answers[$0].entry, count: path.count)
        < LinkRank(answers[$1].entry, count: path.count)
    }
  }
}

extension TableEntry {
  /// Whether a query has what the conditions ask for.
  func hasConditions(in query: [(key: String, value: String)]) -> Bool {
    conditions.allSatisfy { condition in
      query.contains {
        $0.key.isSameBytes(as: condition.key) && $0.value.isSameBytes(as: condition.value)
      }
    }
  }
}

/// What identical lines have in common. Texts are compared as bytes: equal ones can differ in theirs.
private struct LineKey: Hashable {
  private let text: [UInt8]
  private let prefixCounts: [Int]

  init(_ line: PublishedLine, after prefixCounts: [Int] = []) {
    // The text has the names of parameters, and the meaning has the values of each enum.
    text = Array((line.text + line.meaning).utf8)
    self.prefixCounts = prefixCounts
  }
}
