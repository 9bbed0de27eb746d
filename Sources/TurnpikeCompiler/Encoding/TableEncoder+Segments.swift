import TurnpikeTable

extension TableEncoder {
  /// The conditions of an entry's pattern on each segment.
  mutating func appendSegments(_ entry: TableEntry) -> Address<ListRecord<SegmentRecord>> {
    let parameters = model.routes[entry.route].parameters
    let segments = entry.pattern.segments
    let list = writer.reserveList(of: SegmentRecord.self, count: segments.count)
    for index in segments.indices {
      let record: Address<SegmentRecord> = list.element(index)
      switch segments[index] {
      case .literal(let text):
        writer.set(SegmentRecord.kind, of: record, to: .literal)
        writer.set(SegmentRecord.text, of: record, to: writer.text(text))
      case .capture(let prefix, let binding, let suffix):
        writer.set(SegmentRecord.kind, of: record, to: .capture)
        fill(prefix, binding, suffix, parameters, at: record)
      case .rest(let binding):
        writer.set(SegmentRecord.kind, of: record, to: .rest)
        fill("", binding, "", parameters, at: record)
      }
    }
    return list
  }

  private mutating func fill(
    _ prefix: String, _ binding: PatternModel.Binding, _ suffix: String,
    _ parameters: [ParameterModel], at record: Address<SegmentRecord>
  ) {
    writer.set(SegmentRecord.text, of: record, to: writer.text(prefix))
    writer.set(SegmentRecord.suffix, of: record, to: writer.text(suffix))
    writer.set(SegmentRecord.check, of: record, to: check(binding.type))
    writer.set(
      SegmentRecord.name, of: record, to: writer.text(parameters[binding.parameter].wireName))
  }
}
