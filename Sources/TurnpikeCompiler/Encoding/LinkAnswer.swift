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

  /// A line of a table.
  package struct Line: Hashable, Sendable {
    /// The index of its case among the table's routes.
    package var route: Int
    /// As the file has it.
    package var pattern: String
  }

  package var outcome: Outcome
  /// The case name; nil if unmatched. Through mounts, the cases that lead there: `store.shelf`.
  package var route: String?
  /// The pattern as written on the line that matched, after those of its mounts; nil if unmatched.
  package var pattern: String?
  /// The lines that answer: those of mounts, the outermost first, then that of the route; none when
  /// unmatched.
  package var lines: [Line]
  /// Decoded texts of path captures by wire name, in the pattern's order.
  package var parameters: [Element]
  /// Every query key with every value, also when nothing matched.
  package var query: [Element]
  /// Why not; none when matched, and of an invalid link one for each parameter, in the pattern's
  /// order.
  package var reasons: [String]
  /// Names of the user's own types that were taken as decoding.
  package var assumedTypes: [String]
  /// The mounted enum that was taken as answering what follows the pattern.
  package var assumedMount: String?
  /// Why nothing matched; nil if something did.
  private(set) var refusal: Refusal?
  /// The names of the parameters, in their order, without the cases of mounts before them.
  private var ownNames: [String] = []

  static let none = LinkAnswer()

  private init() {
    outcome = .unmatched
    lines = []
    parameters = []
    query = []
    reasons = []
    assumedTypes = []
  }

  /// The first of the reasons; nil when matched.
  package var reason: String? { reasons.first }
}

extension LinkAnswer {
  /// Every key of a link's query with every value.
  static func query(of link: Span<UInt8>) -> [Element] {
    LinkParts.query(link).map { Element(name: $0.name, values: $0.values) }
  }

  /// Of a link that nothing answers.
  init(_ refusal: Refusal, query: [Element]) {
    self = .none
    self.query = query
    self.refusal = refusal
    reasons = [refusal.description]
  }

  /// Of a link that an entry answers.
  init(_ matched: MatchedLink, of model: TableModel, query: [Element]) {
    self = .none
    self.query = query
    let route = model.routes[matched.match.route]
    let pattern = matched.table.pattern(matched.match.entry)
    self.route = route.caseName
    self.pattern = pattern
    lines = [Line(route: matched.match.route, pattern: pattern)]
    assumedMount = route.mount
    for parameter in matched.parameters { tell(parameter, of: matched) }
    // The types of the app's own count as reading every text.
    for invalid in matched.invalidParameters({ _, _ in true }) {
      let name = matched.table.key(invalid.parameter)
      reasons.append(
        invalid.text.map { "'\(name)' cannot be read from '\($0)'\(invalid.note)" }
          ?? "'\(name)' is missing")
    }
    outcome = reasons.isEmpty ? .matched : .invalid
  }

  private mutating func tell(_ parameter: Address<ParameterRecord>, of matched: MatchedLink) {
    let name = matched.table.name(parameter)
    switch matched.table[parameter, ParameterRecord.place] {
    case .segment, .rest:
      let texts = matched.values(of: parameter)
      if texts.isEmpty { break }
      parameters.append(Element(name: name, values: texts))
      ownNames.append(name)
    case .query, .fragment, .absent: break
    }
    if let type = matched.table.customType(parameter), !assumedTypes.contains(type) {
      assumedTypes.append(type)
    }
  }

  /// What a mount answers with what its enum says of the rest of the link.
  func joined(with mounted: LinkAnswer) -> LinkAnswer {
    var answer = self
    let own = route ?? ""
    answer.outcome = mounted.outcome
    answer.reasons = mounted.reasons
    answer.lines += mounted.lines
    answer.route = own + "." + (mounted.route ?? "")
    answer.pattern = MountedNames.pattern(pattern ?? "", mounted.pattern ?? "")
    let names = MountedNames.parameters(
      mounted.parameters.map(\.name), ownNames: mounted.ownNames, after: ownNames, of: own)
    answer.parameters += zip(names, mounted.parameters).map {
      Element(name: $0, values: $1.values)
    }
    answer.ownNames += mounted.ownNames
    answer.assumedTypes += mounted.assumedTypes.filter { !assumedTypes.contains($0) }
    answer.assumedMount = mounted.assumedMount
    return answer
  }
}
