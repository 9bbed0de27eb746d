package import TurnpikeTable

extension MatchedLink {
  /// Returns the shared query of a link, or nil if the table declares no shared query.
  @_lifetime(copy link, copy table)
  package static func sharedQuery(_ link: Span<UInt8>, _ table: TableView) -> MatchedLink? {
    guard let query = table[table.header, HeaderRecord.query] else { return nil }
    return MatchedLink(link, table, LinkMatch(query))
  }

  /// Adds the values of lenient parameters that cannot be read to a list in the order of the link.
  package func addIgnored(to ignored: inout [IgnoredText], _ decodes: CustomCheck) {
    for parameter in parameters
    where table[parameter, PieceRecord.isLenient] {
      guard let value = writtenText(of: parameter), !value.range.isEmpty else { continue }
      let check = table[parameter, PieceRecord.check]
      if value.read(in: link, { table.accepts($0, check, decodes) }) { continue }
      let position = value.range.lowerBound
      let text = IgnoredText(
        position: position, key: table.key(parameter), text: value.string(in: link))
      ignored.insert(text, at: ignored.firstIndex { $0.position > position } ?? ignored.count)
    }
  }
}

/// A value in a link that a lenient parameter cannot read.
package struct IgnoredText {
  let position: Int
  package let key: String
  package let text: String
}
