package import TurnpikeCompiler
import TurnpikeTable

extension LinkedTable {
  /// What the table and those that it mounts answer to the link, in time linear in its length. The
  /// user's own types are taken to decode every text, and a mounted enum that is not known to answer.
  package func answer(_ link: String) -> LinkAnswer {
    LinkBytes.read(link) { answer($0) }
  }

  package func answer(_ link: Span<UInt8>) -> LinkAnswer {
    let query = LinkAnswer.query(of: link)
    var lines: [MatchingLine]
    do throws(Refusal) {
      lines = try self.lines(matching: link)
    } catch {
      return LinkAnswer(error, query: query)
    }
    var answer: LinkAnswer?
    while let line = lines.popLast() {
      let storage = line.table.table.storage
      let own = LinkAnswer(
        MatchedLink(link, storage.view, line.match), of: line.table.model, query: query)
      answer = answer.map { own.joined(with: $0) } ?? own
    }
    let storage = table.storage
    let whole = answer ?? LinkAnswer(.noRoute, query: query)
    return whole.reading(MatchedLink.sharedQuery(link, storage.view))
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

  private func explain(
    _ link: Span<UInt8>, path: PathSegments?, _ refusals: inout Set<MountRefusal>
  ) -> Explanation {
    let storage = table.storage
    var mounted = Explanation()
    let own = LinkExplanation(link, path: path, storage.view, { _, _ in true }) {
      explain($0, of: link, in: &mounted, &refusals)
    }
    return Explanation(
      lines: own.lines + mounted.lines, answers: own.isMatched, near: mounted.near + own.near,
      closed: own.closed + mounted.closed)
  }

  /// Adds what a mounted table says, and gives whether it answers.
  private func explain(
    _ match: LinkMatch, of link: Span<UInt8>, in mounted: inout Explanation,
    _ refusals: inout Set<MountRefusal>
  ) -> Bool {
    let storage = table.storage
    let rest = match.rest(of: link, storage.view)
    guard let child = mounts[match.route] else { return rest.matchableEnd(in: link) != nil }
    let pattern = storage.view.pattern(match.entry)
    let head = "\(child.model.name), mounted at '\(pattern)':"
    let refusal = MountRefusal(table: child, position: rest.position)
    if refusals.contains(refusal) {
      mounted.lines.append(head + " already tried above")
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

extension CompiledTable {
  /// What the table says of a link. The user's own types are taken to decode every text, and mounted
  /// enums to match every rest.
  package func answer(_ link: String) -> LinkAnswer { LinkedTable(self).answer(link) }

  /// What the table says of a link of any bytes.
  package func answer(_ link: [UInt8]) -> LinkAnswer {
    LinkedTable(self).answer(ContiguousArray(link).span)
  }
}
