/// HowLinksAreMatched.md word for word: slow and obvious. It splits the link, tries every
/// expansion of every pattern, and takes the best.
package struct ReferenceMatcher {
  package let tables: [ReferenceTable]

  package init(_ tables: [ReferenceTable]) { self.tables = tables }

  package init(_ files: [String]) {
    self.init(ReferenceReader.tables(of: files.map { Array($0.utf8) }))
  }

  /// A pattern that matches a link's path and conditions.
  package struct Candidate {
    package let pattern: ReferencePattern
    let rank: [[Int]]
    let texts: [(name: String, values: [[UInt8]])]
    /// The match of the mounted enum.
    let mounted: LinkReport?
    /// Everything that is compared: ranks from the left, then the number of conditions.
    package var key: [[Int]] { rank + [[-pattern.conditionCount]] }
  }

  package func table(_ name: String) -> ReferenceTable? { tables.first { $0.name == name } }

  /// The match of a link with a table.
  package func report(_ link: [UInt8], of table: ReferenceTable) -> LinkReport {
    let (inside, refusal) = table.inside(link)
    return report(inside, refusal, of: table)
  }

  private func report(
    _ link: ReferenceLink, _ refusal: ReferenceRefusal?, of table: ReferenceTable
  ) -> LinkReport {
    var report = LinkReport(query: grouped(link.query))
    if let refusal { return report.unmatched(refusal.rawValue) }
    if link.hasDotSegment { return report.unmatched(ReferenceRefusal.dotSegment.rawValue) }
    if link.isLong { return report.unmatched(ReferenceRefusal.longPath.rawValue) }
    guard let best = candidates(link, of: table).first else {
      return report.unmatched(ReferenceRefusal.noRoute.rawValue)
    }
    report.route = best.pattern.route
    report.pattern = best.pattern.text
    report.mounted = best.mounted.map { [$0] } ?? []
    if let problem = problem(link, best.pattern) {
      report.problem = problem
      return report
    }
    // In the order of the route's own pattern.
    let own = table.routes.first { $0.name == best.pattern.route }?.pattern?.captures ?? []
    for capture in own {
      report.parameters.append((capture.name, texts(capture.name, best, link)))
      let key = best.pattern.key(of: capture.name) ?? capture.name
      let isTaken = own.contains { $0.name == key && $0.name != capture.name }
      report.wireNames.append(isTaken ? capture.name : key)
    }
    return report
  }

  /// Every candidate, the best first.
  package func candidates(
    _ link: ReferenceLink, of table: ReferenceTable, mountsMatch: Bool = false
  ) -> [Candidate] {
    var candidates: [Candidate] = []
    for pattern in table.patterns {
      if !pattern.holds(for: link) || !pattern.permits(link.scheme) { continue }
      for pieces in pattern.expansions where table.leads(link, to: pieces) {
        let found = match(
          pieces, link.segments, isMount: pattern.mount != nil, ignoringCase: table.ignoresCase)
        guard let (rank, texts) = found else { continue }
        var mounted: LinkReport?
        if let mount = pattern.mount, !mountsMatch, let child = self.table(mount) {
          var rest = link
          rest.site = []
          rest.segments.removeFirst(pieces.count)
          rest.writtenSegments.removeFirst(pieces.count)
          let report = report(rest, nil, of: child)
          if report.outcome == "unmatched" { continue }
          mounted = report
        }
        candidates.append(Candidate(pattern: pattern, rank: rank, texts: texts, mounted: mounted))
      }
    }
    if candidates.count < 2 { return candidates }
    return candidates.sorted {
      $0.key.lexicographicallyPrecedes($1.key) { $0.lexicographicallyPrecedes($1) }
    }
  }

  private func match(
    _ pieces: [ReferencePattern.Piece], _ segments: [[UInt8]], isMount: Bool, ignoringCase: Bool
  ) -> (rank: [[Int]], texts: [(name: String, values: [[UInt8]])])? {
    var rank: [[Int]] = []
    var texts: [(name: String, values: [[UInt8]])] = []
    var rest = segments[...]
    for piece in pieces {
      switch piece {
      case .literal(let text):
        guard let segment = rest.popFirst(),
          ignoringCase ? segment[...].smallLetters == text[...].smallLetters : segment == text
        else { return nil }
        rank.append(piece.rank)
      case .capture(let capture):
        guard
          let value = rest.popFirst().flatMap({ capture.value(of: $0, ignoringCase: ignoringCase) })
        else { return nil }
        rank.append(piece.rank)
        texts.append((capture.name, [value]))
      case .rest(let capture):
        let values = rest.compactMap { capture.value(of: $0, ignoringCase: ignoringCase) }
        guard !rest.isEmpty, values.count == rest.count else { return nil }
        rank += values.map { _ in piece.rank }
        texts.append((capture.name, values))
        rest = []
      }
    }
    // A mount ranks as `*`, also where nothing is left for it.
    if isMount { rank += Array(repeating: [6], count: max(1, rest.count)) }
    return isMount || rest.isEmpty ? (rank, texts) : nil
  }

  /// The first parameter of the query and fragment that is missing or does not decode.
  private func problem(_ link: ReferenceLink, _ pattern: ReferencePattern) -> LinkReport.Problem? {
    for item in pattern.items {
      guard case .parameter(let key, let capture) = item else { continue }
      if let problem = problem(capture, link.values(of: key)) {
        // As the link writes it.
        return (text(key), problem.text)
      }
    }
    return pattern.fragment.flatMap { problem($0, link.fragment.map { [$0] } ?? []) }
  }

  private func problem(_ capture: ReferenceCapture, _ values: [[UInt8]]) -> LinkReport.Problem? {
    if capture.isList {
      return listed(capture, values).first { !capture.type.accepts($0) }.map {
        (capture.name, text($0))
      }
    }
    guard let value = present(capture, values) else {
      return capture.mayBeMissing ? nil : (capture.name, nil)
    }
    return capture.type.accepts(value) ? nil : (capture.name, text(value))
  }

  /// The value that counts: an empty one of a type other than `String` does not, where it may be
  /// missing.
  private func present(_ capture: ReferenceCapture, _ values: [[UInt8]]) -> [UInt8]? {
    guard let first = values.first else { return nil }
    if capture.isLenient, !capture.type.accepts(first) { return nil }
    return first.isEmpty && capture.mayBeMissing && !capture.type.isString ? nil : first
  }

  /// The values of a list that count: an empty one of a type other than `String` does not.
  private func listed(_ capture: ReferenceCapture, _ values: [[UInt8]]) -> [[UInt8]] {
    values.filter { !$0.isEmpty || capture.type.isString }
  }

  /// What the link has for a parameter; nil where it leaves it out.
  private func texts(
    _ name: String, _ best: Candidate, _ link: ReferenceLink
  ) -> [String]? {
    if let found = best.texts.first(where: { $0.name == name }) { return found.values.map(text) }
    for item in best.pattern.items {
      guard case .parameter(let key, let capture) = item, capture.name == name else { continue }
      let values = link.values(of: key)
      if capture.isList { return listed(capture, values).map(text) }
      return present(capture, values).map { [text($0)] }
    }
    guard let capture = best.pattern.fragment, capture.name == name else { return nil }
    return present(capture, link.fragment.map { [$0] } ?? []).map { [text($0)] }
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// A repeated key is one with several values.
  private func grouped(
    _ items: [(key: [UInt8], value: [UInt8])]
  ) -> [(name: String, values: [String])] {
    // Bytes that are no text have all been told as one character by now.
    let texts = items.map { (key: text($0.key), value: text($0.value)) }
    var keys: [String] = []
    for item in texts where !keys.contains(where: { isSame($0, item.key) }) {
      keys.append(item.key)
    }
    return keys.map { key in
      (key, texts.filter { isSame($0.key, key) }.map(\.value))
    }
  }

  private func isSame(_ left: String, _ right: String) -> Bool {
    left.utf8.elementsEqual(right.utf8)
  }
}

extension ReferenceTable {
  /// Whether a link may lead to a pattern, as far as separate sites decide: a link of a site only
  /// leads below the path of the site, and no other website leads there.
  fileprivate func leads(_ link: ReferenceLink, to pieces: [ReferencePattern.Piece]) -> Bool {
    func isBelow(_ site: [[UInt8]]) -> Bool {
      pieces.count >= site.count
        && zip(pieces, site).allSatisfy { piece, text in
          guard case .literal(let own) = piece else { return false }
          return ignoresCase ? own[...].smallLetters == text[...].smallLetters : own == text
        }
    }
    guard isBelow(link.site) else { return false }
    guard let origin = link.origin else { return true }
    let sites = origins.map(\.site).filter { !$0.isEmpty && isBelow($0) }
    return sites.isEmpty || sites.contains(origin.site) || origin.host == nil && origin.site.isEmpty
  }
}
