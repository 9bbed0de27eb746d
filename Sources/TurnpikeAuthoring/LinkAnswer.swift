import TurnpikeCompiler
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
  /// Decoded texts of the path's captures and of the fragment by wire name, in the pattern's order.
  package var parameters: [Element]
  /// Every query key with every value, also when nothing matched.
  package var query: [Element]
  /// Texts in the link that its route does not have, because their types do not accept them (`?=`),
  /// by the keys of their parameters.
  package var ignored: [Element] = []
  /// Keys of the query that neither the route nor its table reads; none unless matched.
  package var unreadKeys: [String] = []
  /// Why not; none when matched, and of an invalid link one for each parameter, in the pattern's
  /// order.
  package var reasons: [String]
  /// Names of the user's own types that were taken as decoding.
  package var assumedTypes: [String]
  /// The mounted enum that was taken as answering what follows the pattern.
  package var assumedMount: String?
  /// The names of the parameters, in their order, without the cases of mounts before them.
  private var ownNames: [String] = []
  /// The keys of the query that the line reads.
  private var readKeys: Set<[UInt8]> = []

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
    // The types of the app's own count as reading every text.
    let invalidParameters = matched.invalidParameters { _, _ in true }
    for parameter in matched.parameters {
      let isInvalid = invalidParameters.contains { $0.parameter == parameter }
      tell(parameter, of: matched, isInvalid: isInvalid)
    }
    noteRead(by: matched)
    reasons = matched.problems
    outcome = reasons.isEmpty ? .matched : .invalid
  }

  private mutating func tell(
    _ parameter: Address<PieceRecord>, of matched: MatchedLink, isInvalid: Bool
  ) {
    let name = matched.table.name(parameter)
    switch matched.table[parameter, PieceRecord.kind] {
    case .capture, .rest, .fragment:
      let texts = matched.values(of: parameter)
      if texts.isEmpty || isInvalid { break }
      parameters.append(Element(name: name, values: texts))
      ownNames.append(name)
    case .literal, .query, .condition, .absent: break
    }
    if let type = matched.table.customType(parameter), !assumedTypes.contains(type),
      !matched.values(of: parameter).isEmpty
    {
      assumedTypes.append(type)
    }
  }

  /// Notes the keys that a line reads, and the texts that it ignores.
  private mutating func noteRead(by matched: MatchedLink) {
    let table = matched.table
    for parameter in matched.parameters where table[parameter, PieceRecord.kind] == .query {
      readKeys.insert(Array(table.key(parameter).utf8))
    }
    for condition in table.queryConditions(matched.match.entry) {
      readKeys.insert(Array(condition.key.utf8))
    }
    for value in matched.ignoredValues({ _, _ in true }) {
      ignored.append(Element(name: value.key, values: [value.text]))
    }
  }

  /// The same answer with what the query that any link of the table may have says of a match.
  func reading(_ shared: MatchedLink?) -> LinkAnswer {
    guard outcome == .matched else { return self }
    var answer = self
    if let shared { answer.noteRead(by: shared) }
    // What a mounted enum reads whose routes are not known is not known either.
    guard assumedMount == nil else { return answer }
    answer.unreadKeys = query.map(\.name).filter { !answer.readKeys.contains(Array($0.utf8)) }
    return answer
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
    answer.ignored += mounted.ignored
    answer.readKeys.formUnion(mounted.readKeys)
    answer.assumedTypes += mounted.assumedTypes.filter { !assumedTypes.contains($0) }
    answer.assumedMount = mounted.assumedMount
    return answer
  }
}
