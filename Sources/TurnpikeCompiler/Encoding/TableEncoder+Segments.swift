import TurnpikeTable

extension TableEncoder {
  private typealias Segment = TableLayout.Segment

  /// What an entry's pattern asks of each segment.
  mutating func appendSegments(_ entry: TableEntry) -> Int {
    let parameters = model.routes[entry.route].parameters
    let records = entry.pattern.segments.map { segment in
      switch segment {
      case .literal(let text):
        (kind: Segment.literal, text: writer.text(text), suffix: 0, check: 0, name: 0)
      case .capture(let prefix, let binding, let suffix):
        (
          kind: Segment.capture, text: writer.text(prefix), suffix: writer.text(suffix),
          check: check(binding.type), name: writer.text(parameters[binding.parameter].wireName)
        )
      case .rest(let binding):
        (
          kind: Segment.rest, text: writer.text(""), suffix: writer.text(""),
          check: check(binding.type), name: writer.text(parameters[binding.parameter].wireName)
        )
      }
    }
    let offset = writer.offset
    writer.append(number: records.count)
    for record in records {
      writer.append(number: record.kind)
      writer.append(number: record.text)
      writer.append(number: record.suffix)
      writer.append(number: record.check)
      writer.append(number: record.name)
    }
    return offset
  }
}
