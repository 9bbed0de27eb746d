extension PublishedComparison {
  /// Finds what answers the links of each region that a change can concern.
  ///
  /// - Parameter isOpen: By line, whether it is a mount that may answer everything.
  mutating func compare(_ isOpen: [Bool]) throws(TableTooLarge) {
    // Mounts whose lines are known are these lines.
    let published = lines.indices.filter { lines[$0].line.mount == nil || isOpen[$0] }
    let kept = Set(published.compactMap { twin(of: $0) })
    let isChanged =
      published.map { twin(of: $0) == nil } + answers.indices.map { !kept.contains($0) }
    for line in published where lines[line].mount == nil && twin(of: line) != nil { keep(line) }
    guard isChanged.contains(true) else { return }

    let tree = try PatternTrie(published.map { lines[$0].entry } + answers.map(\.entry))
    let isSubject = isChanged.indices.map { $0 < published.count }
    var regions = LinkRegions(tree, of: isSubject, meeting: isChanged)
    try regions.visit { region in
      let region = Region(region, published, answers, lines)
      for line in region.lines.all where !isOpen[line.index] { compare(line, in: region) }
      return true
    }
    for entry in regions.entriesApart where entry < published.count { keep(published[entry]) }
  }

  private mutating func compare(_ line: Region.Line, in region: Region) {
    let published = lines[line.index].line
    var queries: [[(key: String, value: String)]] = [[]]
    for answer in region.answers.readable(by: published) {
      let conditions = answers[answer.index].entry.conditions
      if published.reads(conditions) { queries.append(conditions) }
    }
    for query in queries {
      let values = values(of: line.index, with: query)
      guard region.lines.best(for: values)?.index == line.index else { continue }
      let answer = region.answers.best(for: values)?.index
      let isRecorded = outcomes[line.index].contains { outcome in
        outcome.answer == answer && (outcome.isEndless || !region.isEndless)
          && (outcome.isPlain || !line.isPlain) && outcome.query.isEmpty == query.isEmpty
      }
      if isRecorded { continue }
      append(
        Outcome(
          path: region.path, query: query, isEndless: region.isEndless, isPlain: line.isPlain,
          answer: answer), of: line.index)
    }
  }
}

/// A region with the lines and the answers that match it, apart.
private struct Region {
  struct Line {
    /// The index of the line, or of the answer.
    let index: Int
    let entry: TableEntry
    let isPlain: Bool
    let rank: LinkRank
  }

  let path: [[UInt8]]
  let isEndless: Bool
  let lines: RegionLines
  let answers: RegionLines

  init(
    _ region: LinkRegions.Region, _ published: [Int], _ allAnswers: [PublishedComparison.Answer],
    _ allLines: [PublishedComparison.Published]
  ) {
    path = region.path
    isEndless = region.isEndless
    func line(_ index: Int, _ entry: TableEntry, _ match: LinkRegions.Match) -> Line {
      Line(
        index: index, entry: entry, isPlain: match.isPlain,
        rank: LinkRank(entry, count: region.path.count))
    }
    var lines: [Line] = []
    var answers: [Line] = []
    for match in region.entries {
      if match.entry < published.count {
        let index = published[match.entry]
        lines.append(line(index, allLines[index].entry, match))
      } else {
        let index = match.entry - published.count
        answers.append(line(index, allAnswers[index].entry, match))
      }
    }
    self.lines = RegionLines(lines)
    self.answers = RegionLines(answers)
  }
}

/// Lines that match one path, by their first conditions: many lines of one path differ in them alone.
private struct RegionLines {
  let all: [Region.Line]
  private var unconditional: [Int] = []
  /// By key, then by value.
  private var byCondition: [[UInt8]: [[UInt8]: [Int]]] = [:]

  init(_ lines: [Region.Line]) {
    all = lines
    for (number, line) in lines.enumerated() {
      if let first = line.entry.conditions.first {
        byCondition[Array(first.key.utf8), default: [:]][Array(first.value.utf8), default: []]
          .append(number)
      } else {
        unconditional.append(number)
      }
    }
  }

  /// The best of the lines whose conditions hold.
  func best(for query: [(key: String, value: String)]) -> Region.Line? {
    var numbers = unconditional
    if !byCondition.isEmpty {
      for (key, value) in query {
        numbers += byCondition[Array(key.utf8)]?[Array(value.utf8)] ?? []
      }
    }
    return numbers.lazy.map { all[$0] }.filter { $0.entry.hasConditions(in: query) }
      .min { $0.rank < $1.rank }
  }

  /// The lines with conditions of which a published line may read the first, in their order.
  func readable(by published: PublishedLine) -> [Region.Line] {
    if byCondition.isEmpty { return [] }
    var numbers: [Int] = []
    for item in published.pattern.query {
      guard let values = byCondition[Array(item.key.utf8)] else { continue }
      switch item {
      case .condition(_, let value): numbers += values[Array(value.utf8)] ?? []
      case .parameter: numbers += values.values.flatMap { $0 }
      }
    }
    return Set(numbers).sorted().map { all[$0] }
  }
}
