import TurnpikeCompiler
import TurnpikeLinks
import TurnpikeTable

extension LinkedTable {
  /// Why a link matches or not, line by line, for people.
  ///
  /// - Parameter notes: More lines about the link.
  package func explain(_ link: String, notes: [String] = []) -> [String] {
    var refusals: Set<MountRefusal> = []
    return LinkBytes.read(link.trimmedLink) { bytes in
      let explanation = explain(bytes, path: nil, &refusals)
      return explanation.lines + notes + proposals(explanation, of: bytes)
    }
  }

  /// The patterns that a link almost matches, each with the reason: restrictions, and invalid values
  /// or conditions. If no value is invalid, the nearest link that matches follows.
  func hints(_ link: String) -> (closed: [String], nearest: [String]) {
    var refusals: Set<MountRefusal> = []
    return LinkBytes.read(link.trimmedLink) { bytes in
      let explanation = explain(bytes, path: nil, &refusals)
      return (
        explanation.closed.map { "\($0.pattern): \($0.reason)" },
        [explanation.missingScheme].compactMap(\.self)
          + (explanation.invalid + explanation.unmet).map { "\($0.pattern): \($0.reason)" }
          + (explanation.invalid.isEmpty ? proposals(explanation, of: bytes) : [])
      )
    }
  }

  private func proposals(_ explanation: Explanation, of link: Span<UInt8>) -> [String] {
    let storage = table.storage
    let pathStart = storage.view.pathStart(of: link)
    let proposal = NearLink.proposal(explanation.near, pathStart: pathStart) { link in
      let result = match(link)
      return result.outcome == .matched ? result.pattern : nil
    } near: { link in
      var refusals: Set<MountRefusal> = []
      return LinkBytes.read(link) { explain($0, path: nil, &refusals).near }
    }
    return [proposal].compactMap(\.self)
  }

  private struct Explanation {
    var lines: [String] = []
    var isMatch = false
    var near: [NearLink] = []
    var closed: [(pattern: String, reason: String)] = []
    var invalid: [(pattern: String, reason: String)] = []
    var unmet: [(pattern: String, reason: String)] = []
    var missingScheme: String?
  }

  private func explain(
    _ link: Span<UInt8>, path: PathSegments?, _ refusals: inout Set<MountRefusal>
  ) -> Explanation {
    let storage = table.storage
    var mounted = Explanation()
    let own = LinkExplanation(link, path: path, storage.view, { _, _ in true }) {
      explain($0, of: link, in: &mounted, &refusals)
    } mountedPattern: {
      pattern(through: $0, of: link, &refusals)
    }
    return Explanation(
      lines: own.lines + mounted.lines, isMatch: own.isMatched, near: mounted.near + own.near,
      closed: own.closed + mounted.closed, invalid: own.invalid + mounted.invalid,
      unmet: own.unmet + mounted.unmet, missingScheme: own.missingScheme)
  }

  /// The pattern of the line that matches a link through a mount, or nil if none does.
  private func pattern(
    through match: LinkMatch, of link: Span<UInt8>, _ refusals: inout Set<MountRefusal>
  ) -> String? {
    let storage = table.storage
    let rest = match.rest
    let prefix = storage.view.pattern(match.entry)
    guard let child = mounts[match.route] else {
      return rest.matchableEnd(in: link) == nil ? nil : prefix
    }
    let lines = try? child.lines(matching: link, rest, &refusals)
    return lines?.reduce(prefix) { pattern, line in
      let storage = line.table.table.storage
      return MountedNames.pattern(pattern, storage.view.pattern(line.match.entry))
    }
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
    func whole(
      _ reasons: [(pattern: String, reason: String)]
    ) -> [(pattern: String, reason: String)] {
      reasons.map { (MountedNames.pattern(pattern, $0.pattern), $0.reason) }
    }
    mounted.closed += whole(explanation.closed)
    mounted.invalid += whole(explanation.invalid)
    mounted.unmet += whole(explanation.unmet)
    if !explanation.isMatch { refusals.insert(refusal) }
    return explanation.isMatch
  }
}

extension CompiledTable {
  /// Why the table matches a link or not, line by line, for people.
  package func explain(_ link: String) -> [String] { LinkedTable(self).explain(link) }
}
