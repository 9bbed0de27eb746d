import TurnpikeTable

extension TableEncoder {
  /// The origins that the table answers, each with the texts of its path: custom schemes first,
  /// which a look-up tells apart at less cost.
  mutating func appendOrigins() -> Address<ListRecord<OriginRecord>> {
    let list = writer.reserveList(of: OriginRecord.self, count: model.origins.count)
    let origins =
      model.origins.filter(\.host.isEmpty) + model.origins.filter { !$0.host.isEmpty }
    for (index, origin) in origins.enumerated() {
      let record: Address<OriginRecord> = list.element(index)
      writer.set(OriginRecord.scheme, of: record, to: writer.text(origin.scheme))
      writer.set(OriginRecord.host, of: record, to: writer.text(origin.host))
      writer.set(OriginRecord.path, of: record, to: appendTexts(origin.path))
      writer.set(OriginRecord.isWildcard, of: record, to: origin.isWildcard)
      writer.set(OriginRecord.isWeb, of: record, to: !origin.host.isEmpty)
    }
    return list
  }
}
