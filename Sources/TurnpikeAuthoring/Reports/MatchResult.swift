import TurnpikeCompiler
import TurnpikeLinks
import TurnpikeTable

/// The result of matching a link with a table, as text.
package struct MatchResult: Sendable {
  package enum Outcome: String, Sendable {
    case matched, invalid, unmatched
  }

  package struct Element: Hashable, Sendable {
    package let name: String
    package let values: [String]
  }

  package private(set) var outcome = Outcome.unmatched
  /// The matching line with its mounts; nil if unmatched.
  private(set) var line: AppLine?
  /// Decoded texts of the path's captures and of the fragment by wire name, in the pattern's order.
  package private(set) var parameters: [Element] = []
  /// Every key of the query with every value, even if unmatched.
  package let query: [Element]
  /// Texts in the link that its route does not have, because their types do not accept them (`?=`),
  /// by the keys of their parameters.
  package private(set) var ignored: [Element] = []
  /// The user and the port before the path, if they are ignored.
  private(set) var ignoredAuthority: [Element] = []
  /// The bytes of the keys that neither the route nor its table reads, if the link matches.
  private var unreadKeys: Set<[UInt8]> = []
  /// The reason that no route matches; or of an invalid link, a reason for each parameter.
  package private(set) var reasons: [String] = []
  /// The custom types that are assumed to accept their texts.
  package private(set) var assumedTypes: [String] = []
  /// The mounted enum that is assumed to match the rest of the link.
  package private(set) var assumedMount: String?
  /// The names of the parameters without the cases of mounts before them.
  private var ownNames: [String] = []
  /// The keys of the query that the lines read.
  private var readKeys: Set<[UInt8]> = []

  /// The case; nil if unmatched. Through mounts, the path of cases: `store.shelf`.
  package var route: String? { line?.casePath }

  /// The pattern of the matching line, after those of its mounts; nil if unmatched.
  package var pattern: String? { line?.text }

  /// The first reason; nil if the link matches.
  package var reason: String? { reasons.first }

  /// Whether `@web` keeps a link of a website in the browser.
  var isKeptInBrowser: Bool { line?.attributes.named(.web) != nil }

  /// Whether nothing reads a key of the query.
  func isUnread(_ element: Element) -> Bool { unreadKeys.contains(Array(element.name.utf8)) }
}

extension LinkedTable {
  /// Matches a link, in time linear in its length. Custom types count as accepting every text, and
  /// a mounted enum that is not known as matching everything.
  package func match(_ link: String) -> MatchResult {
    LinkBytes.read(link) { match($0) }
  }

  package func match(_ link: Span<UInt8>) -> MatchResult { MatchResult(link, self) }
}

extension CompiledTable {
  /// Matches a link. Mounted enums count as matching everything.
  package func match(_ link: String) -> MatchResult { LinkedTable(self).match(link) }

  /// Matches a link of any bytes.
  package func match(_ link: [UInt8]) -> MatchResult {
    LinkedTable(self).match(ContiguousArray(link).span)
  }
}

extension MatchResult {
  fileprivate init(_ text: Span<UInt8>, _ table: LinkedTable) {
    let link = text.trimmedLink
    query = LinkParts.query(link).map { Element(name: $0.name, values: $0.values) }
    let matching: [LinkedTable.MatchingLine]
    do throws(Refusal) {
      matching = try table.lines(matching: link)
    } catch {
      reasons = [error.description]
      if error == .noRoute { readAuthority(of: link) }
      return
    }
    readAuthority(of: link)
    for line in matching { append(line) }
    for line in matching.reversed() {
      let storage = line.table.table.storage
      prepend(MatchedLink(link, storage.view, line.match), of: line.table.model)
    }
    guard outcome == .matched else { return }
    let storage = table.table.storage
    if let shared = MatchedLink.sharedQuery(link, storage.view) { ignored += read(shared) }
    // It is not known which keys a mounted enum reads whose routes are not known.
    guard assumedMount == nil, line?.route.keepsRest != true else { return }
    unreadKeys = Set(query.map { Array($0.name.utf8) }).subtracting(readKeys)
  }

  private mutating func readAuthority(of link: Span<UInt8>) {
    let (user, port) = LinkParts.ignoredAuthority(link)
    if let user { ignoredAuthority.append(Element(name: "user", values: [user])) }
    if let port { ignoredAuthority.append(Element(name: "port", values: [port])) }
  }

  /// Adds the line that follows the lines of mounts.
  private mutating func append(_ matching: LinkedTable.MatchingLine) {
    let (table, match) = (matching.table, matching.match)
    let storage = table.table.storage
    let pattern = storage.view.pattern(match.entry)
    let number = table.model.routes[match.route].lines.firstIndex {
      $0.pattern?.text.utf8.elementsEqual(pattern.utf8) ?? false
    }
    line = AppLine(
      match.route, number ?? 0, of: table, after: line.map { $0.mounts + [$0] } ?? [])
  }

  /// Reads the values of a line, before those that have been read: of the route's line first, then
  /// of its mounts.
  private mutating func prepend(_ matched: MatchedLink, of model: TableModel) {
    let route = model.routes[matched.match.route]
    let (values, types) = values(of: matched)
    if outcome == .unmatched {
      reasons = matched.problems
      outcome = reasons.isEmpty ? .matched : .invalid
      if !route.keepsRest { assumedMount = route.mount }
    }
    let names = values.map(\.name)
    let inner = MountedNames.parameters(
      parameters.map(\.name), ownNames: ownNames, after: names, of: route.caseName)
    parameters = values + zip(inner, parameters).map { Element(name: $0, values: $1.values) }
    ownNames = names + ownNames
    ignored = read(matched) + ignored
    assumedTypes = types + assumedTypes.filter { !types.contains($0) }
  }

  /// The valid values of the path and the fragment, and the custom types of all values.
  private func values(of matched: MatchedLink) -> (values: [Element], types: [String]) {
    let table = matched.table
    let invalid = matched.invalidParameters { _, _ in true }
    var values: [Element] = []
    var types: [String] = []
    for parameter in matched.parameters {
      let texts = matched.values(of: parameter)
      if texts.isEmpty { continue }
      if let type = table.customType(parameter), !types.contains(type) { types.append(type) }
      switch table[parameter, PieceRecord.kind] {
      case .capture, .rest, .fragment:
        if invalid.contains(where: { $0.parameter == parameter }) { break }
        values.append(Element(name: table.name(parameter), values: texts))
      case .literal, .query, .condition, .key, .noKey, .absent: break
      }
    }
    return (values, types)
  }

  /// Notes the keys that a line reads, and returns the values that it ignores.
  private mutating func read(_ matched: MatchedLink) -> [Element] {
    let table = matched.table
    for parameter in matched.parameters where table[parameter, PieceRecord.kind] == .query {
      readKeys.insert(Array(table.key(parameter).utf8))
    }
    for condition in table.queryConditions(matched.match.entry) {
      readKeys.insert(Array(condition.key.utf8))
    }
    var ignored: [IgnoredText] = []
    matched.addIgnored(to: &ignored) { _, _ in true }
    return ignored.map { Element(name: $0.key, values: [$0.text]) }
  }
}
