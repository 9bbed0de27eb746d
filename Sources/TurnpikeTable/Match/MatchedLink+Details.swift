/// A parameter of a query or fragment that a link does not have as the pattern asks.
package struct InvalidParameter: Sendable {
  package let parameter: Address<ParameterRecord>
  /// The text that does not decode; nil if the parameter is missing.
  package let text: String?
}

// What a match tells besides its route.

extension MatchedLink {
  package var parameters: [Address<ParameterRecord>] { table.parameters(match.entry) }

  /// The texts of a parameter: none if the link leaves it out, one, or those of a list.
  package func values(of parameter: Address<ParameterRecord>) -> [String] {
    table.isList(parameter) ? texts(of: parameter) : text(of: parameter).map { [$0] } ?? []
  }

  /// The text of a parameter that is one value; nil if the link leaves it out.
  package func text(of parameter: Address<ParameterRecord>) -> String? {
    if case .text(let text) = value(of: parameter) { text.string(in: link) } else { nil }
  }

  /// The name that a match gives a parameter's texts under: its key, or its name if the key is
  /// another parameter's name, as in `a/:q?q:text`.
  package func wireName(of parameter: Address<ParameterRecord>) -> String {
    let key = table.key(parameter)
    let isTaken = parameters.contains { $0 != parameter && table.name($0).isIdentical(to: key) }
    return isTaken ? table.name(parameter) : key
  }

  /// Every parameter of the query or fragment that is missing or does not decode, in the pattern's
  /// order, which an alias has of its own.
  package func invalidParameters(_ decodes: CustomCheck) -> [InvalidParameter] {
    parameters
      .filter {
        let place = table[$0, ParameterRecord.place]
        return place == .query || place == .fragment
      }
      .sorted { table[$0, ParameterRecord.order] < table[$1, ParameterRecord.order] }
      .compactMap { failure(of: $0, decodes) }
  }

  /// The first of them.
  package func invalidParameter(_ decodes: CustomCheck) -> InvalidParameter? {
    invalidParameters(decodes).first
  }

  private func failure(
    of parameter: Address<ParameterRecord>, _ decodes: CustomCheck
  ) -> InvalidParameter? {
    let check = table[parameter, ParameterRecord.check]
    if table.isList(parameter) {
      return queryTexts(of: parameter)
        .first { text in !LinkBytes.read(text) { table.accepts($0, check, decodes) } }
        .map { InvalidParameter(parameter: parameter, text: $0) }
    }
    switch value(of: parameter) {
    case .missing: return nil
    case .required: return InvalidParameter(parameter: parameter, text: nil)
    case .text(let text):
      if text.read(in: link, { table.accepts($0, check, decodes) }) { return nil }
      return InvalidParameter(parameter: parameter, text: text.string(in: link))
    }
  }
}

extension String {
  /// Whether the bytes are equal; strings also compare equal if only their Unicode forms differ.
  fileprivate func isIdentical(to other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
