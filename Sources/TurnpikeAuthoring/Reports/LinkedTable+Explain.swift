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

  private func proposals(_ explanation: LinkExplanation, of link: Span<UInt8>) -> [String] {
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

  private func explain(
    _ link: Span<UInt8>, path: PathSegments?, _ refusals: inout Set<MountRefusal>
  ) -> LinkExplanation {
    let storage = table.storage
    return LinkExplanation(link, path: path, storage.view, { _, _ in true }) {
      explain($0, of: link, in: &$1, &refusals)
    } mountedPattern: {
      pattern(through: $0, of: link, &refusals)
    }
  }

  /// The pattern of the line that matches a link through a mount, and the mounted enum, or nil if no
  /// line does.
  private func pattern(
    through match: LinkMatch, of link: Span<UInt8>, _ refusals: inout Set<MountRefusal>
  ) -> MountedPattern? {
    let storage = table.storage
    let rest = match.rest
    let prefix = storage.view.pattern(match.entry)
    guard let child = mounts[match.route] else {
      let name = model.routes[match.route].mount ?? ""
      return isMatchedUnseen(match, link) ? (prefix, name) : nil
    }
    let lines = try? child.lines(matching: link, rest, &refusals)
    let pattern = lines?.reduce(prefix) { pattern, line in
      let storage = line.table.table.storage
      return MountedNames.pattern(pattern, storage.view.pattern(line.match.entry))
    }
    return pattern.map { ($0, child.model.name) }
  }

  /// Adds the explanation of a mounted table, and returns whether it matches.
  private func explain(
    _ match: LinkMatch, of link: Span<UInt8>, in mounted: inout LinkExplanation,
    _ refusals: inout Set<MountRefusal>
  ) -> Bool {
    let storage = table.storage
    let rest = match.rest
    guard let child = mounts[match.route] else { return isMatchedUnseen(match, link) }
    let pattern = storage.view.pattern(match.entry)
    let refusal = MountRefusal(table: child, position: rest.position)
    let isRefused = refusals.contains(refusal)
    let isMatched = mounted.add(child.model.name, mountedAt: pattern, isRefused: isRefused) {
      child.explain(link, path: rest, &refusals)
    }
    if !isMatched { refusals.insert(refusal) }
    return isMatched
  }
}

extension CompiledTable {
  /// Why the table matches a link or not, line by line, for people.
  package func explain(_ link: String) -> [String] { LinkedTable(self).explain(link) }
}
