import TurnpikeTable

extension TableEncoder {
  /// Where one pattern puts a parameter.
  private struct Placement {
    var place = ParameterPlace.absent
    var binding: PatternModel.Binding?
    var segment = 0
    var prefix = ""
    var suffix = ""
    var key = ""
    /// Of a query or fragment: its index in the pattern's order.
    var order = 0
  }

  /// Writes the parameters of a pattern, in the order of the route's.
  mutating func fillParameters(
    _ parameters: [ParameterModel], of pattern: PatternModel, at record: Address<EntryRecord>
  ) {
    let placements = placements(pattern, count: parameters.count)
    for index in placements.indices {
      fill(
        placements[index], parameters[index], at: record.inner(EntryRecord.parameter(index)))
    }
  }

  private func placements(_ pattern: PatternModel, count: Int) -> [Placement] {
    var placements = Array(repeating: Placement(), count: count)
    for depth in pattern.segments.indices {
      switch pattern.segments[depth] {
      case .literal: break
      case .capture(let prefix, let binding, let suffix):
        placements[binding.parameter] = Placement(
          place: .segment, binding: binding, segment: depth, prefix: prefix, suffix: suffix)
      case .rest(let binding):
        placements[binding.parameter] = Placement(place: .rest, binding: binding, segment: depth)
      }
    }
    for order in pattern.query.indices {
      guard case .parameter(let key, let binding) = pattern.query[order] else { continue }
      placements[binding.parameter] = Placement(
        place: .query, binding: binding, key: key, order: order)
    }
    if let binding = pattern.fragment {
      placements[binding.parameter] = Placement(
        place: .fragment, binding: binding, order: pattern.query.count)
    }
    return placements
  }

  private mutating func fill(
    _ placement: Placement, _ parameter: ParameterModel, at record: Address<ParameterRecord>
  ) {
    let type = placement.binding?.type ?? parameter.type
    // An alias that leaves a parameter out has its target's default.
    let defaultText =
      placement.binding == nil ? parameter.spec.defaultText : placement.binding?.spec.defaultText
    var flags: ParameterRecord.Flags = []
    if placement.binding?.spec.isOptional ?? parameter.spec.isOptional { flags.insert(.isOptional) }
    if placement.binding?.spec.isList ?? parameter.spec.isList { flags.insert(.isList) }
    if defaultText != nil { flags.insert(.hasDefault) }
    if placement.binding?.spec.isLenient ?? false { flags.insert(.isLenient) }
    if !placement.prefix.isEmpty || !placement.suffix.isEmpty { flags.insert(.hasAffix) }
    writer.set(ParameterRecord.place, of: record, to: placement.place)
    writer.set(ParameterRecord.flags, of: record, to: flags)
    writer.set(ParameterRecord.check, of: record, to: check(type))
    writer.set(ParameterRecord.name, of: record, to: writer.text(parameter.wireName))
    writer.set(ParameterRecord.defaultText, of: record, to: defaultText.map { writer.text($0) })
    switch placement.place {
    case .segment, .rest:
      writer.set(ParameterRecord.segment, of: record, to: placement.segment)
      writer.set(
        ParameterRecord.prefixLength, of: record, to: placement.prefix.utf8.count)
      writer.set(
        ParameterRecord.suffixLength, of: record, to: placement.suffix.utf8.count)
    case .query:
      writer.set(ParameterRecord.key, of: record, to: writer.text(placement.key))
      writer.set(ParameterRecord.order, of: record, to: placement.order)
    case .fragment: writer.set(ParameterRecord.order, of: record, to: placement.order)
    case .absent: break
    }
  }
}
