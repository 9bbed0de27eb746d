package import TurnpikeTable

/// An explanation in plain text of how a table matches a link, line by line.
///
/// Every pattern is compared with the link. So unlike the time of a match, the time is linear in
/// the size of the table and of the link.
package struct LinkExplanation: ~Escapable {
  let table: TableView
  let segments: [String]
  /// How many bytes the segments have.
  let size: Int
  /// The entries that links like this one may not lead to.
  private let refused: Set<Address<EntryRecord>>
  /// The mounts that rank higher than the matching entry, and whose enums do not match.
  private let failedMounts: Set<Address<EntryRecord>>
  package private(set) var lines: [String] = []
  /// Whether a pattern matches the link, possibly as invalid.
  package private(set) var isMatched = false
  /// Similar links that match, if no route of the table matches this link.
  package private(set) var near: [NearLink] = []
  /// The patterns that match the link but for their restrictions, and the links that these allow.
  package private(set) var closed: [(pattern: String, reason: String)] = []
  /// The patterns that match the link up to an invalid value, and the value with its type.
  package private(set) var invalid: [(pattern: String, reason: String)] = []
  /// The patterns that match the path, and the conditions that do not hold.
  package private(set) var unmet: [(pattern: String, reason: String)] = []
  /// The hint that the scheme of a website is missing.
  package private(set) var missingScheme: String?
  let path: PathSegments

  /// Explains a link, or its rest after the prefix of a mount.
  ///
  /// - Parameters:
  ///   - path: The rest after the prefix of a mount, or nil for a complete link.
  ///   - mount: Whether the enum that an entry mounts matches the rest of the link.
  ///   - mountedPattern: The pattern of the line that matches the link through a mount that ranks
  ///     lower than the matching entry, or nil if the mounted enum does not match.
  @_lifetime(copy table)
  package init(
    _ link: Span<UInt8>, path: PathSegments? = nil, _ table: TableView, _ decodes: CustomCheck,
    mount: (LinkMatch) -> Bool, mountedPattern: (LinkMatch) -> String?
  ) {
    self.table = table
    let whole = path ?? (try? table.path(of: link))
    segments = whole?.texts(of: link) ?? []
    self.path = whole ?? PathSegments(from: 0)
    size = segments.reduce(0) { $0 + $1.utf8.count }
    var refused: Set<Address<EntryRecord>> = []
    for entry in table.entries {
      if let restriction = table[entry, EntryRecord.restriction],
        !table.permits(link, from: .app, restriction)
      {
        refused.insert(entry)
      }
    }
    self.refused = refused
    var failedMounts: Set<Address<EntryRecord>> = []
    let match = table.match(link, rest: path, decodes) { match in
      if mount(match) { return true }
      failedMounts.insert(match.entry)
      return false
    }
    self.failedMounts = failedMounts
    if let match {
      isMatched = true
      explain(MatchedLink(link, table, match), decodes, mountedPattern)
    } else {
      explain(table.refusal(of: link, rest: path), link, decodes)
    }
    if path == nil {
      missingScheme = isMatched ? nil : table.missingScheme(of: link)
      lines += [missingScheme].compactMap { $0.map { "  " + $0 } }
      lines += LinkParts.invalidEscapes(link).map { "  " + $0 }
    }
    lines = lines.map(\.harmless)
  }

  private mutating func explain(
    _ matched: MatchedLink, _ decodes: CustomCheck, _ mountedPattern: (LinkMatch) -> String?
  ) {
    let entry = matched.match.entry
    let name = "'\(table.pattern(entry))' (\(table.name(ofRoute: matched.match.route)))"
    let invalid = matched.invalidParameters(decodes)
    guard invalid.isEmpty else {
      lines.append("invalid for \(name)")
      for invalid in invalid {
        let type = table.typeName(table[invalid.parameter, PieceRecord.check])
        let problem = invalid.text.map { "'\($0)' is not \(type)\(invalid.note)" } ?? "missing"
        lines.append("  \(table.key(invalid.parameter)): \(problem)")
      }
      near = nearLinks(matched.link, [candidate(entry, decodes)])
      return
    }
    lines.append("matched by \(name)")
    for parameter in matched.parameters {
      let texts = matched.values(of: parameter)
      let value =
        texts.isEmpty
        ? omission(of: parameter, matched) : texts.map { "'\($0)'" }.joined(separator: ", ")
      lines.append("  \(table.key(parameter)): \(value)")
    }
    explainRivals(of: matched, decodes, mountedPattern)
  }

  /// Returns the reason that the link has no text for a parameter, and the value that the parameter
  /// has instead.
  private func omission(of parameter: Address<PieceRecord>, _ matched: MatchedLink) -> String {
    let written = matched.writtenText(of: parameter)?.string(in: matched.link)
    let reason = written.map { "'\($0)' is ignored" } ?? "left out"
    return reason + (table.defaultText(parameter).map { ", so '\($0)'" } ?? "")
  }

  /// Explains the other patterns that match the path: the reason for their lower rank, or the
  /// reason that they do not match the complete link.
  private mutating func explainRivals(
    of matched: MatchedLink, _ decodes: CustomCheck, _ mountedPattern: (LinkMatch) -> String?
  ) {
    for other in table.entries where other != matched.match.entry {
      if candidate(other, decodes).failure != nil { continue }
      let mismatch = closing(of: other) ?? failedConditions(of: other, matched.link)
      if mismatch != nil || failedMounts.contains(other) {
        lines.append("  \(name(of: other)): \(mismatch ?? Self.mountMismatch)")
        continue
      }
      var pattern = table.pattern(other)
      if table.isMount(other) {
        let prefix = table.count(table.segments(other))
        var mount = LinkMatch(other, path)
        mount.set(other, in: table)
        mount.set(
          end: nil, rest: path.dropFirst(prefix, in: matched.link).position, CaptureRanges())
        guard let mounted = mountedPattern(mount) else { continue }
        pattern = mounted
      }
      let decision = table.decision(for: matched.match.entry, over: other)
      lines.append("  better than '\(pattern)': \(decision)")
    }
  }

  private static var mountMismatch: String { "the mounted enum does not match" }

  /// Several mounts can share a prefix, and only their cases differ.
  private func name(of entry: Address<EntryRecord>) -> String {
    let pattern = "'\(table.pattern(entry))'"
    guard table.isMount(entry) else { return pattern }
    return "\(pattern) (\(table.name(ofRoute: table.route(entry))))"
  }

  private mutating func explain(
    _ refusal: Refusal, _ link: Span<UInt8>, _ decodes: CustomCheck
  ) {
    lines.append("unmatched: \(refusal.description)")
    switch refusal {
    case .noRoute: explainFailures(link, decodes)
    case .undeclaredScheme, .undeclaredHostScheme, .noWebsite, .undeclaredOrigin:
      let origins = table.originTexts
      if !origins.isEmpty { lines.append("  declared: " + origins.joined(separator: ", ")) }
    case .malformed, .userBeforeHost, .dotSegment, .longPath: break
    }
  }

  private mutating func explainFailures(_ link: Span<UInt8>, _ decodes: CustomCheck) {
    var candidates: [Candidate] = []
    for entry in table.entries { candidates.append(candidate(entry, decodes)) }
    let followed = candidates.map(\.followed).max() ?? 0
    for candidate in candidates
    where candidate.followed == followed
      && (followed > 0 || candidate.failure == nil && !table.isMount(candidate.entry))
    {
      let conditions =
        candidate.failure == nil ? failedConditions(of: candidate.entry, link) : nil
      let failure =
        candidate.failure.map { reason($0) } ?? conditions ?? closing(of: candidate.entry)
        ?? Self.mountMismatch
      lines.append("  \(name(of: candidate.entry)): \(failure)")
      let pattern = table.pattern(candidate.entry)
      if let value = candidate.failure.flatMap({ invalidValue($0) }) {
        invalid.append((pattern, value))
      }
      if let conditions { unmet.append((pattern, conditions)) }
      if lines.count > 8 { break }
    }
    near = nearLinks(link, candidates)
    for candidate in candidates
    where candidate.failure == nil && failedConditions(of: candidate.entry, link) == nil {
      guard let allowed = closing(of: candidate.entry) else { continue }
      closed.append((table.pattern(candidate.entry), allowed))
    }
  }

  /// Whether a restriction excludes the link from a line.
  func isClosed(_ entry: Address<EntryRecord>) -> Bool { refused.contains(entry) }

  /// Returns the restriction that excludes the link from a line, or nil if no restriction does.
  private func closing(of entry: Address<EntryRecord>) -> String? {
    guard isClosed(entry) else { return nil }
    return table[entry, EntryRecord.restriction].map { table.allowedLinks($0) }
  }
}
