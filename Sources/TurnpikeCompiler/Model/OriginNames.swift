import TurnpikeTable

/// The origins of a table, by the names that `@from` uses.
struct OriginNames {
  private let origins: [OriginModel]
  /// The declared origins as written.
  private let names: [String]
  /// Whether all origins could be read. If not, an unknown name can belong to an unreadable origin.
  private let areWhole: Bool
  private let index: OriginIndex
  private let indicesOfScheme: [String: [Int]]
  /// The origins whose links are, in every build, also links of an origin with a wildcard.
  private var included: [Int: [Int]] = [:]
  /// The lists of `@from` by its text.
  private var lists: [[UInt8]: OriginList] = [:]

  init(_ origins: [OriginModel], names: [String], areWhole: Bool) {
    self.origins = origins
    self.names = names
    self.areWhole = areWhole
    index = OriginIndex(origins)
    indicesOfScheme = Dictionary(grouping: origins.indices) { origins[$0].scheme }
    for (number, origin) in origins.enumerated() {
      for wildcard in index.wildcards(above: origin)
      where [nil, origin.condition].contains(origins[wildcard].condition) {
        included[wildcard, default: []].append(number)
      }
    }
  }

  /// Returns the links from the origins that `@from` names. If one of them is not declared, this
  /// reports an error and returns all links.
  mutating func restriction(of from: AttributeModel, _ unknown: UnknownNames, _ reporter: Reporter)
    -> LinkRestriction
  {
    var (indices, schemes) = (Set<Int>(), Set<String>())
    var isSound = true
    for name in from.listed {
      let found = self.indices(of: name)
      indices.formUnion(found)
      if indicesOfScheme[name.lowercased()] != nil { schemes.insert(name.lowercased()) }
      if !found.isEmpty { continue }
      isSound = false
      if name.isEmpty {
        reporter.report(.missingAttributeText(.from, at: from.range))
      } else if areWhole {
        reporter.report(self.unknown(NameSyntax(name, from.range), unknown).withoutReplacement)
      }
    }
    if !isSound { return LinkRestriction() }
    let text = Array((from.value ?? "").utf8)
    let list = lists[text] ?? OriginList(indices.sorted(), of: origins)
    lists[text] = list
    return LinkRestriction(list: list, schemes: schemes.sorted())
  }

  /// Returns the origins with a scheme or name. The result is empty if the name is not declared.
  private func indices(of name: String) -> [Int] {
    if let indices = indicesOfScheme[name.lowercased()] { return indices }
    guard let origin = try? OriginModel.parse(name) else { return [] }
    return index.same(as: origin).flatMap { [$0] + (included[$0] ?? []) }
  }

  private func unknown(_ name: NameSyntax, _ unknown: UnknownNames) -> Diagnostic {
    if name.text.contains("://"), let problem = OriginModel.problem(with: name.text) {
      return .badOrigin(name, problem)
    }
    let hint: Wording =
      names.isEmpty
      ? "write a scheme, or an origin like 'https://shop.example.com'"
      : "the declared origins are \(list: names)"
    let near = unknown.similar("origin", to: name.text, in: origins.map(\.scheme) + names).names
    return Diagnostic(
      .unknownOrigin, "unknown origin \(name)\(meant: near, else: hint)", at: name.range)
  }
}
