import TurnpikeCompiler
import TurnpikeTable

extension LinkedTable {
  /// Why a link matches or not, line by line, for people.
  package func explain(_ link: String) -> [String] {
    var refusals: Set<MountRefusal> = []
    return LinkBytes.read(link) { bytes in
      let explanation = explain(bytes, path: nil, &refusals)
      return explanation.lines + proposals(explanation, of: bytes)
    }
  }

  /// The patterns that a link almost matches, each with the reason: a restriction, or an invalid
  /// value. If there are none, the nearest link that matches.
  func nearest(_ link: String) -> (closed: [String], invalid: [String], proposal: [String]) {
    var refusals: Set<MountRefusal> = []
    return LinkBytes.read(link) { bytes in
      let explanation = explain(bytes, path: nil, &refusals)
      return (
        explanation.closed.map { "\($0.pattern): \($0.reason)" },
        explanation.invalid.map { "\($0.pattern): \($0.reason)" },
        proposals(explanation, of: bytes)
      )
    }
  }

  private func proposals(_ explanation: Explanation, of link: Span<UInt8>) -> [String] {
    let storage = table.storage
    let pathStart = storage.view.pathStart(of: link)
    let proposal = NearLink.proposal(explanation.near, pathStart: pathStart) { link in
      let result = match(link)
      return result.outcome == .matched ? result.pattern : nil
    }
    return [proposal].compactMap(\.self)
  }

  private struct Explanation {
    var lines: [String] = []
    var isMatch = false
    var near: [NearLink] = []
    var closed: [(pattern: String, reason: String)] = []
    var invalid: [(pattern: String, reason: String)] = []
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
      lines: own.lines + mounted.lines, isMatch: own.isMatched, near: mounted.near + own.near,
      closed: own.closed + mounted.closed, invalid: own.invalid + mounted.invalid)
  }

  /// Adds the explanation of a mounted table, and returns whether it matches.
  private func explain(
    _ match: LinkMatch, of link: Span<UInt8>, in mounted: inout Explanation,
    _ refusals: inout Set<MountRefusal>
  ) -> Bool {
    let storage = table.storage
    let rest = match.rest
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
      (MountedNames.pattern(pattern, $0.pattern), $0.reason)
    }
    mounted.invalid += explanation.invalid.map {
      (MountedNames.pattern(pattern, $0.pattern), $0.reason)
    }
    if !explanation.isMatch { refusals.insert(refusal) }
    return explanation.isMatch
  }
}

extension CompiledTable {
  /// Why the table matches a link or not, line by line, for people.
  package func explain(_ link: String) -> [String] { LinkedTable(self).explain(link) }
}
