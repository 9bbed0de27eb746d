extension LinkExplanation {
  private typealias Segment = TableLayout.Segment

  /// Compares the link's path with one pattern, segment by segment from the left.
  func candidate(_ entry: Int) -> Candidate {
    let list = table.number(entry + TableLayout.Entry.segments)
    let count = table.number(list)
    let isMount = table.digit(entry + TableLayout.Entry.flags) & TableLayout.Entry.isMount != 0
    var followed = 0
    var failure: String?
    var distance = 0
    var nearest: [String] = []
    var index = 0
    var hasRest = isMount
    while index < count {
      let record = list + 4 + index * Segment.size
      let kind = table.number(record)
      if kind == Segment.rest { hasRest = true }
      guard index < segments.count else { break }
      let last = kind == Segment.rest ? segments.count : index + 1
      for position in index..<last {
        let problem = problem(segments[position], record)
        if problem == nil, failure == nil {
          followed += 1
        } else if failure == nil, let problem {
          failure = "segment \(position + 1), \(problem)"
        }
        let (text, edits) = repaired(segments[position], record)
        distance += edits
        nearest.append(text)
      }
      index += 1
    }
    if failure == nil, index < count, !mayEnd(entry, at: index) {
      failure = "segment \(index + 1), '\(describe(list + 4 + index * Segment.size))', is missing"
      distance += 100
    } else if failure == nil, segments.count > count, !hasRest {
      failure = "ends before '\(segments[count])'"
      distance += 100
    }
    if index < count, !mayEnd(entry, at: index) { distance += 100 }
    if segments.count > count, !hasRest { distance += 100 }
    let isSlip = distance > 0 && distance <= max(1, segments.joined().utf8.count / 4)
    return Candidate(
      entry: entry, pattern: table.string(table.number(entry + TableLayout.Entry.pattern)),
      followed: followed, failure: failure, distance: isSlip ? distance : nil,
      nearest: nearest.isEmpty ? "/" : nearest.joined(separator: "/"))
  }

  /// Why a segment is not what the pattern asks; nil when it is.
  private func problem(_ text: String, _ record: Int) -> String? {
    if table.number(record) == Segment.literal {
      let expected = table.string(table.number(record + Segment.text))
      return expected.utf8.elementsEqual(text.utf8) ? nil : "'\(text)' is not '\(expected)'"
    }
    let prefix = table.string(table.number(record + Segment.text))
    let suffix = table.string(table.number(record + Segment.suffix))
    let name = table.string(table.number(record + Segment.name))
    let inner = text.utf8.count - prefix.utf8.count - suffix.utf8.count
    guard inner > 0, text.utf8.starts(with: prefix.utf8),
      text.utf8.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
    else { return "'\(text)' is not '\(prefix):\(name)\(suffix)'" }
    let check = table.number(record + Segment.check)
    let value = Array(text.utf8.dropFirst(prefix.utf8.count).prefix(inner))
    let isAccepted = value.withUnsafeBytes {
      ValueCheck(table: table, offset: check).accepts($0, custom: custom)
    }
    return isAccepted
      ? nil
      : "\(name): '\(String(decoding: value, as: UTF8.self))' is not \(table.typeName(check))"
  }

  /// The segment as the pattern would have it, with the number of edits to get there.
  private func repaired(_ text: String, _ record: Int) -> (text: String, edits: Int) {
    if problem(text, record) == nil { return (text, 0) }
    guard table.number(record) == Segment.literal else { return (text, 100) }
    let expected = table.string(table.number(record + Segment.text))
    return (expected, EditDistance.between(Array(text.utf8), Array(expected.utf8), atMost: 16))
  }

  private func describe(_ record: Int) -> String {
    let text = table.string(table.number(record + Segment.text))
    if table.number(record) == Segment.literal { return text }
    let name = table.string(table.number(record + Segment.name))
    let mark = table.number(record) == Segment.rest ? "*" : ":"
    return text + mark + name + table.string(table.number(record + Segment.suffix))
  }

  /// Whether the pattern may leave out what stands from a segment on.
  private func mayEnd(_ entry: Int, at segment: Int) -> Bool {
    let first = entry + TableLayout.Entry.size
    let count = table.number(entry + TableLayout.Entry.parameterCount)
    let segmentCount = table.number(table.number(entry + TableLayout.Entry.segments))
    return (segment..<segmentCount).allSatisfy { index in
      (0..<count).contains { number in
        let parameter = MatchedParameter(
          table: table, offset: first + number * TableLayout.Parameter.size)
        return parameter.place == .segment && parameter.index == index
          && (parameter.isOptional || parameter.defaultText != nil)
      }
    }
  }
}
