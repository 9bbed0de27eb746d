import TurnpikeTable

extension LinkedTable {
  /// What the table and those that it mounts answer to the link, in time linear in its length. The
  /// user's own types are taken to decode every text, and a mounted enum that is not known to answer.
  package func answer(_ link: String) -> LinkAnswer {
    LinkBytes.read(link) { answer($0) }
  }

  package func answer(_ link: Span<UInt8>) -> LinkAnswer {
    var refusals: Set<MountRefusal> = []
    let found = answer(link, LinkSearch(), LinkAnswer.query(of: link), &refusals)
    let storage = table.storage
    return found.reading(MatchedLink.sharedQuery(link, storage.view))
  }

  private func answer(
    _ link: Span<UInt8>, _ search: consuming LinkSearch, _ query: [LinkAnswer.Element],
    _ refusals: inout Set<MountRefusal>
  ) -> LinkAnswer {
    let storage = table.storage
    while let match = search.next(in: link, storage.view, { _, _ in true }) {
      let matched = MatchedLink(link, storage.view, match)
      let answer = LinkAnswer(matched, of: model, query: query)
      guard match.isMount, let child = mounts[match.route] else { return answer }
      let rest = match.rest(of: link, storage.view)
      let refusal = MountRefusal(table: child, position: rest.position)
      if refusals.contains(refusal) { continue }
      let found = child.answer(link, LinkSearch(path: rest), query, &refusals)
      if found.outcome != .unmatched { return answer.joined(with: found) }
      refusals.insert(refusal)
    }
    return LinkAnswer(search.refusal(of: link), query: query)
  }

  /// Why a link is answered as it is, line by line, for people.
  package func explain(_ link: String) -> [String] {
    var refusals: Set<MountRefusal> = []
    let storage = table.storage
    return LinkBytes.read(link) { bytes in
      let explanation = explain(bytes, path: nil, &refusals)
      let pathStart = storage.view.pathStart(of: bytes)
      let proposal = NearLink.proposal(explanation.near, pathStart: pathStart) { link in
        let answer = answer(link)
        return answer.outcome == .matched ? answer.pattern : nil
      }
      return explanation.lines + (proposal.map { [$0] } ?? [])
    }
  }

  /// The patterns that match a link but for their restrictions, and the links that these allow.
  package func closedLines(of link: String) -> [(pattern: String, allowed: String)] {
    var refusals: Set<MountRefusal> = []
    return LinkBytes.read(link) { explain($0, path: nil, &refusals).closed }
  }

  private struct Explanation {
    var lines: [String] = []
    var answers = false
    var near: [NearLink] = []
    var closed: [(pattern: String, allowed: String)] = []
  }

  /// Why the path of a link does not match a pattern of the table; nil if it does.
  func mismatch(of link: String, with pattern: Address<EntryRecord>) -> String? {
    let storage = table.storage
    return LinkBytes.read(link) { link in
      LinkExplanation.mismatch(of: link, with: pattern, storage.view) { _, _ in true }
    }
  }

  /// The patterns of the table, by their texts.
  var patterns: [String: Address<EntryRecord>] {
    let storage = table.storage
    return Dictionary(
      storage.view.entries.map { (storage.view.pattern($0), $0) }, uniquingKeysWith: { $1 })
  }

  private func explain(
    _ link: Span<UInt8>, path: PathSegments?, _ refusals: inout Set<MountRefusal>
  ) -> Explanation {
    let storage = table.storage
    var mounted = Explanation()
    let own = LinkExplanation(link, path: path, storage.view, { _, _ in true }) {
      explain($0, of: link, in: &mounted, &refusals)
    }
    return Explanation(
      lines: own.lines + mounted.lines, answers: own.answers, near: mounted.near + own.near,
      closed: own.closed + mounted.closed)
  }

  /// Adds what a mounted table says, and gives whether it answers.
  private func explain(
    _ match: LinkMatch, of link: Span<UInt8>, in mounted: inout Explanation,
    _ refusals: inout Set<MountRefusal>
  ) -> Bool {
    guard let child = mounts[match.route] else { return true }
    let storage = table.storage
    let rest = match.rest(of: link, storage.view)
    let pattern = storage.view.pattern(match.entry)
    let head = "behind '\(pattern)', \(child.model.name):"
    let refusal = MountRefusal(table: child, position: rest.position)
    if refusals.contains(refusal) {
      mounted.lines.append(head + " the same")
      return false
    }
    let explanation = child.explain(link, path: rest, &refusals)
    mounted.lines.append(head)
    mounted.lines += explanation.lines.map { "  " + $0 }
    mounted.near += explanation.near
    mounted.closed += explanation.closed.map {
      (MountedNames.pattern(pattern, $0.pattern), $0.allowed)
    }
    if !explanation.answers { refusals.insert(refusal) }
    return explanation.answers
  }
}

extension CompiledTable {
  /// Why the table matches a link or not, line by line, for people.
  package func explain(_ link: String) -> [String] { LinkedTable(self).explain(link) }
}

/// A table that does not answer what follows the prefix of a mount. It is not tried there again.
private struct MountRefusal: Hashable {
  let table: ObjectIdentifier
  let position: Int

  init(table: LinkedTable, position: Int) {
    self.table = ObjectIdentifier(table)
    self.position = position
  }
}
