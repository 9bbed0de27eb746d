/// A link with the entry that matches it, which reads the texts of the parameters.
package struct MatchedLink: ~Escapable {
  package let link: Span<UInt8>
  package let table: TableView
  /// The entry that matches the link.
  package let match: LinkMatch

  /// Creates the link from its bytes and the result of a search.
  @_lifetime(copy link, copy table)
  package init(_ link: Span<UInt8>, _ table: TableView, _ match: LinkMatch) {
    self.link = link
    self.table = table
    self.match = match
  }

  /// The text of a parameter in a link.
  package enum Value {
    case text(EncodedText)
    /// The link omits an optional parameter.
    case missing
    /// The link omits a required parameter.
    case required
  }

  /// The text of a parameter with a single value.
  ///
  /// If the parameter is optional and not a `String`, an empty text in the query or fragment counts
  /// as omitted.
  @inline(__always)
  package func value(of parameter: Address<PieceRecord>) -> Value {
    guard let text = writtenText(of: parameter) else {
      return table.mayBeMissing(parameter) ? .missing : .required
    }
    let isCapture = table[parameter, PieceRecord.kind] == .capture
    return isCapture || !isLeftOut(text, parameter) ? .text(text) : .missing
  }

  /// Returns the text of a parameter, whether it can be read or not. It is nil if the link has none,
  /// and for a rest.
  @inline(__always)
  package func writtenText(of parameter: Address<PieceRecord>) -> EncodedText? {
    let record = table[parameter]
    // Most parameters are captures of complete segments.
    guard record[PieceRecord.kind] == .capture else { return otherText(of: parameter) }
    let range = match.captures[record[PieceRecord.capture]]
    guard
      let text = range.map({ EncodedText(plain: $0) }) ?? segmentText(record[PieceRecord.position])
    else { return nil }
    guard record[PieceRecord.hasAffix] else { return text }
    let prefix = table.bytes(record[PieceRecord.text]).count
    let suffix = table.bytes(record[PieceRecord.suffix]).count
    return text.without(prefix: prefix, suffix: suffix, in: link)
  }

  /// Returns the text of a segment, or nil if the path is shorter.
  @inline(never)
  private func segmentText(_ index: Int) -> EncodedText? {
    var segments = match.path.dropFirst(index, in: link)
    return segments.next(in: link)?.text(of: link)
  }

  /// The text of a parameter of the query or fragment.
  @inline(never)
  private func otherText(of parameter: Address<PieceRecord>) -> EncodedText? {
    switch table[parameter, PieceRecord.kind] {
    case .query:
      let key = table.bytes(table[parameter, PieceRecord.text])
      return tail.query.firstValue(of: key, in: link)
    case .fragment: return tail.fragment(of: link).map { EncodedText($0, of: link) }
    case .literal, .capture, .rest, .condition, .key, .noKey, .absent: return nil
    }
  }

  private func isLeftOut(_ text: EncodedText, _ parameter: Address<PieceRecord>) -> Bool {
    if text.range.isEmpty, table.mayBeMissing(parameter), table.kind(parameter) != .string {
      return true
    }
    return table[parameter, PieceRecord.isLenient] && !isRead(text, parameter)
  }

  /// Returns whether a text is a value of a parameter's type. The app's own types accept every
  /// text.
  func isRead(_ value: EncodedText, _ parameter: Address<PieceRecord>) -> Bool {
    let check = table[parameter, PieceRecord.check]
    return value.read(in: link) { table.accepts($0, check) { _, _ in true } }
  }

  private var tail: LinkTail { LinkTail(link, match.path, end: match.pathEnd) }

  /// The texts of a list parameter.
  package func texts(of parameter: Address<PieceRecord>) -> [String] {
    switch table[parameter, PieceRecord.kind] {
    case .rest:
      return match.path.dropFirst(table[parameter, PieceRecord.position], in: link).texts(of: link)
    case .query: return queryValues(of: parameter).map { $0.string(in: link) }
    case .literal, .capture, .condition, .key, .noKey, .fragment, .absent: return []
    }
  }

  /// The values of a list parameter of the query.
  package func queryValues(of parameter: Address<PieceRecord>) -> [EncodedText] {
    let key = table.bytes(table[parameter, PieceRecord.text])
    let isString = table.kind(parameter) == .string
    var values: [EncodedText] = []
    var items = tail.query
    while let item = items.next(in: link) {
      guard item.hasKey(key, in: link), isString || !item.value.isEmpty else { continue }
      values.append(item.value(in: link))
    }
    return values
  }
}
