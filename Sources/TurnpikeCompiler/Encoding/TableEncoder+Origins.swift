import TurnpikeTable

extension TableEncoder {
  /// The origins that the table answers, each with the texts of its path: custom schemes first,
  /// which a look-up tells apart at less cost.
  mutating func appendOrigins() -> Address<ListRecord<OriginRecord>> {
    let list = writer.reserveList(of: OriginRecord.self, count: model.origins.count)
    for (index, origin) in orderedOrigins.enumerated() {
      let record: Address<OriginRecord> = list.element(index)
      writer.set(OriginRecord.scheme, of: record, to: writer.text(origin.scheme))
      writer.set(OriginRecord.host, of: record, to: writer.text(origin.host))
      writer.set(OriginRecord.path, of: record, to: appendTexts(origin.path))
      writer.set(OriginRecord.isWildcard, of: record, to: origin.isWildcard)
      writer.set(OriginRecord.isWeb, of: record, to: !origin.host.isEmpty)
      writer.set(
        OriginRecord.conditions, of: record,
        to: appendConditions(origin.condition.map { [$0] } ?? []))
    }
    return list
  }

  /// The origins in the order of their records.
  private var orderedOrigins: [OriginModel] {
    model.origins.filter(\.host.isEmpty) + model.origins.filter { !$0.host.isEmpty }
  }

  /// The links that may lead to a line; nil if all may.
  mutating func appendRestriction(
    _ restriction: LinkRestriction?
  ) -> Address<RestrictionRecord>? {
    guard let restriction else { return nil }
    if let record = restrictions[restriction] { return record }
    let origins = restriction.origins.map { allowed in
      orderedOrigins.indices.filter { allowed.contains(orderedOrigins[$0]) }
    }
    let list = origins.map { writer.append(list: $0) }
    let schemes = restriction.schemes.compactMap { scheme in
      orderedOrigins.firstIndex { $0.scheme == scheme }
    }
    let schemeList = schemes.isEmpty ? nil : writer.append(list: schemes)
    let conditions = appendConditions(restriction.conditions)
    let record = writer.reserve(RestrictionRecord.self)
    writer.set(RestrictionRecord.isInternal, of: record, to: restriction.isInternal)
    writer.set(RestrictionRecord.origins, of: record, to: list)
    writer.set(RestrictionRecord.schemes, of: record, to: schemeList)
    writer.set(RestrictionRecord.conditions, of: record, to: conditions)
    restrictions[restriction] = record
    return record
  }

  private mutating func appendConditions(
    _ conditions: [BuildCondition]
  ) -> Address<ListRecord<Int>>? {
    if conditions.isEmpty { return nil }
    return writer.append(list: conditions.compactMap { self.conditions.firstIndex(of: $0) })
  }
}
