internal import TurnpikeTable

extension LinkExplainer {
  /// A pattern with the part of the link that it matches. Texts are only created for the candidates
  /// that are shown, because links can be long and tables can have many patterns.
  struct Candidate {
    let entry: Address<EntryRecord>
    /// The number of segments that match.
    let followed: Int
    /// The first place in the path that does not match, or nil if the complete path matches.
    let failure: Failure?
    /// The number of edits to the nearest path that the pattern matches, ignoring case, or nil if
    /// the link is not a typing error.
    let distance: Int?
  }

  /// The first place in a path that does not match a pattern.
  enum Failure {
    /// A segment is not this literal, or lacks the text before or after this capture.
    case text(Int, Address<PieceRecord>)
    /// The value in this range of a segment is not of the capture's type.
    case value(Int, Address<PieceRecord>, Range<Int>)
    /// The path ends before this piece of the pattern.
    case missing(Int, Address<PieceRecord>)
    /// At the end of the pattern, before a segment of the path.
    case tooLong(Int)
  }

  /// A distance that is larger than the distance of any typing error.
  private static var noSlip: Int { 100 }

  /// A typed path has fewer segments, and comparing segments is slow.
  private static var maximumTypedSegments: Int { 100 }

  /// Compares the link's path with one pattern, segment by segment from the left.
  func candidate(_ entry: Address<EntryRecord>, _ decodes: CustomCheck) -> Candidate {
    let expected = table.elements(table.segments(entry))
    var followed = 0
    var failure: Failure?
    var distance = segments.count <= Self.maximumTypedSegments ? 0 : nil
    var hasOtherLiteral = false
    var hasRest = table.isMount(entry)
    comparison: for index in 0..<min(expected.count, segments.count) {
      let isRest = table[expected[index], PieceRecord.kind] == .rest
      if isRest { hasRest = true }
      for position in index..<(isRest ? segments.count : index + 1) {
        guard let misfit = misfit(position, expected[index], decodes) else {
          if failure == nil { followed += 1 }
          continue
        }
        failure = failure ?? misfit
        guard let known = distance else { break comparison }
        distance = known + edits(segments[position], expected[index])
        hasOtherLiteral = true
      }
    }
    let index = min(expected.count, segments.count)
    let isTooLong = segments.count > expected.count && !hasRest
    let isTooShort = index < expected.count && !table.mayEnd(entry, at: index)
    if failure == nil, isTooShort {
      failure = .missing(index, expected[index])
    } else if failure == nil, isTooLong {
      failure = .tooLong(expected.count)
    }
    let limit = isTooShort || isTooLong ? -1 : max(1, size / 4)
    return Candidate(
      entry: entry, followed: followed, failure: failure,
      distance: distance.flatMap { hasOtherLiteral && $0 <= limit ? $0 : nil })
  }

  /// Returns the conditions of a pattern that do not hold, or nil if they all hold.
  func failedConditions(of entry: Address<EntryRecord>, _ link: Span<UInt8>) -> String? {
    let query = LinkTail(link, path).query
    var failed: [String] = []
    for (key, kind, expected) in table.queryConditions(entry) {
      let value = LinkBytes.read(key) { query.firstValue(of: $0, in: link)?.string(in: link) }
      switch (kind, value) {
      case (.noKey, nil): break
      case (.noKey, _): failed.append("a link with '\(key)' does not match")
      case (_, nil): failed.append("'\(key)' is missing")
      case (.condition, let value?) where !value.utf8.elementsEqual(expected.utf8):
        failed.append("\(key): '\(value)' is not '\(expected)'")
      case (_, _?): break
      }
    }
    return failed.isEmpty ? nil : failed.joined(separator: ", ")
  }

  func reason(_ failure: Failure) -> String {
    switch failure {
    case .text(let position, let expected):
      let text = table.text(ofSegment: expected)
      return "segment \(position + 1), '\(segments[position])' is not '\(text)'"
    case .value(let position, let expected, let range):
      return "segment \(position + 1), \(problem(position, expected, range))"
    case .missing(let position, let expected):
      return "segment \(position + 1), '\(table.text(ofSegment: expected))', is missing"
    case .tooLong(let position): return "ends before '\(segments[position])'"
    }
  }

  /// The value that a failure is about, and its type; nil for other failures.
  func invalidValue(_ failure: Failure) -> String? {
    guard case .value(let position, let expected, let range) = failure else { return nil }
    return problem(position, expected, range)
  }

  private func problem(
    _ position: Int, _ expected: Address<PieceRecord>, _ range: Range<Int>
  ) -> String {
    let value = LinkBytes.read(segments[position]) { $0.extracting(range).string }
    return "\(table.name(expected)): '\(value)' is not "
      + table.typeName(table.check(expected).check)
  }

  /// The nearest path that a pattern matches.
  func nearestPath(_ entry: Address<EntryRecord>) -> [String] {
    let expected = table.elements(table.segments(entry))
    return segments.enumerated().map { position, text in
      // The segments after the pattern's last segment belong to its rest capture, or to the enum
      // that it mounts.
      guard position < expected.count, table[expected[position], PieceRecord.kind] == .literal
      else {
        return text
      }
      return table.string(table[expected[position], PieceRecord.text])
    }
  }

  /// Returns the reason that a segment does not match, or nil if it matches.
  private func misfit(
    _ position: Int, _ expected: Address<PieceRecord>, _ decodes: CustomCheck
  ) -> Failure? {
    LinkBytes.read(segments[position]) { bytes in
      if table[expected, PieceRecord.kind] == .literal {
        let literal = table.bytes(table[expected, PieceRecord.text])
        let isEqual =
          table.ignoresCase ? bytes.isEqual(toLetters: literal) : bytes.isEqual(to: literal)
        return isEqual ? nil : .text(position, expected)
      }
      let check = table.check(expected)
      guard let range = table.value(in: bytes, check) else { return .text(position, expected) }
      return table.accepts(bytes.extracting(range), check.check, decodes)
        ? nil : .value(position, expected, range)
    }
  }

  /// Returns the number of edits to the nearest segment that the pattern matches, ignoring case.
  private func edits(_ text: String, _ expected: Address<PieceRecord>) -> Int {
    guard table[expected, PieceRecord.kind] == .literal else { return Self.noSlip }
    let literal = table.string(table[expected, PieceRecord.text])
    // Longer texts are not typing errors, and comparing them is slow.
    guard text.utf8.count <= 64, literal.utf8.count <= 64 else { return Self.noSlip }
    return EditDistance.ofSlip(text, literal) ?? Self.noSlip
  }
}

extension TableView {
  /// Whether a pattern may omit all segments from an index on.
  fileprivate func mayEnd(_ entry: Address<EntryRecord>, at segment: Int) -> Bool {
    elements(segments(entry)).dropFirst(segment).allSatisfy { mayBeMissing($0) }
  }
}
