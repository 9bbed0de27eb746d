/// Language.md's "Matching" word for word: slow and obvious. It splits the link, tries every
/// expansion of every pattern, and takes the best.
struct ReferenceMatcher {
  let patterns: [ReferencePattern]

  /// A pattern that matches a link's path and conditions.
  struct Candidate {
    let pattern: ReferencePattern
    let rank: [[Int]]
    let parameters: [(name: String, values: [String])]

    /// Everything that is compared: ranks from the left, then the number of conditions.
    var key: [[Int]] { rank + [[-pattern.conditions.count]] }
  }

  /// Every candidate for an internal link, the best first; nil where a segment is `.` or `..`.
  func candidates(_ link: String) -> [Candidate]? {
    let parts = ReferenceLink(link)
    if parts.writtenSegments.contains(where: { $0 == "." || $0 == ".." }) { return nil }
    var found: [Candidate] = []
    for pattern in patterns {
      let holds = pattern.conditions.allSatisfy { condition in
        parts.values(of: condition.key).first.map { $0.isSameText(as: condition.value) } ?? false
      }
      if !holds { continue }
      for pieces in pattern.expansions {
        if let match = match(pieces, parts.segments) {
          found.append(Candidate(pattern: pattern, rank: match.rank, parameters: match.parameters))
        }
      }
    }
    return found.sorted {
      $0.key.lexicographicallyPrecedes($1.key) { $0.lexicographicallyPrecedes($1) }
    }
  }

  private func match(_ pieces: [ReferencePattern.Piece], _ segments: [String])
    -> (rank: [[Int]], parameters: [(name: String, values: [String])])?
  {
    var rank: [[Int]] = []
    var parameters: [(name: String, values: [String])] = []
    var rest = segments[...]
    for piece in pieces {
      switch piece {
      case .literal(let text):
        guard let segment = rest.popFirst(), segment.isSameText(as: text) else { return nil }
        rank.append(piece.rank)
      case .capture(let capture):
        guard let segment = rest.popFirst(), let value = capture.value(of: segment) else {
          return nil
        }
        rank.append(piece.rank)
        parameters.append((capture.name, [value]))
      case .rest(let capture):
        let values = rest.compactMap { capture.value(of: $0) }
        guard !rest.isEmpty, values.count == rest.count else { return nil }
        rank += values.map { _ in piece.rank }
        parameters.append((capture.name, values))
        rest = []
      }
    }
    return rest.isEmpty ? (rank, parameters) : nil
  }

  /// What `LinkAnswer.summary` says of the link, with the pattern that matched.
  func summary(_ link: String) -> String {
    guard let candidates = candidates(link) else { return "unmatched" }
    guard let best = candidates.first else { return "unmatched" }
    let route = "\(best.pattern.route) by \(best.pattern.text)"
    if let problem = ReferenceLink(link).problem(best.pattern) { return "\(route): \(problem)" }
    let parameters = best.parameters.sorted { $0.name < $1.name }.map {
      "\($0.name)=\($0.values.joined(separator: "|"))"
    }
    return "\(route)(\(parameters.joined(separator: ", ")))"
  }

  /// Whether two patterns answer the link with the same ranks and as many conditions.
  func isTied(_ link: String) -> Bool {
    guard let found = candidates(link), found.count > 1 else { return false }
    return zip(found, found.dropFirst()).contains { $0.key == $1.key }
  }
}

extension String {
  /// Equal by bytes, as language.md compares.
  func isSameText(as other: String) -> Bool { Array(utf8) == Array(other.utf8) }
}
