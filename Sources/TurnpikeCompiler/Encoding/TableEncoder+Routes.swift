import TurnpikeTable

extension TableEncoder {
  /// Appends the cases, each with the entry of its own pattern, which precedes the entries of its
  /// aliases.
  mutating func appendRoutes(
    _ entries: [Address<EntryRecord>]
  ) -> Address<ListRecord<RouteRecord>> {
    let list = writer.reserveList(of: RouteRecord.self, count: model.routes.count)
    var own: [Int: Address<EntryRecord>] = [:]
    for index in entries.indices where own[tree.entries[index].route] == nil {
      own[tree.entries[index].route] = entries[index]
    }
    for index in model.routes.indices {
      let route = model.routes[index]
      let record: Address<RouteRecord> = list.element(index)
      writer.set(RouteRecord.name, of: record, to: writer.text(route.caseName))
      writer.set(RouteRecord.entry, of: record, to: own[index])
      writer.set(
        RouteRecord.attributes, of: record, to: appendAttributes(route.own.attributeChain))
      writer.set(RouteRecord.isModal, of: record, to: route.isModal)
      let chains = ([index] + route.below).compactMap { model.routes[$0].own.attributeChain }
      let isRestricted = chains.contains { $0.restriction != LinkRestriction() }
      writer.set(RouteRecord.isRestricted, of: record, to: isRestricted)
    }
    return list
  }
}
