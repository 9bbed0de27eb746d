import TurnpikeTable

extension TableEncoder {
  /// The patterns, each with its pieces.
  mutating func appendEntries() {
    for (index, entry) in tree.entries.enumerated() {
      let record = append(entry.pattern, model.routes[entry.route].parameters)
      writer.set(EntryRecord.route, of: record, to: entry.route)
      writer.set(EntryRecord.isMount, of: record, to: entry.isMount)
      writer.set(EntryRecord.isCheckedLate, of: record, to: tree.isCheckedLate(index))
      writer.set(EntryRecord.attributes, of: record, to: appendAttributes(entry.attributes))
      writer.set(EntryRecord.restriction, of: record, to: appendRestriction(entry.restriction))
      entries.append(record)
    }
  }

  /// Appends the shared query as the entry of a pattern that no link matches. Returns nil if there
  /// is no shared query.
  mutating func appendSharedQuery() -> Address<EntryRecord>? {
    model.query.map { append($0.pattern, $0.parameters) }
  }

  private mutating func append(
    _ pattern: PatternModel, _ parameters: [ParameterModel]
  ) -> Address<EntryRecord> {
    let record = writer.reserve(
      EntryRecord.self, size: EntryRecord.parameter(parameters.count).offset)
    var isPlaced = Array(repeating: false, count: parameters.count)
    func piece(_ binding: PatternModel.Binding) -> Address<PieceRecord> {
      isPlaced[binding.parameter] = true
      return record.inner(EntryRecord.parameter(binding.parameter))
    }
    var segments: [Address<PieceRecord>] = []
    var (captureCount, plainCount) = (0, 0)
    for (depth, segment) in pattern.segments.enumerated() {
      let component = depth == 0 ? LinkComponent.firstSegment : .segment
      switch segment {
      case .literal(let text):
        let literal = writer.reserve(PieceRecord.self)
        writer.set(PieceRecord.kind, of: literal, to: .literal)
        writer.set(PieceRecord.text, of: literal, to: writer.text(text))
        writer.set(
          PieceRecord.printedText, of: literal,
          to: writer.text(LinkText.encoded(segment: text, as: component)))
        segments.append(literal)
      case .capture(let prefix, let binding, let suffix):
        segments.append(piece(binding))
        let hasAffix = !prefix.isEmpty || !suffix.isEmpty
        fill(
          piece(binding), .capture, binding.spec, parameters[binding.parameter], at: depth,
          hasAffix: hasAffix)
        set(prefix, suffix, of: piece(binding), as: component)
        writer.set(PieceRecord.capture, of: piece(binding), to: captureCount)
        if !hasAffix, binding.parameter == captureCount, plainCount == captureCount {
          plainCount = min(plainCount + 1, SmallNumber.maximum)
        }
        captureCount += 1
      case .rest(let binding):
        segments.append(piece(binding))
        fill(piece(binding), .rest, binding.spec, parameters[binding.parameter], at: depth)
      }
    }
    var items: [Address<PieceRecord>] = []
    var conditionCount = 0
    for (order, item) in pattern.query.enumerated() {
      switch item {
      case .condition(let key, let value):
        let condition = writer.reserve(PieceRecord.self)
        writer.set(PieceRecord.kind, of: condition, to: .condition)
        set(key, value, of: condition, as: .query)
        items.append(condition)
        conditionCount += 1
      case .parameter(let key, let binding):
        items.append(piece(binding))
        fill(piece(binding), .query, binding.spec, parameters[binding.parameter], at: order)
        set(key, "", of: piece(binding), as: .query)
      }
    }
    if let binding = pattern.fragment {
      items.append(piece(binding))
      fill(piece(binding), .fragment, binding.spec, parameters[binding.parameter], at: items.count)
    }
    for index in parameters.indices where !isPlaced[index] {
      // An alias that omits a parameter has its target's default.
      let absent = record.inner(EntryRecord.parameter(index))
      fill(absent, .absent, parameters[index].spec, parameters[index], at: 0)
    }
    writer.set(EntryRecord.parameterCount, of: record, to: parameters.count)
    writer.set(EntryRecord.conditionCount, of: record, to: conditionCount)
    writer.set(EntryRecord.plainCaptureCount, of: record, to: SmallNumber(digit: plainCount))
    writer.set(EntryRecord.pattern, of: record, to: writer.text(pattern.text))
    writer.set(EntryRecord.segments, of: record, to: writer.append(list: segments))
    writer.set(EntryRecord.items, of: record, to: writer.append(list: items))
    return record
  }

  /// Sets the texts before and after a value, or the texts of a query item.
  mutating func set(
    _ text: String, _ suffix: String, of piece: Address<PieceRecord>, as component: LinkComponent
  ) {
    let texts = [text, suffix].map { text -> (Address<TextRecord>, Address<TextRecord>) in
      let plain = writer.text(text)
      // Most captures have no affixes.
      return (plain, text.isEmpty ? plain : writer.text(LinkText.encoded(text, as: component)))
    }
    writer.set(PieceRecord.text, of: piece, to: texts[0].0)
    writer.set(PieceRecord.printedText, of: piece, to: texts[0].1)
    writer.set(PieceRecord.suffix, of: piece, to: texts[1].0)
    writer.set(PieceRecord.printedSuffix, of: piece, to: texts[1].1)
  }

  private mutating func fill(
    _ piece: Address<PieceRecord>, _ kind: PieceRecord.Kind, _ spec: ValueSpec,
    _ parameter: ParameterModel, at position: Int, hasAffix: Bool = false
  ) {
    let form: PieceRecord.Form = spec.isList ? .list : spec.isOptional ? .optional : .single
    writer.set(PieceRecord.kind, of: piece, to: kind)
    writer.set(PieceRecord.form, of: piece, to: form)
    writer.set(PieceRecord.hasAffix, of: piece, to: hasAffix)
    writer.set(PieceRecord.isLenient, of: piece, to: spec.isLenient && kind != .absent)
    writer.set(PieceRecord.position, of: piece, to: position)
    writer.set(PieceRecord.check, of: piece, to: check(spec.type))
    writer.set(PieceRecord.name, of: piece, to: writer.text(parameter.wireName))
    writer.set(PieceRecord.defaultText, of: piece, to: spec.defaultText.map { writer.text($0) })
    if kind == .rest || kind == .fragment || kind == .absent {
      set("", "", of: piece, as: .segment)
    }
  }
}
