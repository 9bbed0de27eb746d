import TurnpikeTable

/// What a table answers to a link, as text: what `turnpike-tool match` prints.
package struct LinkAnswer: Sendable {
  package enum Outcome: String, Sendable {
    case matched, invalid, unmatched
  }

  package struct Element: Hashable, Sendable {
    package var name: String
    package var values: [String]
  }

  package var outcome: Outcome
  /// The case name, nil when unmatched.
  package var route: String?
  /// The pattern as written on the line that matched, nil when unmatched.
  package var pattern: String?
  /// Decoded texts of path captures by wire name, in the pattern's order.
  package var parameters: [Element]
  /// Every query key with every value, also when nothing matched.
  package var query: [Element]
  /// Why not; nil when matched.
  package var reason: String?
  /// Names of the user's own types that were taken as decoding.
  package var assumedTypes: [String]
  /// The mounted enum that was taken as answering what follows the pattern.
  package var assumedMount: String?

  static let none = LinkAnswer(
    outcome: .unmatched, parameters: [], query: [], assumedTypes: [])
}

extension LinkAnswer {
  init(_ found: MatchOutcome, of model: TableModel) {
    self = .none
    query = found.query.map { Element(name: $0.name, values: $0.values) }
    switch found {
    case .unmatched(let refusal, _):
      reason = refusal.description
    case .invalid(let match, let invalid):
      outcome = .invalid
      let name = invalid.parameter.key
      reason =
        invalid.text.map { "'\(name)' cannot be read from '\($0)'" } ?? "'\(name)' is missing"
      tell(match, of: model)
    case .matched(let match):
      outcome = .matched
      tell(match, of: model)
    }
  }

  private mutating func tell(_ match: LinkMatch, of model: TableModel) {
    route = model.routes[match.route].caseName
    pattern = match.pattern
    assumedMount = model.routes[match.route].mount
    for index in 0..<match.parameterCount {
      let parameter = match.parameter(index)
      let texts: [String] =
        switch parameter.place {
        case .segment, .rest: match.values(of: parameter)
        case .query, .fragment, .absent: []
        }
      if !texts.isEmpty {
        parameters.append(Element(name: parameter.name, values: texts))
      }
      if let type = parameter.customType, !assumedTypes.contains(type) {
        assumedTypes.append(type)
      }
    }
  }
}
