/// Checks the conditions of entries apart from the path: restrictions of links, query conditions,
/// and the types of captures that the walk has not checked.
struct EntryConditions: ~Escapable {
  private let link: Span<UInt8>
  private let table: TableView
  private let path: PathSegments
  private let pathEnd: Int?
  private let sender: Sender

  @_lifetime(copy link, copy table)
  init(
    _ link: Span<UInt8>, _ table: TableView, _ path: PathSegments, end: Int?, from sender: Sender
  ) {
    self.sender = sender
    self.link = link
    self.table = table
    self.path = path
    pathEnd = end
  }

  func hold(for entry: Address<EntryRecord>, _ decodes: CustomCheck) -> Bool {
    if let restriction = table[entry, EntryRecord.restriction],
      !table.permits(link, from: sender, restriction)
    {
      return false
    }
    if table[entry, EntryRecord.conditionCount] > 0 {
      let items = table[entry, EntryRecord.items]
      for index in table.indices(items) where !holds(table[items, index]) { return false }
    }
    return !table[entry, EntryRecord.isCheckedLate] || passes(entry, decodes)
  }

  /// Most links match entries without conditions. In this case, the query is not read.
  private var query: QueryItems { LinkTail(link, path, end: pathEnd).query }

  /// Returns whether an item is not a condition, or the first value of its key meets the condition.
  private func holds(_ item: Address<PieceRecord>) -> Bool {
    let kind = table[item, PieceRecord.kind]
    guard kind.isCondition else { return true }
    let value = query.firstValue(of: table.bytes(table[item, PieceRecord.text]), in: link)
    if kind != .condition { return (value != nil) == (kind == .key) }
    let expected = table.bytes(table[item, PieceRecord.suffix])
    return value?.isEqual(to: expected, in: link) ?? false
  }

  /// Whether the segments match the captures of an entry.
  private func passes(_ entry: Address<EntryRecord>, _ decodes: CustomCheck) -> Bool {
    let list = table.segments(entry)
    var segments = path
    var index = path.siteCount
    while let segment = segments.next(in: link), index < table.count(list) {
      let piece = table[list, index]
      let kind = table[piece, PieceRecord.kind]
      // The walk has checked the literals.
      if kind != .literal {
        let check = table.check(piece)
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
  /// The entries of a list that have a condition on its key with the value in the link.
  func entries(
    in list: Address<KeyedListRecord>
  ) -> Address<ListRecord<Address<EntryRecord>>>? {
    let key = table.bytes(table[list, KeyedListRecord.key])
    guard let value = query.firstValue(of: key, in: link) else { return nil }
    let values = TextMap(
      slots: table[list, KeyedListRecord.values],
      bits: table[list, KeyedListRecord.valueBits].digit)
    return table.node(of: value, in: link, values).map { table[$0, NodeRecord.entries] }
  }
}
