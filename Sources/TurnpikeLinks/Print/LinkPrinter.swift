internal import TurnpikeTable

/// Prints the path of a route from its values, in the order of its parameters.
///
/// The table contains the pieces of the pattern, with the texts around the values.
package struct LinkPrinter {
  private let table: TableSource
  /// The entry of the pattern. It is nil for the `_` route, which has no link.
  private var entry: Address<EntryRecord>?
  /// The index of the next piece among the segments or the items.
  private var index = 0
  private var isInQuery = false
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
  }

  /// Prints links of a line, which may be an alias.
  init(_ table: TableSource, entry: Address<EntryRecord>) {
    self.table = table
    self.entry = entry
  }

  /// Prints the shared query.
  package init(sharedQueryOf table: TableSource) {
    self.table = table
    entry = self.table.view.sharedQuery
  }

  /// Returns the path, which is ASCII, after all values have been printed.
  package mutating func finish() -> String {
    let table = table
    _ = nextParameter(table.view)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Prints the path of a mounted route after the mount's own values.
  ///
  /// A mounted `_` route has no link, and the prefix would be the link of another route.
  package mutating func finish(mounting mounted: String) {
    let prefix = finish()
    bytes = mounted.isEmpty ? [] : Array(MountedNames.pattern(prefix, mounted).utf8)
  }

  /// Prints a value.
  package mutating func print(_ value: String) {
    let table = table
    guard let piece = nextParameter(table.view) else { return }
    var isDefault = false
    if let text = piece.defaultText { isDefault = text.isEqual(to: value) }
    switch piece.kind {
    case .capture:
      appendSlash()
      if !piece.text.isEmpty { bytes.append(piece.text) }
      PercentCoding.append(value, as: index == 0 ? .firstSegment : .segment, to: &bytes)
      if !piece.suffix.isEmpty { bytes.append(piece.suffix) }
      encodeDotSegment()
      if !isDefault { settledCount = bytes.count }
    case .query where !isDefault: appendItem(piece, value)
    case .fragment where !isDefault:
      bytes.append(Mark.hash)
      PercentCoding.append(value, as: .fragment, to: &bytes)
    case .query, .fragment, .rest, .literal, .condition, .key, .noKey, .absent: break
    }
    index += 1
  }

  /// Prints the values of a list.
  package mutating func print(_ values: [String]) {
    let table = table
    guard let piece = nextParameter(table.view) else { return }
    for (number, value) in values.enumerated() {
      if piece.kind == .query {
        appendItem(piece, value)
      } else {
        if index + number > 0 { bytes.append(Mark.slash) }
        PercentCoding.append(
          value, as: index + number == 0 ? .firstSegment : .segment, to: &bytes)
        encodeDotSegment()
        settledCount = bytes.count
      }
    }
    index += 1
  }

  /// Prints the text up to the next parameter, and returns the parameter, or nil if none follows.
  mutating func nextParameter() -> Address<PieceRecord>? {
    let table = table
    return nextParameter(table.view)?.address
  }

  /// Omits a value that is nil.
  package mutating func skip() {
    let table = table
    if nextParameter(table.view) != nil { index += 1 }
  }

  /// Prints the text up to the next parameter, and returns the parameter's piece, or nil if none
  /// follows.
  @_lifetime(copy view)
  private mutating func nextParameter(_ view: TableView) -> PrintedPiece? {
    guard let entry else { return nil }
    if !isInQuery {
      while let segment = view.printedSegment(index, of: entry) {
        guard case .literal = segment.kind else { return segment }
        appendSlash()
        bytes.append(segment.text)
        settledCount = bytes.count
        index += 1
      }
      if settledCount < bytes.count { bytes.removeSubrange(settledCount...) }
      if bytes.isEmpty { bytes.append(Mark.slash) }
      isInQuery = true
      index = 0
    }
    while let item = view.printedItem(index, of: entry) {
      guard item.kind.isCondition else { return item }
      index += 1
      if item.kind == .noKey { continue }
      appendKey(item)
      bytes.append(item.suffix)
    }
    return nil
  }

  private mutating func appendSlash() {
    if index > 0 { bytes.append(Mark.slash) }
  }

  private mutating func appendItem(_ piece: borrowing PrintedPiece, _ value: String) {
    appendKey(piece)
    PercentCoding.append(value, as: .query, to: &bytes)
  }

  private mutating func appendKey(_ piece: borrowing PrintedPiece) {
    bytes.append(hasQuery ? Mark.ampersand : Mark.question)
    hasQuery = true
    bytes.append(piece.text)
    bytes.append(Mark.equals)
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
