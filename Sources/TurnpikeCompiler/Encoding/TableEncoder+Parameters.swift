import TurnpikeTable

extension TableEncoder {
  private typealias Parameter = TableLayout.Parameter

  /// Where one pattern puts a parameter.
  private struct Placement {
    var place = ParameterPlace.absent
    var binding: PatternModel.Binding?
    var index = 0
    var prefix = ""
    var suffix = ""
    /// Of a query or fragment: its place in the pattern's order.
    var order = 0
  }

  /// The records of an entry's parameters, in the order of the route's.
  mutating func parameters(of entry: TableEntry) -> TableWriter {
    let route = model.routes[entry.route]
    var placements = Array(repeating: Placement(), count: route.parameters.count)
    for depth in entry.pattern.segments.indices {
      switch entry.pattern.segments[depth] {
      case .literal: break
      case .capture(let prefix, let binding, let suffix):
        placements[binding.parameter] = Placement(
          place: .segment, binding: binding, index: depth, prefix: prefix, suffix: suffix)
      case .rest(let binding):
        placements[binding.parameter] = Placement(place: .rest, binding: binding, index: depth)
      }
    }
    for order in entry.pattern.query.indices {
      guard case .parameter(let key, let binding) = entry.pattern.query[order] else { continue }
      placements[binding.parameter] = Placement(
        place: .query, binding: binding, index: writer.text(key), order: order)
    }
    if let binding = entry.pattern.fragment {
      placements[binding.parameter] = Placement(
        place: .fragment, binding: binding, order: entry.pattern.query.count)
    }

    var records: [Record] = []
    for index in placements.indices {
      records.append(record(placements[index], route.parameters[index]))
    }
    var parameters = TableWriter()
    for record in records {
      parameters.append(digit: record.place.rawValue)
      parameters.append(digit: record.flags)
      parameters.append(digit: record.kind.rawValue)
      parameters.append(digit: 0)
      parameters.append(number: record.index)
      parameters.append(number: record.lead)
      parameters.append(number: record.tail)
      parameters.append(number: record.check)
      parameters.append(number: record.name)
      parameters.append(number: record.defaultText)
    }
    return parameters
  }

  /// What the table says of a parameter, in its order.
  private struct Record {
    let place: ParameterPlace
    let flags: Int
    let kind: ValueKind
    let index: Int
    /// The length of a prefix, or the place in the order of a query.
    let lead: Int
    let tail: Int
    let check: Int
    let name: Int
    let defaultText: Int
  }

  private mutating func record(_ placement: Placement, _ parameter: ParameterModel) -> Record {
    let type = placement.binding?.type ?? parameter.type
    // An alias that leaves a parameter out has its target's default.
    let isOptional = placement.binding.map(\.isOptional) ?? parameter.isOptional
    let isList = placement.binding.map(\.isList) ?? parameter.isList
    let defaultText =
      placement.binding == nil ? parameter.defaultText : placement.binding?.defaultText
    var flags = 0
    if isOptional { flags |= Parameter.isOptional }
    if isList { flags |= Parameter.isList }
    if defaultText != nil { flags |= Parameter.hasDefault }
    if !placement.prefix.isEmpty || !placement.suffix.isEmpty { flags |= Parameter.hasAffix }
    return Record(
      place: placement.place, flags: flags, kind: kind(type), index: placement.index,
      lead: placement.prefix.utf8.count + placement.order, tail: placement.suffix.utf8.count,
      check: check(type), name: writer.text(parameter.wireName),
      defaultText: defaultText.map { writer.text($0) } ?? 0)
  }

  /// Writes the segments that an entry's first parameters are, for a state that accepts it.
  mutating func fillCaptures(of entry: TableEntry, at offset: Int) {
    for index in 0..<TableLayout.Node.captureCount {
      writer.write(digit: TableLayout.Node.noCapture, at: offset + index)
    }
    for depth in 0..<min(entry.pattern.segments.count, LinkReading.nearSegments) {
      guard case .capture(let prefix, let binding, let suffix) = entry.pattern.segments[depth]
      else { continue }
      if binding.parameter < TableLayout.Node.captureCount, prefix.isEmpty, suffix.isEmpty,
        !binding.mayBeMissing
      {
        writer.write(digit: depth, at: offset + binding.parameter)
      }
    }
  }

  private func kind(_ type: ValueType) -> ValueKind {
    switch type {
    case .builtIn(let builtIn, _): builtIn.kind
    case .words: .words
    case .custom: .custom
    }
  }
}
