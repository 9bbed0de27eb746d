/// Checks the links of one published line. If some of them are lost, the finding names one cause, and
/// one link as an example.
struct LineCheck {
  private let lock: LockCheck
  private let published: PublishedEnums.LockedLine
  private let line: PublishedLine
  /// The name of the line's case now.
  private let caseName: String
  /// The patterns of that case in the table, mounts for a mount.
  private let own: [TableEntry]
  /// Whether a line of the case matches some of the links.
  private var isMatched = false
  private(set) var findings: [Diagnostic] = []
  /// The ranges of lines in the table that the lock file must not contain.
  private(set) var held: Set<SourceRange> = []

  private typealias Match = PublishedMatches.Match

  init(_ index: Int, of lock: LockCheck) {
    self.lock = lock
    published = lock.matches.published[index]
    line = published.line
    let name = lock.result.renames[line.caseName] ?? line.caseName
    caseName = name
    let isMount = line.mount != nil
    own = (lock.entriesOfCase[name] ?? []).filter { $0.isMount == isMount }
    check(lock.matches.matches[index])
  }

  private mutating func check(_ matches: [Match]) {
    var losses: [Match] = []
    var exchanges: [Match] = []
    var readers: [(match: Match, line: PublishedLine)] = []
    for match in matches {
      guard let current = match.current, current.line.caseName == caseName else {
        // The lock file of a mounted enum reports what the enum has lost.
        let isUnknown = match.current.map { $0.line.mount != nil } ?? true
        if !published.isMounted || !isUnknown { losses.append(match) }
        continue
      }
      isMatched = true
      if published.isMounted { continue }
      if current.isMounted, line.mount == nil {
        // A case that moved into a mounted enum was renamed.
        if lock.result.renames[line.caseName] == nil { losses.append(match) }
      } else if line.exchange(match.path.count, in: current.line) != nil {
        exchanges.append(match)
      } else if !current.isMounted,
        !readers.contains(where: { $0.match.current?.index == current.index })
      {
        readers.append((match, current.line))
      }
    }
    // Which texts a type of the app's own accepts is not known.
    losses.removeAll { loss in
      refusals(of: loss.path).contains { _, index in
        if case .custom = line.pattern.binding(at: index)?.type { true } else { false }
      }
    }
    // A link that no line of the case matches says more.
    losses += exchanges
    if let narrowed = losses.lazy.compactMap(narrowing).first {
      findings.append(narrowed)
    } else {
      for loss in losses where findings.isEmpty { report(loss) }
    }
    for (match, reader) in readers {
      for change in ValueChanges(from: line, to: reader, link: link(match)).findings
      // Several lines of the case can lose the same.
      where !findings.contains(where: { $0.message == change.message }) {
        findings.append(change)
        // Links would mean two things.
        if change.id == .publishedDefaultChanged { held.insert(reader.pattern.range) }
      }
    }
  }

  private func link(_ match: Match) -> String { lock.matches.link(match, of: line) }

  private mutating func report(
    _ id: DiagnosticID, _ message: Wording, near nearest: SourceRange?
  ) {
    findings.append(line.lost(id, message, near: nearest))
  }
}

// Why no line of the case matches a link as it was published.

extension LineCheck {
  /// A value that a line of the case does not accept any more. It is the reason why no line, or a worse
  /// one, matches the link.
  private func narrowing(_ loss: Match) -> Diagnostic? {
    if loss.current != nil, own.contains(where: { $0.mayMatch(loss.path) }) { return nil }
    for (entry, index) in refusals(of: loss.path) {
      guard let set = line.entry.sets(loss.path.count)?[index], let value = set.value,
        let other = entry.sets(loss.path.count)?[index],
        let was = line.pattern.binding(at: index), let now = entry.pattern.binding(at: index)
      else { continue }
      // A text next to a bound shows the difference better.
      var path = loss.path
      path[index] = set.text(outside: other) ?? path[index]
      if own.contains(where: { $0.mayMatch(path) }) { path = loss.path }
      let text = path[index].dropFirst(value.prefix.count).dropLast(value.suffix.count)
      return line.narrowed(
        line.name(was), from: was.type, to: now.type, String(decoding: text, as: UTF8.self),
        near: entry.pattern.range)
    }
    return nil
  }

  /// The patterns of the case that refuse nothing but values of a path, and the index of the first such
  /// value. They have the same forms as the published pattern.
  private func refusals(of path: [[UInt8]]) -> [(entry: TableEntry, index: Int)] {
    guard let published = line.entry.sets(path.count) else { return [] }
    return own.compactMap { entry in
      guard let sets = entry.sets(path.count) else { return nil }
      let refused = sets.indices.filter { !sets[$0].mayMatch(path[$0]) }
      let areValues = refused.allSatisfy { index in
        guard let value = sets[index].value, let was = published[index].value else { return false }
        return value.prefix == was.prefix && value.suffix == was.suffix
      }
      return areValues ? refused.first.map { (entry, $0) } : nil
    }
  }

  private mutating func report(_ loss: Match) {
    let (link, nearest) = (link(loss), nearest(to: loss.path))
    if let current = loss.current, current.line.caseName == caseName,
      let exchange = line.exchange(loss.path.count, in: current.line)
    {
      let change: Wording =
        switch exchange {
        case .text(let other, let name):
          "\(quoted: link) gives \(quoted: name) the text of \(quoted: other) now"
        case .otherText(let name): "\(quoted: link) gives \(quoted: name) another text now"
        case .nothing(let name): "\(quoted: link) gives \(quoted: name) no text now"
        }
      report(
        .publishedLinkLost,
        """
        \(quoted: line.plainPattern) was published, but \(change); \
        \(line.mount == nil ? remedy : "write '\(newLine: line.plainText)'")
        """, near: nearest)
      // Links would have two meanings.
      held.insert(current.line.pattern.range)
    } else if let (attribute, entry) = hiding(loss.path) {
      report(
        .publishedLinkLost,
        """
        \(quoted: line.plainPattern) was published, but \(quoted: attribute) now excludes \
        \(quoted: link); remove the attribute, or remove the line from the lock file
        """, near: entry.pattern.range)
    } else if let current = loss.current {
      reportTaken(loss, by: current)
    } else if let (name, entry) = need(loss.path) {
      findings.append(line.needing(name, link, near: entry.pattern.range))
    } else {
      report(
        .publishedLinkLost,
        """
        \(quoted: line.plainPattern) was published, but no route matches \(quoted: link) now; \
        \(remedy)
        """, near: nearest)
    }
  }

  /// Reports a line of another case that matches the links now. It can take single texts from a
  /// capture, if a line of the case matches them too.
  private mutating func reportTaken(_ loss: Match, by current: PublishedMatches.Current) {
    // A line that could not be read can have published the links for the other case.
    guard lock.lock.findings.isWhole, let taker = current.source.outermost.pattern else { return }
    let name = current.line.caseName
    // A condition of its own takes some of the links of a path.
    let takesAll =
      line.entry.segments.allSatisfy { if case .literal = $0 { true } else { false } }
      && current.line.entry.conditions.allSatisfy { condition in
        line.entry.conditions.contains { $0.key.isSameBytes(as: condition.key) }
      }
    // A line of a mounted enum has its patterns there.
    let isCovered =
      published.isMounted
      || own.contains { $0.isMet(byLinksOf: line.entry) && $0.mayMatch(loss.path) }
    if name == caseName || !isMatched || takesAll || !isCovered {
      // Two routes cannot share a case.
      let isFree = lock.entriesOfCase[line.caseName] == nil
      let fix: Wording =
        name == caseName
        ? """
        the mount of \(quoted: current.source.outermost.route.mount ?? "") now; give the mount \
        another pattern, and another name with 'as'
        """
        : """
        \(quoted: name) now; give \(quoted: name) another pattern\
        \(isFree ? ", or write 'as \(line.caseName)'" : "")
        """
      report(
        .publishedLinkMoved,
        """
        \(quoted: line.plainPattern) was published for \(quoted: line.caseName), but its links \
        match \(fix)
        """, near: taker.range)
    } else if loss.isEndless {
      report(
        .publishedLinkTaken,
        """
        \(quoted: taker.text) cannot match \(quoted: link(loss)), because \
        \(quoted: line.plainPattern) was published for \(quoted: line.caseName)
        """, near: current.source.pattern?.range)
    } else {
      return
    }
    held.insert(taker.range)
  }

  /// The attribute that keeps links from outside from a pattern of the case that matches a path.
  private func hiding(_ path: [[UInt8]]) -> (attribute: String, entry: TableEntry)? {
    for entry in own where entry.mayMatch(path) {
      if let attribute = lock.table.attribute(hiding: entry.restriction) {
        return (attribute, entry)
      }
    }
    return nil
  }

  /// What a pattern of the case requires and a path does not have, if that is all.
  private func need(_ path: [[UInt8]]) -> (name: String, entry: TableEntry)? {
    for entry in own {
      if entry.mayMatch(path) {
        if let (key, value) = entry.conditions.first {
          return (LockText.literal(key) + "=" + LockText.literal(value), entry)
        }
      } else if path.count < entry.minimumSegmentCount,
        zip(entry.segments, path).allSatisfy({ $0.mayMatch($1) }),
        let binding = entry.pattern.binding(at: path.count)
      {
        return (PublishedLine(entry, of: lock.table).name(binding), entry)
      }
    }
    return nil
  }

  /// The route nearest to a path: a route of the case, or else the one that starts with the most
  /// literals of the path.
  private func nearest(to path: [[UInt8]]) -> SourceRange? {
    if let own = lock.entriesOfCase[caseName]?.first { return own.pattern.range }
    var best: (count: Int, range: SourceRange)?
    for entry in lock.entries {
      let count = zip(entry.segments, path).prefix { $0 == .literal($1) }.count
      if count > best?.count ?? 0 { best = (count, entry.pattern.range) }
    }
    return best?.range
  }

  /// The line to write so that the links match again, or why there is none.
  private var remedy: Wording {
    let route = lock.table.routes.first { $0.caseName == caseName }
    let isSameMount =
      route?.mount == line.mount
      && (line.mount == nil
        || Set(route?.parameters.map(\.wireName) ?? []) == Set(line.parameters.map(\.wireName)))
    guard let route, isSameMount else {
      var other: Wording = ""
      if let pattern = route?.pattern?.text, pattern != line.plainPattern {
        other = ", and give \(quoted: pattern) another name with 'as'"
      }
      return "write '\(newLine: line.routeText)'\(other)"
    }
    if let item = line.itemNeeded(byAliasOf: route) {
      return """
        an alias of \(quoted: caseName) needs \(quoted: item) too, which these links do not have
        """
    }
    return "write '\(newLine: line.text(asAliasOf: route))'"
  }
}
