/// Prints the path of a route from its values, in the order of its parameters.
///
/// The table contains the pieces of the pattern, with the texts around the values.
package struct LinkPrinter {
  private typealias Pieces = Address<ListRecord<Address<PieceRecord>>>

  private let table: TableSource
  /// The entry of the pattern. It is nil for the `_` route, which has no link.
  private var entry: Address<EntryRecord>?
  /// The index of the piece that prints the next value, among the segments or the items.
  private var index = 0
  private var isInQuery = false
  /// The piece at the index, or nil after the last piece.
  package private(set) var piece: Address<PieceRecord>?
  private var bytes: [UInt8] = []
  /// The length of the path without trailing values that equal their defaults, which are omitted.
  private var settledCount = 0
  private var hasQuery = false

  /// - Parameter route: The index of the case.
  package init(_ table: TableSource, route: Int) {
    self.table = table
    // With library evolution, Swift takes the view of the stored table, and not of the argument.
    entry = self.table.view.entry(ofRoute: route)
    // Most paths are shorter, so one allocation is enough.
    bytes.reserveCapacity(64)
    advance()
  }

  /// Prints links of a line, which may be an alias.
  package init(_ table: TableSource, entry: Address<EntryRecord>) {
    self.table = table
    self.entry = entry
    advance()
  }

  /// Prints the shared query.
  package init(sharedQueryOf table: TableSource) {
    self.table = table
    entry = self.table.view[Address<HeaderRecord>(0), HeaderRecord.query]
    advance()
  }

  /// The path, which is ASCII.
  package var path: String {
    get { String(decoding: bytes, as: UTF8.self) }
    set { bytes = Array(newValue.utf8) }
  }

  /// Prints a value.
  package mutating func print(_ value: String) {
    guard let piece else { return }
    let isDefault = isDefault(value, of: piece)
    switch table.view[piece, PieceRecord.kind] {
    case .capture:
      appendSlash()
      let hasAffix = table.view[piece, PieceRecord.hasAffix]
      if hasAffix { append(piece, PieceRecord.printedText) }
      append(value, as: index == 0 ? .firstSegment : .segment)
      if hasAffix { append(piece, PieceRecord.printedSuffix) }
      encodeDotSegment()
      if !isDefault { settledCount = bytes.count }
    case .query where !isDefault: appendItem(piece, value)
    case .fragment where !isDefault:
      bytes.append(Mark.hash)
      append(value, as: .fragment)
    case .query, .fragment, .rest, .literal, .condition, .absent: break
    }
    skip()
  }

  /// Prints the values of a list.
  package mutating func print(_ values: [String]) {
    guard let piece else { return }
    let isQuery = table.view[piece, PieceRecord.kind] == .query
    for (number, value) in values.enumerated() {
      if isQuery {
        appendItem(piece, value)
      } else {
        if index + number > 0 { bytes.append(Mark.slash) }
        append(value, as: index + number == 0 ? .firstSegment : .segment)
        encodeDotSegment()
        settledCount = bytes.count
      }
    }
    skip()
  }

  /// Omits a value that is nil.
  package mutating func skip() {
    if piece == nil { return }
    index += 1
    advance()
  }

  /// Prints the text up to the next parameter.
  private mutating func advance() {
    piece = nil
    guard let entry else { return }
    let table = table
    let view = table.view
    if !isInQuery {
      let segments = view[entry, EntryRecord.segments]
      while index < view.count(segments) {
        let segment = view[segments, index]
        guard view[segment, PieceRecord.kind] == .literal else {
          piece = segment
          return
        }
        appendSlash()
        append(segment, PieceRecord.printedText)
        settledCount = bytes.count
        index += 1
      }
      if settledCount < bytes.count { bytes.removeSubrange(settledCount...) }
      if bytes.isEmpty { bytes.append(Mark.slash) }
      isInQuery = true
      index = 0
    }
    let items = view[entry, EntryRecord.items]
    while index < view.count(items) {
      let item = view[items, index]
      guard view[item, PieceRecord.kind] == .condition else {
        piece = item
        return
      }
      appendKey(item)
      append(item, PieceRecord.printedSuffix)
      index += 1
    }
  }

  private func isDefault(_ value: String, of piece: Address<PieceRecord>) -> Bool {
    guard let text = table.view[piece, PieceRecord.defaultText] else { return false }
    return table.view.bytes(text).isEqual(to: value)
  }

  private mutating func appendSlash() {
    if index > 0 { bytes.append(Mark.slash) }
  }

  private mutating func appendItem(_ piece: Address<PieceRecord>, _ value: String) {
    appendKey(piece)
    append(value, as: .query)
  }

  private mutating func appendKey(_ piece: Address<PieceRecord>) {
    bytes.append(hasQuery ? Mark.ampersand : Mark.question)
    hasQuery = true
    append(piece, PieceRecord.printedText)
    bytes.append(Mark.equals)
  }

  private mutating func append(
    _ piece: Address<PieceRecord>, _ field: Field<PieceRecord, Address<TextRecord>>
  ) {
    let table = table
    let view = table.view
    bytes.append(view.bytes(view[piece, field]))
  }

  private mutating func append(_ value: String, as component: LinkComponent) {
    LinkBytes.read(value) { text in
      if text.indices.allSatisfy({ component.allows(text[$0]) }) {
        bytes.append(text)
      } else {
        PercentCoding.append(value.utf8, as: component, to: &bytes)
      }
    }
  }

  /// Encodes the last segment if it is `.` or `..`, including its affixes.
  private mutating func encodeDotSegment() {
    guard bytes.last == Mark.dot else { return }
    let segment = Array(bytes[(bytes.lastIndex(of: Mark.slash).map { $0 + 1 } ?? 0)...])
    guard DotSegment.isDots(segment) else { return }
    bytes.removeLast(segment.count)
    for _ in segment { bytes.append(contentsOf: DotSegment.encodedDot.utf8) }
  }
}
