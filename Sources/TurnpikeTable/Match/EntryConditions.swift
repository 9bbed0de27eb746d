/// Checks the conditions of entries other than the path: which links may lead there, those on the
/// query, and the types of captures that the walk has not checked.
struct EntryConditions: ~Escapable {
  private let link: Span<UInt8>
  private let table: TableView
  private let path: PathSegments
  private let query: QueryItems
  /// Whether a link without a scheme does not come from the app itself.
  private let isOutside: Bool

  @_lifetime(copy link, copy table)
  init(
    _ link: Span<UInt8>, _ table: TableView, _ path: PathSegments, end: Int, isOutside: Bool
  ) {
    self.isOutside = isOutside
    self.link = link
    self.table = table
    self.path = path
    query = QueryItems(LinkTail(link, pathEnd: end).query)
  }

  func hold(for entry: Address<EntryRecord>, _ decodes: CustomCheck) -> Bool {
    if let restriction = table[entry, EntryRecord.restriction],
      !table.permits(link, isOutside: isOutside, restriction)
    {
      return false
    }
    if let conditions = table[entry, EntryRecord.conditions] {
      for index in table.indices(conditions) where !holds(conditions.element(index)) {
        return false
      }
    }
    return !table[entry, EntryRecord.flags].contains(.isUnchecked) || passes(entry, decodes)
  }

  /// Whether the first value of the condition's key is the condition's value.
  private func holds(_ condition: Address<ConditionRecord>) -> Bool {
    let key = table.bytes(table[condition, ConditionRecord.key])
    let value = table.bytes(table[condition, ConditionRecord.value])
    return query.firstValue(of: key, in: link)?.isEqual(to: value, in: link) ?? false
  }

  /// Whether the segments match the captures of an entry.
  private func passes(_ entry: Address<EntryRecord>, _ decodes: CustomCheck) -> Bool {
    let list = table.segments(entry)
    var segments = path
    var index = 0
    while let segment = segments.next(in: link), index < table.count(list) {
      let asked: Address<SegmentRecord> = list.element(index)
      let kind = table[asked, SegmentRecord.kind]
      // The walk has checked the literals.
      if kind != .literal {
        let check = table.check(asked)
        let passes = segment.text(of: link).read(in: link) { table.accepts($0, check, decodes) }
        if !passes { return false }
      }
      // A rest applies to all remaining segments.
      if kind != .rest { index += 1 }
    }
    return true
  }
}

extension EntryConditions {
  /// The first index of an entry in a list, from an index on, whose conditions hold.
  func firstIndex(
    in list: Address<IndexedListRecord>, from start: Int, _ decodes: CustomCheck
  ) -> Int? {
    let entries = table[list, IndexedListRecord.entries]
    let others = table[list, IndexedListRecord.others]
    let first = firstIndex(
      at: table[list, IndexedListRecord.root], from: start, before: table.count(entries),
      of: entries, decodes)
    for index in table.indices(others) {
      let other = table[others, index]
      if other >= first { break }
      if other >= start, hold(for: table[entries, other], decodes) { return other }
    }
    return first < table.count(entries) ? first : nil
  }

  /// The first such index among the entries of a node; the bound if there is none.
  private func firstIndex(
    at root: Address<ConditionNodeRecord>, from start: Int, before bound: Int,
    of entries: Address<ListRecord<Address<EntryRecord>>>, _ decodes: CustomCheck
  ) -> Int {
    var first = bound
    var node: Address<ConditionNodeRecord>? = root
    while let current = node {
      if table[current, ConditionNodeRecord.isLeaf] {
        let leaf = table[current, ConditionNodeRecord.indices]
        for position in table.indices(leaf) {
          let index = table[leaf, position]
          if index >= first { break }
          if index >= start, hold(for: table[entries, index], decodes) { return index }
        }
        return first
      }
      let key = table.bytes(table[current, ConditionNodeRecord.key])
      let values = TextMap(
        slots: table[current, ConditionNodeRecord.values],
        bits: table[current, ConditionNodeRecord.valueBits].digit)
      if let value = query.firstValue(of: key, in: link),
        let child = table.target(of: value, in: link, values), child > current
      {
        first = firstIndex(at: child, from: start, before: first, of: entries, decodes)
      }
      // A node precedes its children in the table, so this loop ends.
      node = table[current, ConditionNodeRecord.rest].flatMap { $0 > current ? $0 : nil }
    }
    return first
  }
}
