/// An explanation in plain text of how a table matches a link, line by line.
///
/// Every pattern is compared with the link, so the time depends on the size of the table, unlike
/// that of a match: it is linear in the size of the table and of the link.
package struct LinkExplanation: ~Escapable {
  let table: TableView
  let segments: [String]
  /// How many bytes the segments have.
  let size: Int
  /// The entries that links like this one may not lead to.
  private let refused: Set<Address<EntryRecord>>
  /// The mounts that rank higher than the entry that answers, and whose enums do not.
  private var failedMounts: Set<Address<EntryRecord>> = []
  package private(set) var lines: [String] = []
  /// Whether the table answers the link, possibly as invalid.
  package private(set) var answers = false

  /// Explains a link, or its rest after the prefix of a mount.
  ///
  /// - Parameters:
  ///   - path: The rest after the prefix of a mount; nil for a whole link.
  ///   - mount: Whether the enum that an entry mounts answers the rest of the link.
  @_lifetime(copy table)
  package init(
    _ link: Span<UInt8>, path: PathSegments? = nil, _ table: TableView, _ decodes: CustomCheck,
    mount: (LinkMatch) -> Bool
  ) {
    self.table = table
    segments = (path ?? (try? table.path(of: link)))?.texts(of: link) ?? []
    size = segments.reduce(0) { $0 + $1.utf8.count }
    var refused: Set<Address<EntryRecord>> = []
    for entry in table.entries {
      if let restriction = table[entry, EntryRecord.restriction],
        !table.permits(link, isOutside: false, restriction)
      {
        refused.insert(entry)
      }
    }
    self.refused = refused
    var search = path.map { LinkSearch(path: $0) } ?? LinkSearch()
    while let match = search.next(in: link, table, decodes) {
      if match.isMount, !mount(match) {
        failedMounts.insert(match.entry)
        continue
      }
      answers = true
      explain(MatchedLink(link, table, match), decodes)
      break
    }
    if !answers { explain(search.refusal(of: link), decodes) }
    lines = lines.map(\.harmless)
  }

  private mutating func explain(_ matched: MatchedLink, _ decodes: CustomCheck) {
    let entry = matched.match.entry
    let name = "'\(table.pattern(entry))' (\(table.name(ofRoute: matched.match.route)))"
    let invalid = matched.invalidParameters(decodes)
    guard invalid.isEmpty else {
      lines.append("invalid for \(name)")
      for invalid in invalid {
        let type = table.typeName(table[invalid.parameter, ParameterRecord.check])
        let problem = invalid.text.map { "'\($0)' is not \(type)\(invalid.note)" } ?? "missing"
        lines.append("  \(table.key(invalid.parameter)): \(problem)")
      }
      return
    }
    lines.append("matched by \(name)")
    for parameter in matched.parameters {
      let texts = matched.values(of: parameter)
      let leftOut = table.defaultText(parameter).map { "left out, so '\($0)'" } ?? "left out"
      let value = texts.map { "'\($0)'" }.joined(separator: ", ")
      lines.append("  \(table.key(parameter)): \(texts.isEmpty ? leftOut : value)")
    }
    explainRivals(of: entry, decodes)
  }

  /// The other patterns that match the path, each with the reason for its lower rank, or why it does
  /// not match the whole link.
  private mutating func explainRivals(of entry: Address<EntryRecord>, _ decodes: CustomCheck) {
    for other in table.entries where other != entry {
      if candidate(other, decodes).failure != nil { continue }
      if failedMounts.contains(other) {
        lines.append("  '\(table.pattern(other))': what it mounts does not answer")
        continue
      }
      lines.append(
        "  better than '\(table.pattern(other))': \(table.decision(for: entry, over: other))")
    }
  }

  private mutating func explain(_ refusal: Refusal, _ decodes: CustomCheck) {
    lines.append("not answered: \(refusal.description)")
    switch refusal {
    case .noRoute: explainFailures(decodes)
    case .foreignScheme, .foreignOrigin:
      let origins = table.originTexts
      if !origins.isEmpty { lines.append("  declared: " + origins.joined(separator: ", ")) }
    case .malformedAuthority, .dotSegment: break
    }
  }

  private mutating func explainFailures(_ decodes: CustomCheck) {
    var candidates: [Candidate] = []
    for entry in table.entries { candidates.append(candidate(entry, decodes)) }
    let followed = candidates.map(\.followed).max() ?? 0
    for candidate in candidates where followed > 0 && candidate.followed == followed {
      let failure =
        candidate.failure.map { reason($0, decodes) }
        ?? (refused.contains(candidate.entry)
          ? "its attributes let no such link lead there"
          : table.isMount(candidate.entry)
            ? "what it mounts does not answer" : "its conditions do not hold")
      lines.append("  '\(table.pattern(candidate.entry))': \(failure)")
      if lines.count > 8 { break }
    }
    let near = candidates.filter { $0.distance != nil }
      .min { ($0.distance ?? 0, -$0.followed) < ($1.distance ?? 0, -$1.followed) }
    if let near {
      let nearest = nearestPath(near.entry)
      lines.append("did you mean '\(nearest)'? ('\(table.pattern(near.entry))')")
    }
  }
}
