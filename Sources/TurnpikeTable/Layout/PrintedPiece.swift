/// A piece of a pattern as a link is printed with it.
///
/// A module that read the fields of the record itself would call generic functions that are not
/// specialized.
package struct PrintedPiece: ~Escapable {
  package let address: Address<PieceRecord>
  package let kind: PieceRecord.Kind
  /// The text of a literal or a key, or the text before the value of a capture, percent-encoded.
  package let text: Span<UInt8>
  /// The value of a condition, or the text after the value of a capture, percent-encoded.
  package let suffix: Span<UInt8>
  package let defaultText: Span<UInt8>?

  @inline(__always)
  @_lifetime(copy table)
  fileprivate init(_ piece: Address<PieceRecord>, _ table: TableView) {
    address = piece
    let record = table[piece]
    kind = record[PieceRecord.kind]
    var (text, suffix) = (Span<UInt8>(), Span<UInt8>())
    var defaultText: Span<UInt8>?
    let isLiteral = kind == .literal
    // Most captures are complete segments.
    if kind != .capture || record[PieceRecord.hasAffix] {
      text = table.bytes(record[PieceRecord.printedText])
      if !isLiteral { suffix = table.bytes(record[PieceRecord.printedSuffix]) }
    }
    if !isLiteral, let address = record[PieceRecord.defaultText] {
      defaultText = table.bytes(address)
    }
    self.text = text
    self.suffix = suffix
    self.defaultText = defaultText
  }
}

extension TableView {
  /// A segment of a pattern, or nil after the last segment.
  @_lifetime(copy self)
  package func printedSegment(_ index: Int, of entry: Address<EntryRecord>) -> PrintedPiece? {
    let list = self[entry, EntryRecord.segments]
    return index < count(list) ? PrintedPiece(self[list, index], self) : nil
  }

  /// An item of a pattern's query or its fragment, or nil after the last one.
  @_lifetime(copy self)
  package func printedItem(_ index: Int, of entry: Address<EntryRecord>) -> PrintedPiece? {
    let list = self[entry, EntryRecord.items]
    return index < count(list) ? PrintedPiece(self[list, index], self) : nil
  }

  /// The entry that prints the shared query, or nil if there is no shared query.
  package var sharedQuery: Address<EntryRecord>? { self[header, HeaderRecord.query] }
}
