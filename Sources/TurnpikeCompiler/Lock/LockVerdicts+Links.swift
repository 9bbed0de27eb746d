/// What answers the links of a line now.
extension LockVerdicts {
  mutating func check(_ index: Int) {
    let published = comparison.lines[index]
    let caseName = caseName(index)
    let own = entries(of: caseName)
    var failures: [Failure] = []
    var readers: [(entry: TableEntry, outcome: PublishedComparison.Outcome)] = []
    var isAnswered = comparison.isAnsweredByItself(index)
    for outcome in comparison.outcomes[index] {
      let answer = outcome.answer.map { comparison.answers[$0] }
      if published.mount != nil, answer?.isAssumed ?? true {
        // The enum's own lock reports what the enum has lost.
        continue
      }
      guard let answer, self.caseName(answer) == caseName else {
        failures.append(Failure(outcome, of: index, answer, in: comparison))
        continue
      }
      isAnswered = true
      if answer.isMounted {
        // A case that moved into a module is renamed; one that became a mount of its name is not.
        if published.mount == nil, renames[published.line.caseName] == nil {
          failures.append(Failure(outcome, of: index, answer, in: comparison))
        }
      } else if let place = misread(outcome.path, index, by: answer.own) {
        failures.append(Failure(outcome, of: index, answer, in: comparison, misread: place))
      } else if !readers.contains(where: { $0.entry.pattern.range == answer.range }) {
        readers.append((answer.own, outcome))
      }
    }
    if let finding = verdict(failures, index, own, isAnswered: isAnswered) {
      diagnostics.append(finding)
    }
    for (entry, outcome) in readers {
      let values = ReadValues(published: published.line, line: PublishedLine(entry, of: table))
      report(values, index, entry, comparison.link(outcome.path, of: index))
    }
  }

  /// The index of a capture that a pattern gives another text than was published; nil for none.
  private func misread(_ path: [[UInt8]], _ index: Int, by other: TableEntry) -> Int? {
    let published = comparison.lines[index]
    guard let texts = published.entry.segmentTexts(path.count),
      let others = other.segmentTexts(path.count)
    else { return nil }
    return published.line.movedCapture(in: PublishedLine(other, of: table))
      ?? texts.indices.first { place in
        texts[place].predicate != nil && others[place].predicate != nil
          && !texts[place].isAligned(with: others[place])
      }
  }
}

extension PublishedLine {
  /// The index of a capture whose parameter has another segment in another line, and so the text
  /// from there; nil for none.
  func movedCapture(in other: PublishedLine) -> Int? {
    pattern.segments.indices.first { place in
      guard let name = pattern.binding(at: place).map(name) else { return false }
      let found = other.pattern.segments.indices.first {
        other.pattern.binding(at: $0).map { other.name($0).isSameBytes(as: name) } ?? false
      }
      return found.map { $0 != place } ?? false
    }
  }
}
