internal import TurnpikeTable

/// Explains how a table matches a link, without the enums that it mounts.
struct LinkExplainer: ~Escapable {
  let table: TableView
  /// The segments of the path, after those of a separate site.
  let segments: [String]
  /// The patterns that the link can lead to.
  private let entries: [Address<EntryRecord>]
  /// How many bytes the segments have.
  let size: Int
  /// The entries that links like this one may not lead to.
  private let refused: Set<Address<EntryRecord>>
  /// The mounts that rank higher than the matching entry, and whose enums do not match.
  private let failedMounts: Set<Address<EntryRecord>>
  private(set) var explanation = LinkExplanation()
  let path: PathSegments

  /// - Parameter mount: Whether the enum that an entry mounts matches the rest of the link.
  @_lifetime(copy table)
  init(
    _ link: Span<UInt8>, path: PathSegments?, _ table: TableView, _ decodes: CustomCheck,
    mount: (LinkMatch) -> Bool, mountedPattern: (LinkMatch) -> MountedPattern?
  ) {
    self.table = table
    let whole = path ?? (try? table.path(of: link))
    let site = path == nil ? table.siteSegments(of: link) : []
    segments = site + (whole?.texts(of: link) ?? [])
    entries = table.entries.filter { table.starts($0, with: site) }
    self.path = whole ?? PathSegments(from: 0)
    size = segments.reduce(0) { $0 + $1.utf8.count }
    var refused: Set<Address<EntryRecord>> = []
    for entry in entries {
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
      explanation.isMatched = true
      explain(MatchedLink(link, table, match), decodes, mountedPattern)
    } else {
      explain(table.refusal(of: link, rest: path), link, decodes)
    }
    if !site.isEmpty {
      let path = site.joined(separator: "/")
      explanation.lines.append("  read below '\(path)', the path of its site")
    }
    if path == nil {
      let missingScheme = match == nil ? table.missingScheme(of: link) : nil
      explanation.missingScheme = missingScheme
      explanation.lines += [missingScheme].compactMap { $0.map { "  " + $0 } }
      explanation.lines += LinkParts.invalidEscapes(link).map { "  " + $0 }
    }
    explanation.lines = explanation.lines.map(\.harmless)
  }

  private mutating func explain(
    _ matched: MatchedLink, _ decodes: CustomCheck, _ mountedPattern: (LinkMatch) -> MountedPattern?
  ) {
    let entry = matched.match.entry
    let name = "'\(table.pattern(entry))' (\(table.name(ofRoute: matched.match.route)))"
    let invalid = matched.invalidParameters(decodes)
    guard invalid.isEmpty else {
      explanation.lines.append("invalid for \(name)")
      for invalid in invalid {
        let type = table.typeName(table[invalid.parameter, PieceRecord.check])
        let problem = invalid.text.map { "'\($0)' is not \(type)\(invalid.note)" } ?? "missing"
        explanation.lines.append("  \(table.key(invalid.parameter)): \(problem)")
      }
      explanation.near = nearLinks(matched.link, [candidate(entry, decodes)])
      return
    }
    explanation.lines.append("matched by \(name)")
    for parameter in matched.parameters {
      let texts = matched.values(of: parameter)
      let value =
        texts.isEmpty
        ? omission(of: parameter, matched) : texts.map { "'\($0)'" }.joined(separator: ", ")
      explanation.lines.append("  \(table.key(parameter)): \(value)")
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
    of matched: MatchedLink, _ decodes: CustomCheck,
    _ mountedPattern: (LinkMatch) -> MountedPattern?
  ) {
    for other in entries where other != matched.match.entry {
      if candidate(other, decodes).failure != nil { continue }
      let mismatch = closing(of: other) ?? failedConditions(of: other, matched.link)
      if mismatch != nil || failedMounts.contains(other) {
        explanation.lines.append("  \(name(of: other)): \(mismatch ?? Self.mountMismatch)")
        continue
      }
      var better = "'\(table.pattern(other))'"
      if table.isMount(other) {
        let prefix = table.count(table.segments(other))
        var mount = LinkMatch(other, path)
        mount.set(other, in: table)
        mount.set(
          end: nil, rest: path.dropFirst(prefix, in: matched.link).position, CaptureRanges())
        guard let mounted = mountedPattern(mount) else { continue }
        better = "'\(mounted.text)' of \(mounted.enum)"
      }
      let decision = table.decision(for: matched.match.entry, over: other)
      explanation.lines.append("  better than \(better): \(decision)")
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
    explanation.lines.append("unmatched: \(refusal.description)")
    switch refusal {
    case .noRoute: explainFailures(link, decodes)
    case .undeclaredScheme, .undeclaredHostScheme, .noWebsite, .undeclaredOrigin:
      let origins = table.originTexts
      if !origins.isEmpty {
        explanation.lines.append("  declared: " + origins.joined(separator: ", "))
      }
    case .malformed, .userBeforeHost, .dotSegment, .longPath: break
    }
  }

  private mutating func explainFailures(_ link: Span<UInt8>, _ decodes: CustomCheck) {
    var candidates: [Candidate] = []
    for entry in entries { candidates.append(candidate(entry, decodes)) }
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
      explanation.lines.append("  \(name(of: candidate.entry)): \(failure)")
      let pattern = table.pattern(candidate.entry)
      if let value = candidate.failure.flatMap({ invalidValue($0) }) {
        explanation.invalid.append((pattern, value))
      }
      if let conditions { explanation.unmet.append((pattern, conditions)) }
      if explanation.lines.count > 8 { break }
    }
    explanation.near = nearLinks(link, candidates)
    for candidate in candidates
    where candidate.failure == nil && failedConditions(of: candidate.entry, link) == nil {
      guard let allowed = closing(of: candidate.entry) else { continue }
      explanation.closed.append((table.pattern(candidate.entry), allowed))
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
