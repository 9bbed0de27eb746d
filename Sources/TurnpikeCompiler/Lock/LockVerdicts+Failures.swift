/// What is said of links that are not answered as they were.
extension LockVerdicts {
  /// A link that is not answered as it was.
  struct Failure {
    let path: [[UInt8]]
    let link: String
    /// What answers it; nil for nothing.
    let taker: TableEntry?
    /// Where the pattern is that answers it, behind a mount that of the mounted enum.
    var place: SourceRange?
    /// The capture that it gives another text.
    var misread: Int?
  }

  /// The one finding that says most of what has become of a line's links.
  @_optimize(none)
  mutating func verdict(
    _ failures: [Failure], _ index: Int, _ own: [TableEntry], isAnswered: Bool
  ) -> Diagnostic? {
    let (line, range) = lines[index]
    let failures = failures.filter { failure in
      !own.contains { isOwnType($0, failure.path, index) }
    }
    for failure in failures {
      // What is narrowed says why nothing, or a worse pattern, answers.
      if own.contains(where: { $0.matches(failure.path) }), failure.taker != nil { continue }
      for entry in own {
        if let place = entry.refusal(failure.path, published[index]) {
          return narrowed(failure, index, entry, place)
        }
      }
    }
    for failure in failures {
      let nearest = table.nearest(to: failure.path, of: caseName(index))
      if let binding = failure.misread.flatMap(line.pattern.binding) {
        return .linkReadOtherwise(
          line.plainPattern, witness: failure.link, line.name(binding), write: proposal(index),
          at: range, nearest: nearest)
      }
      if let taker = failure.taker {
        if let finding = taken(failure, taker, index, own, isAnswered: isAnswered) {
          return finding
        }
      } else if let (name, entry) = need(failure, own) {
        return .linkNeeds(name, link: failure.link, at: range, nearest: entry.pattern.range)
      } else {
        return .linkLost(
          line.plainPattern, witness: failure.link, write: proposal(index), at: range,
          nearest: nearest)
      }
    }
    return nil
  }

  /// Whether a text was published as of a type of the user's own, and is refused as of another.
  private func isOwnType(_ entry: TableEntry, _ path: [[UInt8]], _ index: Int) -> Bool {
    guard let place = entry.refusal(path, published[index]),
      case .custom = published[index].pattern.binding(at: place)?.type
    else { return false }
    return true
  }

  @_optimize(none)
  private mutating func taken(
    _ failure: Failure, _ taker: TableEntry, _ index: Int, _ own: [TableEntry], isAnswered: Bool
  ) -> Diagnostic? {
    let (line, range) = lines[index]
    let isSingle = published[index].pieces(failure.path.count)?.allSatisfy { $0.predicate == nil }
    // With a condition of its own it takes some of the links of a path.
    let isWhole = taker.conditions.allSatisfy { line.hasCondition($0.key) }
    if !isAnswered || isSingle == true && isWhole {
      held.insert(taker.pattern.range)
      return .linkMoved(
        line.plainPattern, from: line.caseName, to: table.caseName(taker), at: range,
        nearest: taker.pattern.range)
    }
    guard taker.takesMany(of: published[index], failure.path.count) else { return nil }
    held.insert(taker.pattern.range)
    return .linkTaken(
      failure.link, from: line.plainPattern, of: line.caseName, by: taker.pattern.text,
      at: range, nearest: failure.place)
  }

  @_optimize(none)
  func narrowed(
    _ failure: Failure, _ index: Int, _ entry: TableEntry, _ place: Int
  ) -> Diagnostic? {
    let (line, range) = lines[index]
    guard let was = line.pattern.binding(at: place), let now = entry.pattern.binding(at: place),
      let piece = published[index].pieces(failure.path.count)?[place].predicate
    else { return nil }
    let text = failure.path[place].dropFirst(piece.prefix.count).dropLast(piece.suffix.count)
    return .linkNarrowed(
      line.name(was), of: line.pathText, type: (was.type.spelling, now.type.spelling),
      text: String(decoding: text, as: UTF8.self), at: range, nearest: entry.pattern.range)
  }

  /// What a pattern of the case needs beyond what the link has, where that is all.
  @_optimize(none)
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
        let pieces = entry.pieces(entry.pattern.segments.count),
        failure.path.indices.allSatisfy({ pieces[$0].mayAccept(failure.path[$0]) }),
        let binding = entry.pattern.binding(at: count)
      {
        return (table.line(entry).name(binding), entry)
      }
    }
    return nil
  }
}
