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
    var pieces: [Address<PieceRecord>] = []
    var (captureCount, plainCount) = (0, 0)
    for piece in pattern.pieces(parameters) {
      let address = append(piece, of: record, parameters)
      pieces.append(address)
      guard piece.kind == .capture else { continue }
      writer.set(PieceRecord.capture, of: address, to: captureCount)
      let isPlain =
        !piece.hasAffix && piece.binding?.parameter == captureCount && !hasForeignCase(piece)
      if isPlain, plainCount == captureCount {
        plainCount = min(plainCount + 1, SmallNumber.maximum)
      }
      captureCount += 1
    }
    let items = pieces.dropFirst(pattern.segments.count).prefix(pattern.itemCount)
    writer.set(EntryRecord.parameterCount, of: record, to: parameters.count)
    writer.set(EntryRecord.conditionCount, of: record, to: pattern.conditionCount)
    writer.set(EntryRecord.plainCaptureCount, of: record, to: SmallNumber(digit: plainCount))
    writer.set(EntryRecord.pattern, of: record, to: writer.text(pattern.text))
    let segments = writer.append(list: Array(pieces.prefix(pattern.segments.count)))
    writer.set(EntryRecord.segments, of: record, to: segments)
    writer.set(EntryRecord.items, of: record, to: writer.append(list: Array(items)))
    return record
  }

  /// Appends a piece. The piece of a parameter has its place in the record of the entry.
  private mutating func append(
    _ piece: PatternPiece, of entry: Address<EntryRecord>, _ parameters: [ParameterModel]
  ) -> Address<PieceRecord> {
    let parameter = piece.binding?.parameter
    let record =
      parameter.map { entry.inner(EntryRecord.parameter($0)) } ?? writer.reserve(PieceRecord.self)
    if let spec = piece.binding?.spec {
      // Text that the route does not keep is only checked.
      let isKept = parameter != nil
      let isList = isKept && spec.isList
      let isLenient = isKept && spec.isLenient && piece.kind != .absent
      let name = parameter.map { parameters[$0].wireName } ?? (piece.kind == .rest ? "" : "_")
      let form: PieceRecord.Form = isList ? .list : spec.isOptional ? .optional : .single
      writer.set(PieceRecord.form, of: record, to: form)
      writer.set(PieceRecord.hasAffix, of: record, to: piece.hasAffix)
      writer.set(PieceRecord.isLenient, of: record, to: isLenient)
      writer.set(PieceRecord.position, of: record, to: isKept ? piece.position : 0)
      writer.set(
        PieceRecord.check, of: record, to: check(spec.type, ignoresCase: ignoresCase(piece)))
      writer.set(PieceRecord.name, of: record, to: writer.text(name))
      writer.set(PieceRecord.defaultText, of: record, to: spec.defaultText.map { writer.text($0) })
    }
    writer.set(PieceRecord.kind, of: record, to: piece.kind)
    let text = texts(piece.text, of: piece)
    writer.set(PieceRecord.text, of: record, to: text.plain)
    writer.set(PieceRecord.printedText, of: record, to: text.printed)
    if piece.kind == .literal { return record }
    let suffix = texts(piece.suffix, of: piece)
    writer.set(PieceRecord.suffix, of: record, to: suffix.plain)
    writer.set(PieceRecord.printedSuffix, of: record, to: suffix.printed)
    return record
  }

  /// Whether the case of the texts in a piece is ignored.
  private func ignoresCase(_ piece: PatternPiece) -> Bool {
    model.ignoresCase && (piece.kind == .capture || piece.kind == .rest)
  }

  /// Whether a link can write an enum value in another case, so that its text is not the value.
  private func hasForeignCase(_ piece: PatternPiece) -> Bool {
    ignoresCase(piece) && piece.binding?.type.words.isEmpty == false
  }

  private mutating func texts(
    _ text: String, of piece: PatternPiece
  ) -> (plain: Address<TextRecord>, printed: Address<TextRecord>) {
    let plain = writer.text(text)
    // Most captures have no affixes.
    if text.isEmpty { return (plain, plain) }
    let printed =
      piece.kind == .literal
      ? LinkText.encoded(segment: text, as: piece.component)
      : LinkText.encoded(text, as: piece.component)
    return (plain, writer.text(printed))
  }
}

/// A segment, an item of the query, or the fragment of a pattern, or a parameter that the pattern
/// omits.
private struct PatternPiece {
  let kind: PieceRecord.Kind
  /// The text before a value or the whole text of a literal, or the key of an item.
  var text = ""
  /// The text after a value, or the value of a condition.
  var suffix = ""
  var component = LinkComponent.segment
  var binding: PatternModel.Binding?
  /// The index of the segment or of the item.
  var position = 0

  /// Whether it is a capture with a text before or after it.
  var hasAffix: Bool { kind == .capture && !(text.isEmpty && suffix.isEmpty) }
}

extension PatternModel {
  /// The segments, the items of the query and the fragment, then the parameters that an alias omits,
  /// which have their target's default.
  fileprivate func pieces(_ parameters: [ParameterModel]) -> [PatternPiece] {
    var pieces: [PatternPiece] = []
    for index in segments.indices {
      let segment = segments[index]
      pieces.append(
        PatternPiece(
          kind: segment.isRest ? .rest : segment.binding == nil ? .literal : .capture,
          text: segment.prefix, suffix: segment.suffix,
          component: index == 0 ? .firstSegment : .segment, binding: segment.binding,
          position: index))
    }
    for index in query.indices {
      switch query[index] {
      case .condition(let key, let condition):
        let kind: PieceRecord.Kind =
          switch condition {
          case .value: .condition
          case .present: .key
          case .absent: .noKey
          }
        pieces.append(
          PatternPiece(
            kind: kind, text: key, suffix: condition.valueText ?? "", component: .query))
      case .parameter(let key, let binding):
        pieces.append(
          PatternPiece(
            kind: .query, text: key, component: .query, binding: binding, position: index))
      }
    }
    if let fragment {
      pieces.append(PatternPiece(kind: .fragment, binding: fragment, position: query.count + 1))
    }
    var isOmitted = [Bool](repeating: true, count: parameters.count)
    for piece in pieces {
      if let parameter = piece.binding?.parameter { isOmitted[parameter] = false }
    }
    for index in parameters.indices where isOmitted[index] {
      let omitted = Binding(parameter: index, spec: parameters[index].spec)
      pieces.append(PatternPiece(kind: .absent, binding: omitted))
    }
    return pieces
  }

  /// The number of items of the query, and of fragments.
  fileprivate var itemCount: Int { query.count + (fragment == nil ? 0 : 1) }

  fileprivate var conditionCount: Int {
    query.count { if case .condition = $0 { true } else { false } }
  }
}
