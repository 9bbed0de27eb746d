/// Checks the links of one published line: each must match the line's case, with the same values.
///
/// If some do not, the finding names one cause, and one link as an example.
struct LineCheck {
  private let lock: LockCheck
  private let published: PublishedComparison.Published
  private let line: PublishedLine
  /// The name of the line's case today.
  private let caseName: String
  /// The patterns of that case.
  private let own: [TableEntry]
  private let outcomes: [PublishedComparison.Outcome]
  private let index: Int
  private(set) var findings: [Diagnostic] = []
  /// The lines of the table that the lock file must not contain.
  private(set) var held: Set<SourceRange> = []

  init(_ index: Int, of lock: LockCheck) {
    self.lock = lock
    self.index = index
    published = lock.comparison.lines[index]
    line = published.line
    caseName = lock.caseName(index)
    own = lock.entries(of: caseName)
    outcomes = lock.comparison.outcomes[index]
    check()
  }

  private mutating func check() {
    var losses: [PublishedComparison.Outcome] = []
    var readers: [(entry: TableEntry, outcome: PublishedComparison.Outcome)] = []
    var isMatched = false
    for outcome in outcomes {
      let answer = answer(outcome)
      // The lock file of a mounted enum reports what the enum has lost.
      if published.mount != nil, answer?.isAssumed ?? true { continue }
      guard let answer, lock.caseName(answer) == caseName else {
        losses.append(outcome)
        continue
      }
      isMatched = true
      if answer.isMounted {
        // A case that moved into a module is renamed. One that became a mount of its name is not.
        if published.mount == nil, lock.renames[line.caseName] == nil { losses.append(outcome) }
      } else if misread(outcome.path, by: answer.own) != nil {
        losses.append(outcome)
      } else if !readers.contains(where: { $0.entry.pattern.range == answer.range }) {
        readers.append((answer.own, outcome))
      }
    }
    losses.removeAll { loss in own.contains { isOwnType($0, loss.path) } }
    if !reportNarrowed(losses) {
      for loss in losses where findings.isEmpty { report(loss, isMatched: isMatched) }
    }
    for (reader, outcome) in readers {
      let values = ValueChanges(
        from: line, to: PublishedLine(reader, of: lock.table), link: link(outcome),
        remedy: remedy)
      for change in values.changes {
        if change.isHeld { held.insert(reader.pattern.range) }
        let finding = lock.finding(change, index, nearest: reader.pattern.range)
        // Several patterns of the case may read the links, and lack the same.
        if !findings.contains(where: { $0.message == finding.message }) { findings.append(finding) }
      }
    }
  }

  private func answer(_ outcome: PublishedComparison.Outcome) -> PublishedComparison.Answer? {
    outcome.answer.map { lock.comparison.answers[$0] }
  }

  private func link(_ outcome: PublishedComparison.Outcome) -> String {
    lock.comparison.link(outcome.path, of: index, with: outcome.query)
  }

  private mutating func report(
    _ id: DiagnosticID, _ wording: Wording, nearest: SourceRange?
  ) {
    findings.append(lock.finding(id, wording, index, nearest: nearest))
  }

  /// Reports a value that a pattern of the case does not accept any more. It is the reason why
  /// nothing, or a worse pattern, matches the links.
  private mutating func reportNarrowed(_ losses: [PublishedComparison.Outcome]) -> Bool {
    for loss in losses {
      if loss.answer != nil, own.contains(where: { $0.mayMatch(loss.path) }) { continue }
      for entry in own {
        guard let place = entry.refusal(loss.path, published.entry),
          let set = published.entry.sets(loss.path.count)?[place],
          let other = entry.sets(loss.path.count)?[place]
        else { continue }
        // A text next to a bound says more, if it is lost in the same way.
        var path = loss.path
        path[place] = set.text(outside: other) ?? path[place]
        if lock.comparison.answer(to: path, of: index) != loss.answer { path = loss.path }
        guard let change = lock.narrowed(path, index, entry, place) else { continue }
        findings.append(lock.finding(change, index, nearest: entry.pattern.range))
        return true
      }
    }
    return false
  }

  /// Reports links that no pattern of the case matches as they were published.
  private mutating func report(_ loss: PublishedComparison.Outcome, isMatched: Bool) {
    let (link, nearest) = (link(loss), lock.nearest(to: loss.path, of: caseName))
    let answer = answer(loss)
    if let answer, lock.caseName(answer) == caseName, !answer.isMounted,
      let binding = misread(loss.path, by: answer.own).flatMap(line.pattern.binding)
    {
      let change = ValueChanges.Change.readOtherwise(line, link, line.name(binding), remedy)
      findings.append(lock.finding(change, index, nearest: nearest))
    } else if let hidden = own.first(where: {
      $0.mayMatch(loss.path) && !lock.publicLines.contains($0.restriction)
    }), let attribute = lock.publicLines.hidingAttribute(hidden.restriction) {
      findings.append(lock.hidden(link, index, by: attribute, nearest: nearest))
    } else if let answer {
      reportTaken(loss, by: answer, isMatched: isMatched)
    } else if let (name, entry) = need(loss.path) {
      let change = ValueChanges.Change.needs(name, link)
      findings.append(lock.finding(change, index, nearest: entry.pattern.range))
    } else {
      findings.append(lock.lost(link, index, remedy: remedy, nearest: nearest))
    }
  }

  /// Reports a line of another case that matches the links now. It may take single texts from a
  /// capture.
  private mutating func reportTaken(
    _ loss: PublishedComparison.Outcome, by taker: PublishedComparison.Answer, isMatched: Bool
  ) {
    let other = lock.caseName(taker)
    // A line that could not be read may have published them for the taker.
    if lock.lock.unreadWords.contains(other) { return }
    // With a condition of its own it takes some of the links of a path.
    let takesAll =
      line.pattern.segments.allSatisfy { if case .literal = $0 { true } else { false } }
      && taker.entry.conditions.allSatisfy { line.hasCondition($0.key) }
    if other == caseName {
      report(
        .publishedLinkMoved,
        """
        \(quoted: line.plainPattern) was published for \(quoted: line.caseName), but its links \
        match the mount of \(quoted: lock.table.routes[taker.own.route].mount ?? "") now; give the \
        mount another pattern, and another name with 'as'
        """, nearest: taker.own.pattern.range)
    } else if !isMatched || takesAll {
      findings.append(lock.moved(index, to: other, nearest: taker.own.pattern.range))
    } else if loss.isEndless {
      report(
        .publishedLinkTaken,
        """
        \(quoted: taker.own.pattern.text) cannot match \(quoted: link(loss)), because \
        \(quoted: line.plainPattern) was published for \(quoted: line.caseName)
        """, nearest: taker.range)
    } else {
      return
    }
    held.insert(taker.own.pattern.range)
  }

  /// Whether a text was published with a type of the app's own, and is refused by another type.
  private func isOwnType(_ entry: TableEntry, _ path: [[UInt8]]) -> Bool {
    guard let place = entry.refusal(path, published.entry),
      case .custom = line.pattern.binding(at: place)?.type
    else { return false }
    return true
  }

  /// The index of a capture to which a pattern gives another text than was published; nil if there is
  /// none.
  private func misread(_ path: [[UInt8]], by other: TableEntry) -> Int? {
    guard let sets = published.entry.sets(path.count), let others = other.sets(path.count) else {
      return nil
    }
    return line.movedCapture(in: PublishedLine(other, of: lock.table))
      ?? sets.indices.first {
        sets[$0].value != nil && others[$0].value != nil && !sets[$0].isAligned(with: others[$0])
      }
  }

  /// What a pattern of the case needs besides what a path has, if that is all.
  private func need(_ path: [[UInt8]]) -> (String, TableEntry)? {
    for entry in own {
      if entry.mayMatch(path) {
        if let condition = entry.conditions.first {
          return (
            LockText.literal(condition.key) + "=" + LockText.literal(condition.value), entry
          )
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

  /// The line to write so that the links match again, or why there is none.
  private var remedy: Wording {
    guard let route = lock.table.routes.first(where: { $0.caseName == caseName }) else {
      // A route for a case that is gone.
      let name = line.caseName
      let destination = name.prefix(1).uppercased() + name.dropFirst() + "Destination"
      let isOwn = Naming.caseName(ofDestination: destination) == name
      return "write '\(line.plainPattern) -> \(destination)\(isOwn ? "" : " as \(name)")'"
    }
    let alias = line.renamed(caseName)
    if let item = route.itemNeeded(byAlias: alias) {
      return """
        an alias of \(quoted: caseName) needs \(quoted: item) too, which these links do not have
        """
    }
    return "write '\(route.aliasText(of: alias))'"
  }
}

extension TableEntry {
  /// The index of a segment that the pattern refuses, if it has the same form as a published one and
  /// refuses nothing but values.
  func refusal(_ path: [[UInt8]], _ published: TableEntry) -> Int? {
    guard let sets = sets(path.count), let others = published.sets(path.count) else { return nil }
    let refused = sets.indices.filter { !sets[$0].mayMatch(path[$0]) }
    let areValues = refused.allSatisfy { index in
      guard let value = sets[index].value, let other = others[index].value else { return false }
      return value.prefix == other.prefix && value.suffix == other.suffix
    }
    return areValues ? refused.first : nil
  }
}

extension PublishedLine {
  /// The index of a capture whose parameter has another segment in another line, and so the text
  /// from there; nil if there is none.
  func movedCapture(in other: PublishedLine) -> Int? {
    pattern.segments.indices.first { place in
      guard let name = pattern.binding(at: place).map(name) else { return false }
      let found = other.pattern.segments.indices.first {
        other.pattern.binding(at: $0).map { other.name($0).isSameBytes(as: name) } ?? false
      }
      return found.map { $0 != place } ?? false
    }
  }

  /// All that it binds.
  var bindings: [PatternModel.Binding] { sources.map(\.binding) }
}

extension RouteModel {
  /// A published line as an alias of the route. An alias has the types of its route, and can have them
  /// written if they are the same.
  func aliasText(of line: PublishedLine) -> String {
    let isAlike = line.bindings.allSatisfy { binding in
      parameters.contains {
        $0.wireName == line.name(binding) && $0.type == binding.type
          && $0.spec.isList == binding.spec.isList && $0.spec.isOptional == binding.spec.isOptional
          && $0.spec.defaultText == binding.spec.defaultText
      }
    }
    return isAlike ? line.plainText : line.aliasText
  }

  /// A condition or a required parameter that an alias takes over from the route, and that links of a
  /// published line do not have.
  fileprivate func itemNeeded(byAlias line: PublishedLine) -> String? {
    guard let pattern else { return nil }
    let own = PublishedLine(
      pattern: pattern, parameters: parameters, caseName: caseName, mount: mount)
    let names = Set(line.bindings.map(line.name))
    func isNeeded(_ binding: PatternModel.Binding) -> Bool {
      !binding.mayBeMissing && !names.contains(own.name(binding))
    }
    for item in pattern.query
    where !line.pattern.query.contains(where: { $0.key.isSameBytes(as: item.key) }) {
      switch item {
      case .condition: return own.text(item, .plain)
      case .parameter(_, let binding):
        if isNeeded(binding) { return own.text(item, .plain) }
      }
    }
    guard line.pattern.fragment == nil, let fragment = pattern.fragment, isNeeded(fragment) else {
      return nil
    }
    return "#" + own.capture(fragment, .plain)
  }
}
