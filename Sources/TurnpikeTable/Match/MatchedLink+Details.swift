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

// The details of a match, except for its route.

extension MatchedLink {
  package var parameters: [Address<PieceRecord>] { table.parameters(match.entry) }

  /// Returns the texts of a parameter. The array is empty if the link omits the parameter, and can
  /// only contain several texts for a list.
  package func values(of parameter: Address<PieceRecord>) -> [String] {
    table.isList(parameter) ? texts(of: parameter) : text(of: parameter).map { [$0] } ?? []
  }

  /// Returns the text of a parameter with a single value, or nil if the link omits it.
  package func text(of parameter: Address<PieceRecord>) -> String? {
    if case .text(let text) = value(of: parameter) { text.string(in: link) } else { nil }
  }

  /// The name of a parameter in the details of a match.
  ///
  /// It is the parameter's key, or its name if the key is the name of another parameter, as in
  /// `a/:q?q:text`.
  package func wireName(of parameter: Address<PieceRecord>) -> String {
    let key = table.key(parameter)
    let isTaken = parameters.contains { $0 != parameter && table.name($0).isIdentical(to: key) }
    return isTaken ? table.name(parameter) : key
  }

  /// All parameters of the query or fragment that are missing or do not decode, in the order of the
  /// entry's own pattern.
  package func invalidParameters(_ decodes: CustomCheck) -> [InvalidParameter] {
    var invalid: [InvalidParameter] = []
    for item in table.elements(table[match.entry, EntryRecord.items])
    where table[item, PieceRecord.kind] != .condition {
      if let failure = failure(of: item, decodes) { invalid.append(failure) }
    }
    return invalid
  }

  /// The first parameter that is missing or does not decode.
  package func invalidParameter(_ decodes: CustomCheck) -> InvalidParameter? {
    invalidParameters(decodes).first
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
    guard let text = texts.first(where: { !accepts($0) }) else { return nil }
    let hasLostPlus = text.hasSpaces && accepts(text.keepingPlus)
    return InvalidParameter(
      parameter: parameter, text: text.string(in: link), hasLostPlus: hasLostPlus)
  }
}

extension String {
  /// Whether the bytes are equal; `==` ignores differences in Unicode normalization.
  fileprivate func isIdentical(to other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
