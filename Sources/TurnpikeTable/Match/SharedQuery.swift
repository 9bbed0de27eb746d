extension MatchedLink {
  /// Returns the shared query of a link, or nil if the table declares no shared query.
  @_lifetime(copy link, copy table)
  package static func sharedQuery(_ link: Span<UInt8>, _ table: TableView) -> MatchedLink? {
    guard let query = table[table.header, HeaderRecord.query] else { return nil }
    return MatchedLink(link, table, LinkMatch(query, queryOf: link))
  }

  /// The values of lenient parameters that cannot be read, each with its position in the link, in
  /// the order of the link.
  package func ignoredValues(
    _ decodes: CustomCheck
  ) -> [(position: Int, key: String, text: String)] {
    var ignored: [(position: Int, key: String, text: String)] = []
    for parameter in parameters
    where table[parameter, PieceRecord.flags].contains(.isLenient) {
      guard let value = writtenValue(of: parameter), !value.range.isEmpty else { continue }
      let check = table[parameter, PieceRecord.check]
      if value.read(in: link, { table.accepts($0, check, decodes) }) { continue }
      let position = value.range.lowerBound
      let index = ignored.firstIndex { $0.position > position } ?? ignored.count
      ignored.insert((position, table.key(parameter), value.string(in: link)), at: index)
    }
    return ignored
  }
}
