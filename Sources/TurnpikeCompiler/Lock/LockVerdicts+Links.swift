/// What answers the links of a line now.
extension LockVerdicts {
  @_optimize(none)
  mutating func check(_ index: Int) {
    let (links, caseName) = (links(index), caseName(index))
    let own = table.entries(of: caseName)
    var failures: [Failure] = []
    var readers: [TableEntry] = []
    var isAnswered = false
    @_optimize(none)
    func judge(_ path: [[UInt8]], _ conditions: [(key: String, value: String)] = []) {
      let link = links.text(path, with: conditions)
      let read = table.read(link)
      let answer = read?.entry
      if let answer, table.caseName(answer) == caseName {
        isAnswered = true
        guard !answer.isMount else { return }
        if let misread = misread(path, index, by: answer) {
          if isOfBetterLine(path, index, answeredBy: read) { return }
          failures.append(
            Failure(
              path: path, link: link, taker: answer, place: read.map(table.place),
              misread: misread))
        } else if !readers.contains(where: { $0.pattern.range == answer.pattern.range }) {
          readers.append(answer)
        }
      } else if index >= ownCount, read?.isAssumed ?? true {
        // Where its enum does not answer, the next one is asked; what an enum has lost is told by its
        // own lock.
        return
      } else if !isOfBetterLine(path, index, answeredBy: read) {
        failures.append(
          Failure(path: path, link: link, taker: answer, place: read.map(table.place)))
      }
    }
    for length in links.lengths {
      for path in links.paths(length, against: own) { judge(path) }
    }
    links.sharedPaths { path, node in
      let others = table.trie.nodes[node].accepts.map { table.trie.entries[$0] }
        .filter { table.caseName($0) != caseName }
      if !others.isEmpty { judge(path) }
      for entry in others where !entry.conditions.isEmpty && links.mayHave(entry.conditions) {
        judge(path, entry.conditions)
      }
    }
    if let failure = verdict(failures, index, own, isAnswered: isAnswered) {
      diagnostics.append(failure)
    }
    for reader in readers {
      let values = ReadValues(published: links.line, line: table.line(reader))
      report(values, index, reader, links)
    }
  }

  /// The place of a capture that a pattern gives another text than was published; nil for none.
  @_optimize(none)
  private func misread(_ path: [[UInt8]], _ index: Int, by other: TableEntry) -> Int? {
    let entry = published[index]
    guard let pieces = entry.pieces(path.count), let others = other.pieces(path.count) else {
      return nil
    }
    let (line, reader) = (lines[index].line, table.line(other))
    let places = other.pattern.segments.indices
    // A parameter that stands elsewhere now has the text from there.
    let moved = entry.pattern.segments.indices.first { place in
      guard let name = entry.pattern.binding(at: place).map(line.name) else { return false }
      let found = places.first {
        other.pattern.binding(at: $0).map { reader.name($0).utf8.elementsEqual(name.utf8) } ?? false
      }
      return found.map { $0 != place } ?? false
    }
    return moved
      ?? pieces.indices.first { place in
        pieces[place].predicate != nil && others[place].predicate != nil
          && !pieces[place].isAligned(with: others[place])
      }
  }

  /// Whether a better line of the lock has a path, so that it never was this line's.
  ///
  /// - Parameter read: what answers it now: most of all its own line is better.
  @_optimize(none)
  func isOfBetterLine(
    _ path: [[UInt8]], _ index: Int, answeredBy read: LockedTable.Reading?
  ) -> Bool {
    guard let own = ranks(path.count, index) else { return false }
    @_optimize(none)
    func isBetter(_ other: Int) -> Bool {
      let isMount = published[other].isMount
      let count = isMount ? published[other].pattern.segments.count : path.count
      guard other != index, count <= path.count,
        published[other].matches(Array(path.prefix(count))),
        let pieces = published[other].pieces(count),
        // Of what is behind a mount, only what is known to be.
        read?.isAssumed ?? false
          || knownMounts[other]?.contains(where: { published[$0].matches(path) }) ?? true
      else { return false }
      for (piece, rank) in zip(pieces, own) where piece.rank != rank { return piece.rank < rank }
      // A route is better than what is mounted at its place.
      if index >= ownCount, !isMount { return true }
      // What follows a mount ranks as a rest.
      return own.dropFirst(count).first { $0 != .rest }.map { .rest < $0 } ?? false
    }
    if let read, (linesOfShape[read.entry.shape] ?? []).contains(where: isBetter) { return true }
    return published.indices.prefix(ownCount).contains(where: isBetter)
  }

  /// How the segments of a line rank in links of a length.
  @_optimize(none)
  private func ranks(_ length: Int, _ index: Int) -> [SegmentRank]? {
    guard let pieces = published[index].pieces(length) else { return nil }
    let prefix =
      index < ownCount
      ? length : published[mountLines[index - ownCount]].pattern.segments.count
    return pieces.indices.map { $0 < prefix ? pieces[$0].rank : .rest }
  }
}
