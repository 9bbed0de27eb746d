import TurnpikeTable

extension TableEncoder {
  /// Appends the origins whose links the table matches, each with the segments of its path.
  mutating func appendOrigins() -> OriginRecords {
    let list = appendOrigins(recordOrder.map { model.origins[$0] })
    var records = Array(repeating: list.element(0), count: model.origins.count)
    for (index, place) in recordOrder.enumerated() { records[place] = list.element(index) }
    // A table has either origins or outer origins.
    if !model.outerOrigins.isEmpty {
      let outer = appendOrigins(model.outerOrigins)
      records = model.outerOrigins.indices.map { outer.element($0) }
    }
    var schemes: [String: Address<OriginRecord>] = [:]
    for (index, origin) in (model.origins + model.outerOrigins).enumerated()
    where schemes[origin.scheme] == nil {
      schemes[origin.scheme] = records[index]
    }
    return OriginRecords(list: list, records: records, schemes: schemes)
  }

  private mutating func appendOrigins(
    _ origins: [OriginModel]
  ) -> Address<ListRecord<OriginRecord>> {
    let list = writer.reserveList(of: OriginRecord.self, count: origins.count)
    for (index, origin) in origins.enumerated() {
      let record: Address<OriginRecord> = list.element(index)
      writer.set(OriginRecord.scheme, of: record, to: writer.text(origin.scheme))
      writer.set(OriginRecord.host, of: record, to: writer.text(origin.host))
      writer.set(OriginRecord.path, of: record, to: appendPath(origin.path))
      writer.set(OriginRecord.isWildcard, of: record, to: origin.isWildcard)
      writer.set(OriginRecord.site, of: record, to: appendPath(origin.site))
      writer.set(OriginRecord.isWeb, of: record, to: origin.isWeb)
      writer.set(
        OriginRecord.conditions, of: record,
        to: appendConditions(origin.condition.map { [$0] } ?? []))
    }
    return list
  }

  /// The indices of the model's origins in the order of their records. The first origin that a link
  /// starts with is the one that it comes from. Custom schemes come first, because a look-up
  /// recognizes them faster.
  private var recordOrder: [Int] {
    func key(_ index: Int) -> (Int, Int, Int, Int, Int) {
      let origin = model.origins[index]
      return (
        origin.isWeb ? 1 : 0, -origin.path.count, origin.isWildcard ? 1 : 0,
        origin.isWildcard ? -origin.host.utf8.count : 0, index
      )
    }
    return model.origins.indices.sorted { key($0) < key($1) }
  }

  /// Sets the nodes at which the sites of the origins start.
  ///
  /// - Parameter nodes: The nodes of the tree.
  mutating func setSites(_ origins: OriginRecords, _ nodes: [Address<NodeRecord>]) {
    var starts: [[[UInt8]]: Address<NodeRecord>] = [:]
    for (index, origin) in model.origins.enumerated() where !origin.site.isEmpty {
      // A site without lines has a node without patterns.
      let start =
        starts[origin.site]
        ?? tree.node(after: origin.site.lowered(if: model.ignoresCase)).map { nodes[$0] }
        ?? writer.reserve(NodeRecord.self)
      starts[origin.site] = start
      writer.set(OriginRecord.start, of: origins.records[index], to: start)
    }
  }

  private mutating func appendPath(
    _ segments: [[UInt8]]
  ) -> Address<ListRecord<Address<TextRecord>>> {
    let texts = segments.map { writer.text($0) }
    return writer.append(list: texts)
  }

  /// Appends the restriction of a line.
  mutating func appendRestriction(
    _ restriction: LinkRestriction, _ origins: OriginRecords
  ) -> Address<RestrictionRecord> {
    if let record = restrictions[restriction] { return record }
    let list = restriction.list.map { allowed in
      writer.append(list: allowed.indices.map { origins.records[$0] }.sorted())
    }
    let schemes = restriction.schemes.compactMap { origins.schemes[$0] }
    let schemeList = schemes.isEmpty ? nil : writer.append(list: schemes)
    let conditions = appendConditions(restriction.buildConditions)
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
    return writer.append(list: conditions.compactMap { buildConditions.firstIndex(of: $0) })
  }
}

/// The records of a table's origins.
struct OriginRecords {
  let list: Address<ListRecord<OriginRecord>>
  /// The records in the model's order, or those of the outer origins.
  let records: [Address<OriginRecord>]
  /// The first record of each scheme.
  let schemes: [String: Address<OriginRecord>]
}
