extension LinkExplanation {
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
    /// A segment does not match this piece of the pattern.
    case segment(Int, Address<PieceRecord>)
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
        if misfit(segments[position], expected[index], decodes) == nil {
          if failure == nil { followed += 1 }
          continue
        }
        failure = failure ?? .segment(position, expected[index])
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

  /// Returns the reason that the path of a link does not match a pattern, or nil if it matches.
  package static func mismatch(
    of link: Span<UInt8>, with entry: Address<EntryRecord>, _ table: TableView,
    _ decodes: CustomCheck
  ) -> String? {
    let comparison = LinkExplanation(comparing: link, table)
    return comparison.candidate(entry, decodes).failure.map {
      comparison.reason($0, decodes).harmless
    }
  }

  func reason(_ failure: Failure, _ decodes: CustomCheck) -> String {
    switch failure {
    case .segment(let position, let expected):
      let text = segments[position]
      guard let misfit = misfit(text, expected, decodes) else { return "" }
      return "segment \(position + 1), \(problem(misfit, text, expected))"
    case .missing(let position, let expected):
      return "segment \(position + 1), '\(table.text(ofSegment: expected))', is missing"
    case .tooLong(let position): return "ends before '\(segments[position])'"
    }
  }

  /// The value that a failure is about, and its type; nil for other failures.
  func invalidValue(_ failure: Failure, _ decodes: CustomCheck) -> String? {
    guard case .segment(let position, let expected) = failure,
      case .value(let range)? = misfit(segments[position], expected, decodes)
    else { return nil }
    return problem(.value(range), segments[position], expected)
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

  /// Why a segment does not match the pattern's segment.
  private enum Misfit {
    /// It is another literal, or lacks the text before or after a capture.
    case text
    /// The value in this range is not of the type.
    case value(Range<Int>)
  }

  /// Returns the reason that a segment does not match, or nil if it matches.
  private func misfit(
    _ text: String, _ expected: Address<PieceRecord>, _ decodes: CustomCheck
  ) -> Misfit? {
    LinkBytes.read(text) { bytes in
      if table[expected, PieceRecord.kind] == .literal {
        return bytes.isEqual(to: table.bytes(table[expected, PieceRecord.text])) ? nil : .text
      }
      let check = table.check(expected)
      guard let range = table.value(in: bytes, check) else { return .text }
      return table.accepts(bytes.extracting(range), check.check, decodes) ? nil : .value(range)
    }
  }

  private func problem(
    _ misfit: Misfit, _ text: String, _ expected: Address<PieceRecord>
  ) -> String {
    switch misfit {
    case .text: return "'\(text)' is not '\(table.text(ofSegment: expected))'"
    case .value(let range):
      let value = LinkBytes.read(text) { $0.extracting(range).string }
      return "\(table.string(table[expected, PieceRecord.name])): '\(value)' is not "
        + table.typeName(table.check(expected).check)
    }
  }

  /// Returns the number of edits to the nearest segment that the pattern matches, ignoring case.
  private func edits(_ text: String, _ expected: Address<PieceRecord>) -> Int {
    guard table[expected, PieceRecord.kind] == .literal else { return Self.noSlip }
    let literal = table.string(table[expected, PieceRecord.text])
    // Longer texts are not typing errors, and comparing them is slow.
    guard text.utf8.count <= 64, literal.utf8.count <= 64 else { return Self.noSlip }
    let edits = EditDistance.between(
      Array(text.lowercased().utf8), Array(literal.lowercased().utf8))
    return edits > 16 ? Self.noSlip : edits
  }
}

extension TableView {
  /// Whether a pattern may omit all segments from an index on.
  fileprivate func mayEnd(_ entry: Address<EntryRecord>, at segment: Int) -> Bool {
    elements(segments(entry)).dropFirst(segment).allSatisfy { mayBeMissing($0) }
  }
}
