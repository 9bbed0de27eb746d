extension LinkExplanation {
  /// A distance that no slip has.
  private static var noSlip: Int { 100 }

  /// Compares the link's path with one pattern, segment by segment from the left.
  @_optimize(none)
  func candidate(_ entry: EntryRecord) -> Candidate {
    let asked = entry.segments
    let count = asked.count
    var followed = 0
    var failure: String?
    var distance = 0
    var nearest: [String] = []
    var hasRest = entry.isMount
    for index in 0..<min(count, segments.count) {
      var last = index + 1
      if case .rest = asked[index].content { (hasRest, last) = (true, segments.count) }
      for position in index..<last {
        let problem = problem(segments[position], asked[index])
        if problem == nil, failure == nil {
          followed += 1
        } else if failure == nil, let problem {
          failure = "segment \(position + 1), \(problem)"
        }
        let (text, edits) = repaired(segments[position], asked[index])
        distance += edits
        nearest.append(text)
      }
    }
    let index = min(count, segments.count)
    let isTooLong = segments.count > count && !hasRest
    let isTooShort = index < count && !entry.mayEnd(at: index)
    if failure == nil, isTooShort {
      failure = "segment \(index + 1), '\(asked[index].text)', is missing"
    } else if failure == nil, isTooLong {
      failure = "ends before '\(segments[count])'"
    }
    if isTooShort || isTooLong { distance += Self.noSlip }
    let isSlip = distance > 0 && distance <= max(1, segments.joined().utf8.count / 4)
    return Candidate(
      entry: entry, followed: followed, failure: failure, distance: isSlip ? distance : nil,
      nearest: nearest.isEmpty ? "/" : nearest.joined(separator: "/"))
  }

  /// Why a segment is not what the pattern asks; nil when it is.
  @_optimize(none)
  private func problem(_ text: String, _ asked: SegmentRecord) -> String? {
    var text = text
    return text.withUTF8 { bytes in
      let bytes = UnsafeRawBufferPointer(bytes)
      switch asked.content {
      case .literal(let literal):
        let isEqual = literal.bytes.elementsEqual(bytes)
        return isEqual ? nil : "'\(String(segment: bytes))' is not '\(literal.string)'"
      case .capture(let capture), .rest(let capture):
        guard let value = capture.affixed.value(in: bytes) else {
          return "'\(String(segment: bytes))' is not '\(capture.text(mark: ":"))'"
        }
        if capture.affixed.check.accepts(value, custom: custom) { return nil }
        return "\(capture.name.string): '\(String(segment: value))' is not "
          + capture.affixed.check.typeName
      }
    }
  }

  /// The segment as the pattern would have it, with the number of edits to get there.
  @_optimize(none)
  private func repaired(_ text: String, _ asked: SegmentRecord) -> (text: String, edits: Int) {
    if problem(text, asked) == nil { return (text, 0) }
    guard case .literal(let literal) = asked.content else { return (text, Self.noSlip) }
    let (written, expected) = (Array(text.utf8), Array(literal.bytes))
    // Longer texts are no slips, and not worth the time.
    guard written.count <= 64, expected.count <= 64 else { return (literal.string, Self.noSlip) }
    let edits = EditDistance.between(written, expected)
    return (literal.string, edits > 16 ? Self.noSlip : edits)
  }
}

extension EntryRecord {
  /// Whether the pattern may leave out what stands from a segment on.
  fileprivate func mayEnd(at segment: Int) -> Bool {
    (segment..<segments.count).allSatisfy { index in
      (0..<parameterCount).contains { number in
        let parameter = parameter(number)
        return parameter.place == .segment && parameter.segment == index && parameter.mayBeMissing
      }
    }
  }
}

extension SegmentRecord {
  /// The segment as a file writes it, without the type.
  fileprivate var text: String {
    switch content {
    case .literal(let literal): literal.string
    case .capture(let capture): capture.text(mark: ":")
    case .rest(let capture): capture.text(mark: "*")
    }
  }
}

extension SegmentRecord.Capture {
  fileprivate func text(mark: String) -> String {
    affixed.prefix.string + mark + name.string + affixed.suffix.string
  }
}
