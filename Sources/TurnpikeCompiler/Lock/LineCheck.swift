/// Checks the links of one published line. If some of them are lost, the finding names one cause, and
/// one link as an example.
struct LineCheck {
  private typealias Match = PublishedMatches.Match

  private let lock: LockCheck
  private let line: PublishedLine
  /// The name of the line's case now.
  private let caseName: String
  /// The lines of that case in the table that are like the line.
  private let own: [PublishedLine]
  /// Whether a line of the case matches some of the links.
  private var isMatched = false
  private(set) var findings: [Diagnostic] = []
  /// What the findings propose.
  private(set) var proposals: [Diagnostic: LockProposal] = [:]
  /// The ranges of lines in the table that the lock file must not contain.
  private(set) var held: Set<SourceRange> = []

  init(_ line: PublishedLine, _ matches: [PublishedMatches.Match], of lock: LockCheck) {
    self.lock = lock
    self.line = line
    let name = lock.result.renames[line.caseName] ?? line.caseName
    caseName = name
    own = lock.lines(of: name, like: line)
    check(matches)
  }

  private mutating func check(_ matches: [Match]) {
    var losses: [Match] = []
    var exchanges: [Match] = []
    var readers: [(line: PublishedLine, link: String)] = []
    for match in matches {
      guard let current = match.current, current.caseName == caseName else {
        // The lock file of a mounted enum reports what the enum has lost.
        let isKnown = match.current.map { $0.mount == nil } ?? false
        if !line.isMounted || isKnown { losses.append(match) }
        continue
      }
      isMatched = isMatched || !match.isConditional
      if line.isMounted { continue }
      let isMounted = current.isMounted || current.mount != nil
      if isMounted, line.mount == nil {
        // A case that moved into a mounted enum was renamed.
        if lock.result.renames[line.caseName] == nil { losses.append(match) }
      } else if exchange(match, in: current) != nil {
        exchanges.append(match)
      } else if !isMounted, !readers.contains(where: { $0.line.range == current.range }) {
        readers.append((current, match.link))
      }
    }
    // A link that the case does not match is a better example than one with exchanged parameters.
    for loss in losses + exchanges where findings.isEmpty {
      if let cause = cause(of: loss) { findings.append(cause) }
    }
    for (reader, link) in readers {
      let changes = ValueChanges(from: line, to: reader, link: link)
      for change in changes.findings
      // Several lines of the case can lose the same.
      where !findings.contains(where: { $0.message == change.message }) {
        findings.append(change)
        if let reading = changes.lost[change], let pattern = lock.routes[caseName]?.own.patternRange
        {
          proposals[change] = LockProposal(
            text: reading.plainText, place: .item(reading, pattern))
        }
        // Links would mean two things.
        if change.id == .publishedDefaultChanged { held.insert(reader.range) }
      }
    }
  }

  private func exchange(_ match: Match, in current: PublishedLine) -> Wording? {
    line.exchange(match.path.count, in: current, omitted: lock.omitted[line.caseName] ?? [:])
  }

  /// Returns the cause of a loss, or nil if it is allowed.
  private mutating func cause(of loss: Match) -> Diagnostic? {
    if let current = loss.current, current.caseName == caseName,
      let exchange = exchange(loss, in: current)
    {
      // Links would have two meanings.
      held.insert(current.range)
      return lost(loss, "\(quoted: loss.link) \(exchange)")
    }
    let refusals = refusals(of: loss.path)
    let readers = own.filter { $0.entry.mayMatch(loss.path) }
    if readers.isEmpty || loss.current == nil, let refusal = refusals.first {
      return narrowing(loss, refusal)
    }
    for reader in readers {
      guard let attribute = lock.table.attribute(hiding: reader.entry.restriction) else { continue }
      return line.lost(
        .publishedLinkLost,
        """
        \(line: line.plainPattern) was published, but \(quoted: attribute) now excludes \
        \(quoted: loss.link); remove the attribute, or remove the line from the lock file
        """, near: reader.range)
    }
    if let current = loss.current { return taking(loss, by: current) }
    return need(loss) ?? lost(loss, "no route matches \(quoted: loss.link) now")
  }

  /// Returns the finding of a loss that another line of the case can bring back.
  private mutating func lost(_ loss: Match, _ change: Wording) -> Diagnostic {
    let nearest = lock.nearest(to: loss.path, of: caseName)
    let finding = line.lost(
      .publishedLinkLost, "\(line: line.plainPattern) was published, but \(change)", near: nearest)
    let route = lock.routes[caseName]
    if let text = line.text(in: route),
      let place = nearest ?? lock.table.routes.last?.own.patternRange ?? lock.table.nameRange
    {
      proposals[finding] = LockProposal(text: text, place: .line(place))
    }
    return finding
  }

  /// A line of the case that does not match a path only because it does not accept some values now: the
  /// index of the first of them, and its parameters.
  private typealias Refusal = (
    reader: PublishedLine, index: Int, was: PublishedLine.Reading, now: PublishedLine.Reading
  )

  private func refusals(of path: [[UInt8]]) -> [Refusal] {
    guard let published = line.entry.sets(path.count) else { return [] }
    return own.compactMap { reader in
      guard let sets = reader.entry.sets(path.count) else { return nil }
      let refused = sets.indices.filter { !sets[$0].mayMatch(path[$0]) }
      let areValues = refused.allSatisfy { index in
        guard let value = sets[index].value, let was = published[index].value else { return false }
        return value.prefix == was.prefix && value.suffix == was.suffix
      }
      guard areValues, let index = refused.first, let was = line.reading(at: index),
        let now = reader.reading(at: index)
      else { return nil }
      return (reader, index, was, now)
    }
  }

  private func narrowing(_ loss: Match, _ refusal: Refusal) -> Diagnostic? {
    guard case .path(_, let prefix, let suffix) = refusal.was.source else { return nil }
    let (was, now) = (refusal.was.spec.type, refusal.now.spec.type)
    var path = loss.path
    let segment = path[refusal.index]
    var text = String(decoding: segment.dropFirst(prefix).dropLast(suffix), as: UTF8.self)
    if let other = was.text(refusedBy: now) {
      // A text next to a bound shows the difference better, if it is lost too.
      path[refusal.index] = segment.prefix(prefix) + Array(other.utf8) + segment.suffix(suffix)
      if !own.contains(where: { $0.entry.mayMatch(path) }) { text = other }
    }
    return line.narrowed(refusal.was.name, from: was, to: now, text, near: refusal.reader.range)
  }

  /// Returns a finding if a line of the case would match, but for a condition or a segment that the
  /// link does not have.
  private func need(_ loss: Match) -> Diagnostic? {
    for other in own {
      if other.entry.mayMatch(loss.path) {
        for case .condition(let key, let value) in other.sortedQuery
        where line.entry.conditions[Array(key.utf8)] != Array(value.utf8) {
          return line.needing(LockText.condition(key, value), loss.link, near: other.range)
        }
      }
      let isLonger =
        loss.path.count < other.entry.minimumSegmentCount
        && zip(other.entry.segments, loss.path).allSatisfy { $0.mayMatch($1) }
      if isLonger, let reading = other.reading(at: loss.path.count) {
        return line.needing(reading.name, loss.link, near: other.range)
      }
    }
    return nil
  }

  /// Returns a finding if a line of another case must not match the links. It can take single texts
  /// from a capture that a line of the case matches too.
  private mutating func taking(_ loss: Match, by current: PublishedLine) -> Diagnostic? {
    // A line that could not be read can have published the links for the other case.
    guard lock.lock.findings.isWhole else { return nil }
    let (taker, name) = (current.outermost, current.caseName)
    // A line of a mounted enum has its patterns there.
    let isCovered =
      line.isMounted
      || own.contains { $0.entry.isMet(by: line.entry.conditions) && $0.entry.mayMatch(loss.path) }
    if name != caseName, isMatched, isCovered {
      guard loss.isEndless else { return nil }
      held.insert(taker.range)
      return line.lost(
        .publishedLinkTaken,
        """
        \(quoted: taker.text) cannot match \(quoted: loss.link), because \
        \(line: line.plainPattern) was published for \(quoted: line.caseName)
        """, near: current.pattern.range)
    }
    held.insert(taker.range)
    // Two routes cannot share a case, and the links of a published case stay with it.
    let isFree = lock.linesOfCase[line.caseName] == nil && !lock.publishedCases.contains(name)
    let change: Wording =
      name == caseName
      ? """
      the mount of \(quoted: current.enums.first ?? current.mount ?? "") now; give the mount \
      another pattern, and another name with 'as'
      """
      : """
      \(quoted: name) now; give \(quoted: name) another pattern\
      \(isFree ? ", or write 'as \(line.caseName)'" : "")
      """
    return line.lost(
      .publishedLinkMoved,
      """
      \(line: line.plainPattern) was published for \(quoted: line.caseName), but its links \
      match \(change)
      """, near: taker.range)
  }
}
