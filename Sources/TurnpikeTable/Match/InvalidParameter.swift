/// A parameter of a query or fragment that is missing or does not decode.
package struct InvalidParameter: Sendable {
  package let parameter: Address<PieceRecord>
  /// The text that cannot be decoded, or nil if the parameter is missing.
  package let text: String?
  /// Whether the text decodes with each `+` as a plus symbol; in a query, a `+` is a space.
  package let hasLostPlus: Bool

  /// The end of a message about a text with a lost plus.
  package static let lostPlusNote = ": '+' in a query is a space; write '%2B'"

  /// The end of a message about the parameter; empty if there is nothing to add.
  package var note: String { hasLostPlus ? Self.lostPlusNote : "" }
}

extension MatchedLink {
  /// All parameters of the query or fragment that are missing or do not decode, in the order of the
  /// entry's own pattern.
  package func invalidParameters(_ decodes: CustomCheck) -> [InvalidParameter] {
    var invalid: [InvalidParameter] = []
    for item in table.elements(table[match.entry, EntryRecord.items])
    where !table[item, PieceRecord.kind].isCondition {
      if let failure = failure(of: item, decodes) { invalid.append(failure) }
    }
    return invalid
  }

  private func failure(
    of parameter: Address<PieceRecord>, _ decodes: CustomCheck
  ) -> InvalidParameter? {
    var texts: [EncodedText] = []
    if table.isList(parameter) {
      texts = queryValues(of: parameter)
    } else {
      switch value(of: parameter) {
      case .missing: return nil
      case .required:
        return InvalidParameter(parameter: parameter, text: nil, hasLostPlus: false)
      case .text(let text): texts = [text]
      }
    }
    let check = table[parameter, PieceRecord.check]
    func accepts(_ text: EncodedText) -> Bool {
      text.read(in: link) { table.accepts($0, check, decodes) }
    }
    // With `?= nil`, a text that a custom type does not accept counts as missing.
    guard !table[parameter, PieceRecord.isLenient],
      let text = texts.first(where: { !accepts($0) })
    else { return nil }
    let hasLostPlus = text.hasSpaces && accepts(text.keepingPlus)
    return InvalidParameter(
      parameter: parameter, text: text.string(in: link), hasLostPlus: hasLostPlus)
  }
}
