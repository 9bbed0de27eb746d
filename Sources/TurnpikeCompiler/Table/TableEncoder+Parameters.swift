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
    for (depth, segment) in entry.pattern.segments.enumerated() {
      switch segment {
      case .literal: break
      case .capture(let prefix, let binding, let suffix):
        placements[binding.parameter] = Placement(
          place: .segment, binding: binding, index: depth, prefix: prefix, suffix: suffix)
      case .rest(let binding):
        placements[binding.parameter] = Placement(place: .rest, binding: binding, index: depth)
      }
    }
    for (order, item) in entry.pattern.query.enumerated() {
      guard case .parameter(let key, let binding) = item else { continue }
      placements[binding.parameter] = Placement(
        place: .query, binding: binding, index: writer.text(key), order: order)
    }
    if let binding = entry.pattern.fragment {
      placements[binding.parameter] = Placement(
        place: .fragment, binding: binding, order: entry.pattern.query.count)
    }

    let records = zip(placements, route.parameters).map { placement, parameter in
      record(placement, parameter)
    }
    var parameters = TableWriter()
    for record in records {
      for digit in record.digits { parameters.append(digit: digit) }
      for number in record.numbers { parameters.append(number: number) }
    }
    return parameters
  }

  private mutating func record(
    _ placement: Placement, _ parameter: ParameterModel
  ) -> (digits: [Int], numbers: [Int]) {
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
    let isNear = placement.place == .segment && placement.index < 0x3F
    if !isNear { flags |= Parameter.isFar }
    return (
      [
        placement.place.rawValue, flags, kind(type).rawValue, isNear ? placement.index : 0,
      ],
      [
        placement.index, placement.prefix.utf8.count + placement.order,
        placement.suffix.utf8.count, check(type),
        writer.text(parameter.wireName), defaultText.map { writer.text($0) } ?? 0,
      ]
    )
  }

  private func kind(_ type: ValueType) -> ValueKind {
    switch type {
    case .builtIn(let builtIn, _): builtIn.kind
    case .words: .words
    case .custom: .custom
    }
  }
}
