import TurnpikeTable

/// The lines of a lock beside those of its table: what answers each published link now.
///
/// Both are patterns of one tree, whose regions are followed as far as something has changed.
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
    /// Whether the path has the plainest text for each capture of the line.
    let isPlain: Bool
    /// The index of what answers; nil for nothing.
    let answer: Int?
  }

  /// The lock's own lines, then those of the enums that it mounts.
  let lines: [Published]
  let answers: [Answer]
  /// By line, the outcomes of the links that a change can concern.
  private(set) var outcomes: [[Outcome]]
  /// By line, the answer that is the same line; nil where the table has it no more.
  private let twins: [Int?]
  /// By line, whether some of its links are answered by the same line, and none can be otherwise.
  private var isKept: [Bool]

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
    var known = LineIndex()
    for (index, entry) in own.enumerated() { known.insert(PublishedLine(entry, of: model), index) }

    // What a mount leads to is followed where both sides are known, or where it is new.
    var isOpen = lines.map { $0.line.mount != nil }
    var unfollowed: Set<Int> = []
    for index in lines.indices where isOpen[index] {
      let twin = known.index(of: lines[index].line)
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
    guard let patterns else { throw TableTooLarge(entries: []) }
    answers = patterns.map { pattern in
      Answer(
        entry: pattern.entry, own: pattern.own, range: pattern.written.range,
        isAssumed: pattern.entry.isMount)
    }
    var index = LineIndex()
    for (number, pattern) in patterns.enumerated() {
      index.insert(
        PublishedLine(
          pattern: pattern.entry.pattern, parameters: pattern.place.parameters,
          caseName: pattern.place.routes[0].caseName, mount: pattern.unseen),
        after: pattern.entry.prefixCounts, number)
    }
    twins = lines.map { index.index(of: $0.line, after: $0.entry.prefixCounts) }
    outcomes = Array(repeating: [], count: lines.count)
    isKept = Array(repeating: false, count: lines.count)
    for entry in lines.map(\.entry) + answers.map(\.entry) {
      for (key, value) in entry.conditions {
        conditionValues[Array(key.utf8), default: []].insert(Array(value.utf8))
      }
    }
    try compare(isOpen)
  }

  /// Whether some links of a line are answered by the same line.
  func isAnsweredByItself(_ line: Int) -> Bool { isKept[line] }

  /// Notes that some links of a line are answered by the same line.
  mutating func keep(_ line: Int) { isKept[line] = true }

  mutating func append(_ outcome: Outcome, of line: Int) { outcomes[line].append(outcome) }

  /// The answer that is the same line as a published one.
  func twin(of line: Int) -> Int? { twins[line] }
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
          let value = SegmentPredicate(prefix: "", type: binding.type, suffix: "")
            .plainText(except: named)
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
    return (entry.segmentTexts(entry.minimumSegmentCount) ?? []).map { texts in
      texts.texts?.first ?? texts.predicate?.plainText(except: []) ?? []
    }
  }

  /// What answers the link of a line with another path.
  func answer(to path: [[UInt8]], of line: Int) -> Int? {
    let values = values(of: line)
    return answers.indices.filter { index in
      answers[index].entry.matches(path) && answers[index].entry.hasConditions(in: values)
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

/// Lines by what they answer.
private struct LineIndex {
  private struct Key: Hashable {
    let caseName: String
    let literals: [[UInt8]?]
    let prefixCounts: [Int]
  }

  private var lines: [Key: [(line: PublishedLine, index: Int)]] = [:]

  mutating func insert(_ line: PublishedLine, after prefixCounts: [Int] = [], _ index: Int) {
    lines[Self.key(line, prefixCounts), default: []].append((line, index))
  }

  func index(of line: PublishedLine, after prefixCounts: [Int] = []) -> Int? {
    lines[Self.key(line, prefixCounts)]?.first { $0.line.isSame(as: line) }?.index
  }

  private static func key(_ line: PublishedLine, _ prefixCounts: [Int]) -> Key {
    Key(
      caseName: line.caseName,
      literals: line.pattern.segments.map { segment in
        if case .literal(let text) = segment { Array(text.utf8) } else { nil }
      }, prefixCounts: prefixCounts)
  }
}
