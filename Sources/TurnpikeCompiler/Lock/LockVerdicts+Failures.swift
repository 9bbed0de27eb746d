import TurnpikeTable

/// What is said of links that are not answered as they were.
extension LockVerdicts {
  /// Links that are not answered as they were.
  struct Failure {
    let path: [[UInt8]]
    let link: String
    let isEndless: Bool
    /// What answers them; nil for nothing.
    let taker: PublishedComparison.Answer?
    /// The index of the capture that it gives another text.
    let misread: Int?

    init(
      _ outcome: PublishedComparison.Outcome, of line: Int, _ taker: PublishedComparison.Answer?,
      in comparison: PublishedComparison, misread: Int? = nil
    ) {
      path = outcome.path
      link = comparison.link(outcome.path, of: line, with: outcome.query)
      isEndless = outcome.isEndless
      self.taker = taker
      self.misread = misread
    }
  }

  /// The one finding that says most of what has become of a line's links.
  mutating func verdict(
    _ failures: [Failure], _ index: Int, _ own: [TableEntry], isAnswered: Bool
  ) -> Diagnostic? {
    let line = comparison.lines[index].line
    let failures = failures.filter { failure in
      !own.contains { isOwnType($0, failure.path, index) }
    }
    for failure in failures {
      // What is narrowed says why nothing, or a worse pattern, answers.
      if own.contains(where: { $0.matches(failure.path) }), failure.taker != nil { continue }
      for entry in own {
        if let place = entry.refusal(failure.path, comparison.lines[index].entry) {
          return narrowed(failure, index, entry, place)
        }
      }
    }
    for failure in failures {
      let nearest = nearest(to: failure.path, of: caseName(index))
      if let binding = failure.misread.flatMap(line.pattern.binding) {
        return readOtherwise(
          failure.link, index, line.name(binding), remedy: remedy(index), nearest: nearest)
      }
      if let attribute = hidingAttribute(failure, index) {
        return hidden(failure.link, index, by: attribute, nearest: nearest)
      }
      if let taker = failure.taker {
        if let finding = taken(failure, taker, index, isAnswered: isAnswered) { return finding }
      } else if let (name, entry) = need(failure, own) {
        return needs(name, failure.link, index, nearest: entry.pattern.range)
      } else {
        return lost(failure.link, index, remedy: remedy(index), nearest: nearest)
      }
    }
    return nil
  }

  /// The attribute that keeps links from outside away from a pattern of the case that matches them.
  private func hidingAttribute(_ failure: Failure, _ index: Int) -> String? {
    for entry in entries(of: caseName(index)) where entry.matches(failure.path) {
      if !publicLines.contains(entry.restriction) {
        return publicLines.hidingAttribute(entry.restriction)
      }
    }
    return nil
  }

  /// Whether a text was published as of a type of the app's own, and is refused as of another.
  private func isOwnType(_ entry: TableEntry, _ path: [[UInt8]], _ index: Int) -> Bool {
    guard let place = entry.refusal(path, comparison.lines[index].entry),
      case .custom = comparison.lines[index].line.pattern.binding(at: place)?.type
    else { return false }
    return true
  }

  private mutating func taken(
    _ failure: Failure, _ taker: PublishedComparison.Answer, _ index: Int, isAnswered: Bool
  ) -> Diagnostic? {
    // A line that could not be read may have published them for the taker.
    if lock.unreadWords.contains(caseName(taker)) { return nil }
    let line = comparison.lines[index].line
    let isSingle = line.pattern.segments.allSatisfy { segment in
      if case .literal = segment { true } else { false }
    }
    // With a condition of its own it takes some of the links of a path.
    let isWhole = taker.entry.conditions.allSatisfy { line.hasCondition($0.key) }
    if caseName(taker) == caseName(index) {
      held.insert(taker.own.pattern.range)
      return finding(
        .publishedLinkMoved,
        """
        \(quoted: line.plainPattern) was published for \(quoted: line.caseName), but its links \
        match the mount of \(quoted: table.routes[taker.own.route].mount ?? "") now; give the \
        mount another pattern, and another name with 'as'
        """, index, nearest: taker.own.pattern.range)
    }
    if !isAnswered || isSingle && isWhole {
      held.insert(taker.own.pattern.range)
      return moved(index, to: caseName(taker), nearest: taker.own.pattern.range)
    }
    guard failure.isEndless else { return nil }
    held.insert(taker.own.pattern.range)
    return taken(failure.link, index, by: taker.own.pattern.text, nearest: taker.range)
  }

  /// A narrowed value of a link that is not answered; a text next to a bound says more than the one
  /// of the failure, if the same becomes of it.
  private func narrowed(
    _ failure: Failure, _ index: Int, _ entry: TableEntry, _ place: Int
  ) -> Diagnostic? {
    let count = failure.path.count
    guard let texts = comparison.lines[index].entry.segmentTexts(count)?[place],
      let others = entry.segmentTexts(count)?[place]
    else { return nil }
    var path = failure.path
    if let text = texts.text(refusedBy: others) {
      path[place] = text
      let answer = comparison.answer(to: path, of: index).map { comparison.answers[$0] }
      if answer?.range != failure.taker?.range { path = failure.path }
    }
    return narrowed(path, index, entry, place)
  }

  func narrowed(
    _ path: [[UInt8]], _ index: Int, _ entry: TableEntry, _ place: Int
  ) -> Diagnostic? {
    let published = comparison.lines[index]
    let line = published.line
    guard let was = line.pattern.binding(at: place), let now = entry.pattern.binding(at: place),
      let predicate = published.entry.segmentTexts(path.count)?[place].predicate
    else { return nil }
    let text = path[place].dropFirst(predicate.prefix.count).dropLast(predicate.suffix.count)
    return narrowed(
      line.name(was), index, from: was.type, to: now.type,
      text: String(decoding: text, as: UTF8.self), nearest: entry.pattern.range)
  }

  /// What a pattern of the case needs beyond what the link has, where that is all.
  private func need(_ failure: Failure, _ own: [TableEntry]) -> (String, TableEntry)? {
    let count = failure.path.count
    for entry in own {
      if entry.matches(failure.path) {
        if let condition = entry.conditions.first {
          return (
            LockText.literal(condition.key) + "=" + LockText.literal(condition.value), entry
          )
        }
      } else if count < entry.minimumSegmentCount,
        let texts = entry.segmentTexts(entry.pattern.segments.count),
        zip(texts, failure.path).allSatisfy({ $0.mayAccept($1) }),
        let binding = entry.pattern.binding(at: count)
      {
        return (PublishedLine(entry, of: table).name(binding), entry)
      }
    }
    return nil
  }
}

extension TableEntry {
  /// The index of a segment that the pattern refuses, if it has the same form as a published one and
  /// refuses nothing but values.
  func refusal(_ path: [[UInt8]], _ published: TableEntry) -> Int? {
    guard let texts = segmentTexts(path.count), let others = published.segmentTexts(path.count)
    else { return nil }
    var refused: Int?
    for index in texts.indices where !texts[index].mayAccept(path[index]) {
      guard let affixes = texts[index].predicate?.affixes,
        affixes == others[index].predicate?.affixes
      else { return nil }
      refused = refused ?? index
    }
    return refused
  }
}
