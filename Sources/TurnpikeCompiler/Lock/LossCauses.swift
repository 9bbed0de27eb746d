/// Why links of a published line are lost: each cause is a function, and the first one that applies
/// explains the loss.
struct LossCauses {
  typealias Match = PublishedMatches.Match

  let line: PublishedLine
  /// The name of the line's case now.
  let caseName: String
  /// The lines of the case in the table that are like the line.
  let own: [PublishedLine]
  /// Whether a line of the case matches some of the links.
  let isMatched: Bool
  let lock: LockFile
  let table: TableLines

  /// Returns the finding about a loss, or nil if the loss is allowed.
  func finding(_ loss: Match) -> LockFinding? {
    let causes = [
      // The case still matches the link, so no other cause applies.
      misreading,
      // If `a/:id<Int>` is `a/:id<Int 1...9>` now, `a/*` matches '/a/10' only as a consequence.
      narrowing,
      // If `a/:id` is `@internal` now, `a/*` matches '/a/1' only as a consequence.
      exclusion,
      // A line of the case matches the link too, but a line of another case is better.
      taking,
      // Only another case matches the link.
      moving,
      // No line matches the link. `a/:id` needs a segment that '/a' does not have.
      need,
      // Nothing else explains that no line matches the link.
      absence,
    ]
    for cause in causes {
      if let finding = cause(loss) { return finding }
    }
    return nil
  }

  /// The case matches, but gives a parameter another text.
  func misreading(_ loss: Match) -> LockFinding? {
    guard let current = loss.current, current.caseName == caseName,
      let change = line.misreading(
        loss.path.count, in: current, omitted: lock.omitted[line.caseName] ?? [:])
    else { return nil }
    // Links would have two meanings.
    return lost(loss, "\(quoted: loss.link) \(change)", excludingFromLock: current.range)
  }

  /// A line of the case does not match only because it does not accept some values now.
  private func narrowing(_ loss: Match) -> LockFinding? {
    guard loss.current == nil || !own.contains(where: { $0.entry.mayMatch(loss.path) }),
      let published = line.entry.sets(loss.path.count)
    else { return nil }
    for other in own {
      guard let sets = other.entry.sets(loss.path.count) else { continue }
      let refused = sets.indices.filter { !sets[$0].mayMatch(loss.path[$0]) }
      let areValues = refused.allSatisfy { index in
        guard let value = sets[index].value, let was = published[index].value else { return false }
        return value.prefix == was.prefix && value.suffix == was.suffix
      }
      guard areValues, let index = refused.first, let was = line.reading(at: index),
        let now = other.reading(at: index), let (prefix, _, suffix) = published[index].value
      else { continue }
      var path = loss.path
      var value = path[index].dropFirst(prefix.count).dropLast(suffix.count)
      if let other = was.spec.type.text(refusedBy: now.spec.type) {
        // A text next to a bound shows the difference better, if it is lost too.
        path[index] = prefix + Array(other.utf8) + suffix
        if !own.contains(where: { $0.entry.mayMatch(path) }) { value = ArraySlice(other.utf8) }
      }
      return line.narrowed(
        was.name, from: was.spec.type, to: now.spec.type, String(decoding: value, as: UTF8.self),
        near: other.range)
    }
    return nil
  }

  /// An attribute excludes the links from a line of the case.
  private func exclusion(_ loss: Match) -> LockFinding? {
    for other in own where other.entry.mayMatch(loss.path) {
      let restriction = other.entry.restriction
      guard let attribute = table.model.attribute(hiding: restriction) else { continue }
      return line.lost(
        .publishedLinkLost,
        """
        \(line: line.plainPattern) was published, but \(quoted: attribute) now excludes \
        \(quoted: loss.link); remove the attribute, or remove the line from the lock file
        """, near: other.range)
    }
    return nil
  }

  /// A line of another case takes infinitely many links that a line of the case matches too. It can
  /// take single links: a new `a/new` takes '/a/new' from `a/:id`.
  private func taking(_ loss: Match) -> LockFinding? {
    guard let current = taker(of: loss), isShared(loss, with: current),
      isEndless(loss, current.entry)
    else { return nil }
    return line.lost(
      .publishedLinkTaken,
      """
      \(quoted: current.outermost.pattern.text) cannot match \(quoted: loss.link), because \
      \(line: line.plainPattern) was published for \(quoted: line.caseName)
      """, near: current.range, excludingFromLock: current.outermost.range)
  }

  /// Whether a line of another case matches infinitely many links of the published line.
  private func isEndless(_ loss: Match, _ other: TableEntry) -> Bool {
    let length = loss.path.count
    let sets = Array(zip(line.entry.sets(length) ?? [], other.sets(length) ?? []))
    if sets.contains(where: { $0.texts == nil && $1.texts == nil }) { return true }
    // A link can have other query items, so `a?b` takes '/a?b&c=1' and so on from `a`. `a/new?b` only
    // takes links of a single path from `a/:id`.
    let lengths = line.entry.minimumSegmentCount...line.entry.segments.count
    return loss.isConditional && lengths.allSatisfy(other.hasPaths)
      && sets.allSatisfy { own, taken in
        taken.texts.map { Set($0).isSuperset(of: own.texts ?? [[]]) } ?? true
      }
  }

  /// Another case matches the links of the line.
  private func moving(_ loss: Match) -> LockFinding? {
    guard let current = taker(of: loss), !isShared(loss, with: current) else { return nil }
    let name = current.caseName
    // Two routes cannot share a case, and the links of a published case stay with it.
    let isFree = !table.hasLines(of: line.caseName) && !lock.cases.contains(name)
    let change: Wording =
      name == caseName
      ? """
      the mount of \(quoted: current.mounts.first?.mount ?? current.mount ?? "") now; give the \
      mount another pattern, and another name with 'as'
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
      """, near: current.outermost.range, excludingFromLock: current.outermost.range)
  }

  /// The line that matches the links now. A line that could not be read can have published them for it.
  private func taker(of loss: Match) -> PublishedLine? {
    lock.findings.isWhole ? loss.current : nil
  }

  /// Whether a line of the case matches the links too. A line of a mounted enum has its patterns there.
  private func isShared(_ loss: Match, with current: PublishedLine) -> Bool {
    guard current.caseName != caseName, isMatched else { return false }
    return line.isMounted
      || own.contains {
        $0.entry.conditions.follow(from: line.entry.conditions) && $0.entry.mayMatch(loss.path)
      }
  }

  /// A line of the case would match, but for a condition or a segment that the link does not have.
  private func need(_ loss: Match) -> LockFinding? {
    if loss.current != nil { return nil }
    for other in own {
      if other.entry.mayMatch(loss.path) {
        for case .condition(let key, let condition) in other.sortedQuery
        where !line.entry.conditions.implies(condition, of: Array(key.utf8)) {
          return line.needing(LockText.condition(key, condition), loss.link, near: other.range)
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

  private func absence(_ loss: Match) -> LockFinding? {
    loss.current == nil ? lost(loss, "no route matches \(quoted: loss.link) now") : nil
  }

  /// The finding about a loss that another line of the case can bring back.
  private func lost(
    _ loss: Match, _ change: Wording, excludingFromLock excluded: SourceRange? = nil
  ) -> LockFinding {
    let nearest = table.nearest(to: loss.path, of: caseName)
    var finding = line.lost(
      .publishedLinkLost, "\(line: line.plainPattern) was published, but \(change)", near: nearest,
      excludingFromLock: excluded)
    if let text = line.text(in: table.routes[caseName]),
      let place = nearest ?? table.model.routes.last?.own.patternRange ?? table.model.nameRange
    {
      finding.proposal = LockProposal(text: text, place: .line(place))
    }
    return finding
  }
}
