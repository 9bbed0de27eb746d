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
      for line in region.lines where !isOpen[line.index] { compare(line, in: region) }
      return true
    }
    for entry in regions.entriesApart where entry < published.count { keep(published[entry]) }
  }

  private mutating func compare(_ line: Region.Line, in region: Region) {
    let published = lines[line.index].line
    var queries: [[(key: String, value: String)]] = [[]]
    for answer in region.answers {
      let conditions = answers[answer.index].entry.conditions
      if published.reads(conditions) { queries.append(conditions) }
    }
    for query in queries {
      let values = values(of: line.index, with: query)
      guard region.best(region.lines, values)?.index == line.index else { continue }
      let answer = region.best(region.answers, values)?.index
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
  private(set) var lines: [Line] = []
  private(set) var answers: [Line] = []

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
    for match in region.entries {
      if match.entry < published.count {
        let index = published[match.entry]
        lines.append(line(index, allLines[index].entry, match))
      } else {
        let index = match.entry - published.count
        answers.append(line(index, allAnswers[index].entry, match))
      }
    }
  }

  /// The best of some lines whose conditions hold.
  func best(_ lines: [Line], _ query: [(key: String, value: String)]) -> Line? {
    lines.filter { $0.entry.hasConditions(in: query) }.min { $0.rank < $1.rank }
  }
}
