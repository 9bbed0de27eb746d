extension LinkExplanation {
  /// A distance that is larger than that of any typing error.
  private static var noSlip: Int { 100 }

  /// Compares the link's path with one pattern, segment by segment from the left.
  func candidate(_ entry: Address<EntryRecord>, _ decodes: CustomCheck) -> Candidate {
    let asked = table.elements(table.segments(entry))
    var followed = 0
    var failure: String?
    var distance = 0
    var nearest: [String] = []
    var hasRest = table.isMount(entry)
    for index in 0..<min(asked.count, segments.count) {
      let isRest = table[asked[index], SegmentRecord.kind] == .rest
      if isRest { hasRest = true }
      for position in index..<(isRest ? segments.count : index + 1) {
        let problem = problem(segments[position], asked[index], decodes)
        if problem == nil, failure == nil {
          followed += 1
        } else if failure == nil, let problem {
          failure = "segment \(position + 1), \(problem)"
        }
        let (text, edits) = repaired(segments[position], asked[index], isGood: problem == nil)
        distance += edits
        nearest.append(text)
      }
    }
    let index = min(asked.count, segments.count)
    let isTooLong = segments.count > asked.count && !hasRest
    let isTooShort = index < asked.count && !table.mayEnd(entry, at: index)
    if failure == nil, isTooShort {
      failure = "segment \(index + 1), '\(table.text(ofSegment: asked[index]))', is missing"
    } else if failure == nil, isTooLong {
      failure = "ends before '\(segments[asked.count])'"
    }
    if isTooShort || isTooLong { distance += Self.noSlip }
    let isSlip = distance > 0 && distance <= max(1, segments.joined().utf8.count / 4)
    return Candidate(
      entry: entry, followed: followed, failure: failure, distance: isSlip ? distance : nil,
      nearest: nearest.isEmpty ? "/" : nearest.joined(separator: "/"))
  }

  /// Why a segment does not match the pattern's segment; nil if it matches.
  private func problem(
    _ text: String, _ asked: Address<SegmentRecord>, _ decodes: CustomCheck
  ) -> String? {
    LinkBytes.read(text) { bytes in
      if table[asked, SegmentRecord.kind] == .literal {
        let literal = table[asked, SegmentRecord.text]
        if bytes.isEqual(to: table.bytes(literal)) { return nil }
        return "'\(text)' is not '\(table.string(literal))'"
      }
      let check = table.check(asked)
      guard let range = table.value(in: bytes, check) else {
        return "'\(text)' is not '\(table.text(ofSegment: asked))'"
      }
      let value = bytes.extracting(range)
      if table.accepts(value, check.check, decodes) { return nil }
      return "\(table.string(table[asked, SegmentRecord.name])): '\(value.string)' is not "
        + table.typeName(check.check)
    }
  }

  /// The nearest segment that the pattern matches, with the number of edits to it.
  private func repaired(
    _ text: String, _ asked: Address<SegmentRecord>, isGood: Bool
  ) -> (text: String, edits: Int) {
    if isGood { return (text, 0) }
    guard table[asked, SegmentRecord.kind] == .literal else { return (text, Self.noSlip) }
    let literal = table.string(table[asked, SegmentRecord.text])
    let (written, expected) = (Array(text.utf8), Array(literal.utf8))
    // Longer texts are not typing errors, and comparing them is slow.
    guard written.count <= 64, expected.count <= 64 else { return (literal, Self.noSlip) }
    let edits = EditDistance.between(written, expected)
    return (literal, edits > 16 ? Self.noSlip : edits)
  }
}

extension TableView {
  /// Whether a pattern may omit all segments from an index on.
  fileprivate func mayEnd(_ entry: Address<EntryRecord>, at segment: Int) -> Bool {
    (segment..<count(segments(entry))).allSatisfy { index in
      parameters(entry).contains {
        self[$0, ParameterRecord.place] == .segment && self[$0, ParameterRecord.segment] == index
          && self[$0, ParameterRecord.flags].mayBeMissing
      }
    }
  }
}
