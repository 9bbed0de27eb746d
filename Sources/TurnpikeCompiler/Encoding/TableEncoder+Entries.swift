import TurnpikeTable

extension TableEncoder {
  /// Appends the patterns, each with its pieces.
  ///
  /// - Parameter isCheckedLate: By entry, whether some of its segments are only checked at the end.
  mutating func appendEntries(
    _ isCheckedLate: [Bool], _ origins: OriginRecords
  ) -> [Address<EntryRecord>] {
    tree.entries.indices.map { index in
      let entry = tree.entries[index]
      let record = append(entry.pattern, model.routes[entry.route].parameters)
      writer.set(EntryRecord.route, of: record, to: entry.route)
      writer.set(EntryRecord.isMount, of: record, to: entry.isMount)
      writer.set(EntryRecord.isCheckedLate, of: record, to: isCheckedLate[index])
      writer.set(
        EntryRecord.attributes, of: record, to: appendAttributes(entry.line.attributeChain))
      let restriction = entry.restriction.map { appendRestriction($0, origins) }
      writer.set(EntryRecord.restriction, of: record, to: restriction)
      return record
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
    let pieces = ParameterPieces(entry: record, parameters: parameters)
    var segments: [Address<PieceRecord>] = []
    var (captureCount, plainCount) = (0, 0)
    for depth in pattern.segments.indices {
      let segment = pattern.segments[depth]
      let piece = append(segment, at: depth, pieces)
      segments.append(piece)
      guard case .capture(let prefix, let binding, let suffix) = segment else { continue }
      writer.set(PieceRecord.capture, of: piece, to: captureCount)
      if prefix.isEmpty, suffix.isEmpty, binding.parameter == captureCount,
        plainCount == captureCount
      {
        plainCount = min(plainCount + 1, SmallNumber.maximum)
      }
      captureCount += 1
    }
    var items: [Address<PieceRecord>] = []
    for order in pattern.query.indices {
      items.append(append(pattern.query[order], at: order, pieces))
    }
    if let fragment = pattern.fragment {
      items.append(fill(.fragment, fragment, at: items.count + 1, pieces))
    }
    // An alias that omits a parameter has its target's default.
    let placed = pattern.bindings.map(\.parameter)
    for index in parameters.indices where !placed.contains(index) {
      let omitted = PatternModel.Binding(parameter: index, spec: parameters[index].spec)
      _ = fill(.absent, omitted, at: 0, pieces)
    }
    writer.set(EntryRecord.parameterCount, of: record, to: parameters.count)
    writer.set(EntryRecord.conditionCount, of: record, to: pattern.conditionCount)
    writer.set(EntryRecord.plainCaptureCount, of: record, to: SmallNumber(digit: plainCount))
    writer.set(EntryRecord.pattern, of: record, to: writer.text(pattern.text))
    writer.set(EntryRecord.segments, of: record, to: writer.append(list: segments))
    writer.set(EntryRecord.items, of: record, to: writer.append(list: items))
    return record
  }

  private mutating func append(
    _ segment: PatternModel.Segment, at depth: Int, _ pieces: ParameterPieces
  ) -> Address<PieceRecord> {
    let component = depth == 0 ? LinkComponent.firstSegment : .segment
    switch segment {
    case .literal(let text):
      let literal = writer.reserve(PieceRecord.self)
      writer.set(PieceRecord.kind, of: literal, to: .literal)
      writer.set(PieceRecord.text, of: literal, to: writer.text(text))
      writer.set(
        PieceRecord.printedText, of: literal,
        to: writer.text(LinkText.encoded(segment: text, as: component)))
      return literal
    case .capture(let prefix, let binding, let suffix):
      let capture = fill(.capture, binding, at: depth, pieces)
      writer.set(PieceRecord.hasAffix, of: capture, to: !prefix.isEmpty || !suffix.isEmpty)
      setTexts(prefix, suffix, of: capture, as: component)
      return capture
    case .rest(let binding):
      return fill(.rest, binding, at: depth, pieces)
    }
  }

  private mutating func append(
    _ item: PatternModel.QueryItem, at order: Int, _ pieces: ParameterPieces
  ) -> Address<PieceRecord> {
    switch item {
    case .condition(let key, let value):
      let condition = writer.reserve(PieceRecord.self)
      writer.set(PieceRecord.kind, of: condition, to: .condition)
      setTexts(key, value, of: condition, as: .query)
      return condition
    case .parameter(let key, let binding):
      let parameter = fill(.query, binding, at: order, pieces)
      setTexts(key, "", of: parameter, as: .query)
      return parameter
    }
  }

  /// Sets the texts before and after a value, or the texts of a query item.
  private mutating func setTexts(
    _ text: String, _ suffix: String, of piece: Address<PieceRecord>, as component: LinkComponent
  ) {
    let first = texts(text, as: component)
    let second = texts(suffix, as: component)
    writer.set(PieceRecord.text, of: piece, to: first.plain)
    writer.set(PieceRecord.printedText, of: piece, to: first.printed)
    writer.set(PieceRecord.suffix, of: piece, to: second.plain)
    writer.set(PieceRecord.printedSuffix, of: piece, to: second.printed)
  }

  private mutating func texts(
    _ text: String, as component: LinkComponent
  ) -> (plain: Address<TextRecord>, printed: Address<TextRecord>) {
    let plain = writer.text(text)
    // Most captures have no affixes.
    return (plain, text.isEmpty ? plain : writer.text(LinkText.encoded(text, as: component)))
  }

  /// Fills the piece of a parameter, without the texts of a capture or a query item.
  private mutating func fill(
    _ kind: PieceRecord.Kind, _ binding: PatternModel.Binding, at position: Int,
    _ pieces: ParameterPieces
  ) -> Address<PieceRecord> {
    let spec = binding.spec
    let piece = pieces.entry.inner(EntryRecord.parameter(binding.parameter))
    let form: PieceRecord.Form = spec.isList ? .list : spec.isOptional ? .optional : .single
    let name = pieces.parameters[binding.parameter].wireName
    writer.set(PieceRecord.kind, of: piece, to: kind)
    writer.set(PieceRecord.form, of: piece, to: form)
    writer.set(PieceRecord.isLenient, of: piece, to: spec.isLenient && kind != .absent)
    writer.set(PieceRecord.position, of: piece, to: position)
    writer.set(PieceRecord.check, of: piece, to: check(spec.type))
    writer.set(PieceRecord.name, of: piece, to: writer.text(name))
    writer.set(PieceRecord.defaultText, of: piece, to: spec.defaultText.map { writer.text($0) })
    if kind == .rest || kind == .fragment || kind == .absent {
      setTexts("", "", of: piece, as: .segment)
    }
    return piece
  }
}

/// An entry and the parameters whose pieces follow it.
private struct ParameterPieces {
  let entry: Address<EntryRecord>
  let parameters: [ParameterModel]
}

extension PatternModel {
  /// The positions of parameters: those in the path, in the query, and the fragment.
  fileprivate var bindings: [Binding] {
    var bindings: [Binding] = []
    for segment in segments {
      switch segment {
      case .literal: break
      case .capture(_, let binding, _), .rest(let binding): bindings.append(binding)
      }
    }
    for case .parameter(_, let binding) in query { bindings.append(binding) }
    if let fragment { bindings.append(fragment) }
    return bindings
  }

  fileprivate var conditionCount: Int {
    query.count { if case .condition = $0 { true } else { false } }
  }
}
