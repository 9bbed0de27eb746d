/// Why a table answers a link as it does: for people, line by line.
///
/// Every pattern is compared with the link by itself, so this takes time with the table's size; a
/// match does not.
package struct LinkExplanation {
  let table: TableView
  let custom: CustomCheck
  let segments: [String]
  private(set) var lines: [String] = []

  /// A pattern as far as the link follows it.
  struct Candidate {
    let entry: EntryRecord
    /// How many segments follow it.
    let followed: Int
    /// Why the next one does not; nil when the whole path does.
    let failure: String?
    /// How far the link is from one that the path would match, in edits; nil when it is no slip.
    let distance: Int?
    /// The nearest path that the pattern matches.
    let nearest: String

    var pattern: String { entry.pattern.string }
  }

  /// The explanation of one link.
  @_optimize(none)
  package static func lines(
    _ link: String, table: TableView, custom: CustomCheck, mount: MountCheck
  ) -> [String] {
    var link = link
    return link.withUTF8 { bytes in
      let bytes = UnsafeRawBufferPointer(bytes)
      var result: [String] = []
      withoutActuallyEscaping(custom) { custom in
        table.match(bytes, custom: custom, mount: mount) { outcome in
          var explanation = LinkExplanation(
            table: table, custom: custom, segments: table.pathSegments(bytes))
          explanation.explain(outcome)
          result = explanation.lines.map(\.harmless)
        }
      }
      return result
    }
  }

  /// The explanation of what follows the prefix of a mount, and whether the table answers it.
  @_optimize(none)
  package static func lines(
    _ link: MountedLink, table: TableView, custom: CustomCheck, mount: MountCheck
  ) -> (lines: [String], answers: Bool) {
    var text = link.text
    let segments = text.withUTF8 { table.pathSegments(UnsafeRawBufferPointer($0)) }
    var result: (lines: [String], answers: Bool) = ([], false)
    withoutActuallyEscaping(custom) { custom in
      table.match(link, custom: custom, mount: mount) { outcome in
        var explanation = LinkExplanation(table: table, custom: custom, segments: segments)
        explanation.explain(outcome)
        result.lines = explanation.lines.map(\.harmless)
        if case .unmatched = outcome { return }
        result.answers = true
      }
    }
    return result
  }

  @_optimize(none)
  private mutating func explain(_ outcome: MatchOutcome) {
    switch outcome {
    case .matched(let match):
      lines.append("matched by '\(match.pattern)' (\(match.routeName))")
      explainParameters(match)
      explainRivals(match)
    case .invalid(let match, _):
      lines.append("invalid for '\(match.pattern)' (\(match.routeName))")
      for invalid in match.invalidParameters(custom) {
        let type = invalid.parameter.check.typeName
        let problem = invalid.text.map { "'\($0)' is not \(type)" } ?? "missing"
        lines.append("  \(invalid.parameter.key): \(problem)")
      }
    case .unmatched(let refusal, _):
      lines.append("not answered: \(refusal.description)")
      switch refusal {
      case .noRoute: explainFailures()
      case .foreignScheme, .foreignOrigin: explainOrigins()
      case .malformedAuthority, .dotSegment: break
      }
    }
  }

  @_optimize(none)
  private mutating func explainParameters(_ match: LinkMatch) {
    for index in 0..<match.parameterCount {
      let parameter = match.parameter(index)
      let texts = match.values(of: parameter)
      let value = texts.map { "'\($0)'" }.joined(separator: ", ")
      let source =
        texts.isEmpty
        ? parameter.defaultText.map { "left out, so '\($0)'" } ?? "left out" : value
      lines.append("  \(parameter.key): \(source)")
    }
  }

  /// The other patterns that match the path, each with what decided.
  @_optimize(none)
  private mutating func explainRivals(_ match: LinkMatch) {
    for entry in entries where entry.address != match.entry.address {
      let candidate = candidate(entry)
      if candidate.failure != nil { continue }
      lines.append(
        "  better than '\(candidate.pattern)': \(match.entry.decision(over: entry))")
    }
  }

  private var entries: [EntryRecord] { table.header.entries.map { $0 } }

  @_optimize(none)
  private mutating func explainFailures() {
    let candidates = entries.map { candidate($0) }
    let followed = candidates.map(\.followed).max() ?? 0
    for candidate in candidates where followed > 0 && candidate.followed == followed {
      let failure = candidate.failure ?? candidate.entry.conditionFailure
      lines.append("  '\(candidate.pattern)': \(failure)")
      if lines.count > 8 { break }
    }
    let near = candidates.filter { $0.distance != nil }
      .min { ($0.distance ?? 0, -$0.followed) < ($1.distance ?? 0, -$1.followed) }
    if let near {
      lines.append("did you mean '\(near.nearest)'? ('\(near.pattern)')")
    }
  }

  @_optimize(none)
  private mutating func explainOrigins() {
    let origins = table.originTexts
    if !origins.isEmpty { lines.append("  declared: " + origins.joined(separator: ", ")) }
  }
}

extension EntryRecord {
  /// Why an entry does not answer though the path follows it.
  fileprivate var conditionFailure: String {
    isMount ? "what it mounts does not answer" : "its conditions do not hold"
  }
}
