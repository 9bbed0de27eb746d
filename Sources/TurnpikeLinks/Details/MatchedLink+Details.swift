package import TurnpikeTable

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

  /// The first parameter that is missing or does not decode.
  package func invalidParameter(_ decodes: CustomCheck) -> InvalidParameter? {
    invalidParameters(decodes).first
  }
}

extension String {
  /// Whether the bytes are equal; `==` ignores differences in Unicode normalization.
  fileprivate func isIdentical(to other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
