import TurnpikeTable

/// The origins of a table, by the names that `@from` uses.
struct NamedOrigins {
  let origins: [OriginModel]
  /// The declared origins as written.
  let names: [String]
  /// Whether all origins could be read. If not, an unknown name can belong to an unreadable origin.
  let areWhole: Bool
  /// The lists of `@from` by its text.
  var lists: [String: OriginList] = [:]
  private let index: OriginIndex
  private let indicesOfScheme: [String: [Int]]

  init(_ origins: [OriginModel] = [], names: [String] = [], areWhole: Bool = true) {
    self.origins = origins
    self.names = names
    self.areWhole = areWhole
    index = OriginIndex(origins)
    indicesOfScheme = Dictionary(grouping: origins.indices) { origins[$0].scheme }
  }

  func isScheme(_ name: String) -> Bool { indicesOfScheme[name.lowercased()] != nil }

  /// Returns the origins with a scheme or name. The result is empty if the name is not declared.
  func indices(of name: String) -> [Int] {
    if let indices = indicesOfScheme[name.lowercased()] { return indices }
    guard case .success(let origin) = OriginModel.parse(name) else { return [] }
    return index.same(as: origin)
  }
}

extension TableBuilder {
  /// Returns the links that the attributes of a line or group allow. They narrow the links that the
  /// groups around it allow.
  mutating func restriction(
    of own: [AttributeModel], in outer: AttributeChain?
  ) -> LinkRestriction {
    var result = outer?.restriction ?? LinkRestriction()
    let name = BuiltInAttribute.internal.rawValue
    let excluding = own.first { $0.name == name } ?? outer?[name]
    for attribute in own {
      switch BuiltInAttribute(rawValue: attribute.name) {
      case .internal: result.isInternal = true
      case .from:
        let allowed = origins(of: attribute)
        if let excluding {
          reporter.report(.contradictoryAttributes([attribute, excluding]))
        } else {
          result = result.narrowed(by: allowed)
        }
      case .only:
        if let condition = condition(of: attribute) {
          result = result.narrowed(by: LinkRestriction(conditions: [condition]))
        }
      case .container, .cover, .deprecated, .entity, .example, .web, nil: break
      }
    }
    return result
  }

  /// Returns the condition of `@only`. If it is not a condition, this reports an error.
  func condition(of only: AttributeModel) -> BuildCondition? {
    let text = only.value ?? ""
    if let condition = BuildCondition(text) { return condition }
    reporter.report(
      .attributeValue,
      """
      \(quoted: text) is not a valid compilation condition; write a single one, as in \
      '@only(DEBUG)' or '@only(!DEBUG)'
      """, at: only.range)
    return nil
  }

  /// Returns the origins that `@from` names. If one of them is not declared, this reports an error
  /// and returns all origins.
  private mutating func origins(of attribute: AttributeModel) -> LinkRestriction {
    let (text, names) = (attribute.value ?? "", attribute.listed)
    var indices: Set<Int> = []
    var isSound = true
    for name in names {
      let found = namedOrigins.indices(of: name)
      indices.formUnion(found)
      if !found.isEmpty { continue }
      isSound = false
      if name.isEmpty {
        reporter.report(.missingAttributeText(.from, at: attribute.range))
      } else if namedOrigins.areWhole {
        reportUnknownOrigin(name, at: attribute.range)
      }
    }
    if !isSound { return LinkRestriction() }
    let list = namedOrigins.lists[text] ?? OriginList(indices.sorted(), of: namedOrigins.origins)
    namedOrigins.lists[text] = list
    let schemes = names.filter(namedOrigins.isScheme).map { $0.lowercased() }
    return LinkRestriction(list: list, schemes: Set(schemes).sorted())
  }

  private mutating func reportUnknownOrigin(_ name: String, at range: SourceRange) {
    if name.contains("://"), case .failure(let problem) = OriginModel.parse(name) {
      reporter.report(.badOrigin(NameSyntax(name, range), problem).withoutReplacement)
      return
    }
    let (declared, origins) = (namedOrigins.names, namedOrigins.origins)
    let hint: Wording =
      declared.isEmpty
      ? "write a scheme, or an origin like 'https://shop.example.com'"
      : "the declared origins are \(list: declared)"
    let near = nearest("origin", to: name, in: origins.map(\.scheme) + declared).names
    reporter.report(
      Diagnostic(
        .unknownOrigin, "unknown origin \(quoted: name)\(meant: near, else: hint)", at: range
      ).withoutReplacement)
  }

  /// Returns the origins that `@from` names in files without origins.
  func outerOrigins(of files: [FileSyntax]) -> [OriginModel] {
    var known: Set<OriginModel> = []
    return files.flatMap(\.lines).compactMap(\.item).flatMap(\.attributes)
      .filter { $0.isBuiltIn(.from) }.flatMap { $0.value?.listed ?? [] }
      .compactMap { OriginModel(from: $0.text) }.filter { known.insert($0).inserted }
  }

  /// Adds the links that match each line. The attributes and groups allow these links, and the
  /// screens below narrow them. For an alias, the target also narrows them.
  func addRestrictions(to model: inout TableModel) {
    let own = model.routes.map { $0.own.attributeChain?.restriction ?? LinkRestriction() }
    var reported: Set<Set<SourceRange>> = []
    for (index, route) in model.routes.enumerated() {
      let restriction = route.below.reduce(own[index]) { $0.narrowed(by: own[$1]) }
      for (number, line) in route.lines.enumerated() {
        let all = line.attributeChain?.restriction ?? LinkRestriction()
        let narrowed = all.narrowed(by: restriction)
        if narrowed.isImpossible, number == 0 || !restriction.isImpossible {
          let routes = route.below.map { model.routes[$0] } + [route]
          reportNoLinks(routes.map(\.own.attributeChain) + [line.attributeChain], &reported)
        }
        model.routes[index].lines[number].restriction = narrowed.nilIfNone
      }
    }
    let conditions = model.conditions
    if conditions.count > BuildConditions.maximumCount, let last = model.routes.last {
      reporter.report(
        .attributeValue,
        """
        a table can use at most \(BuildConditions.maximumCount) compilation conditions in '@only', \
        and this one uses \(conditions.count)
        """, at: last.own.range)
    }
  }

  /// Reports that no link can match a line, at its last restriction.
  ///
  /// - Parameters:
  ///   - chains: The attributes that narrow the links, with the attributes of the line last.
  ///   - reported: The ranges of restrictions that are reported, because lines can share them.
  private func reportNoLinks(
    _ chains: [AttributeChain?], _ reported: inout Set<Set<SourceRange>>
  ) {
    var seen: Set<SourceRange> = []
    let attributes = chains.compactMap { $0 }.flatMap(\.levels).flatMap { $0 }.filter {
      ($0.isBuiltIn(.internal) || $0.isBuiltIn(.from) || $0.isBuiltIn(.only))
        && seen.insert($0.range).inserted
    }
    if reported.insert(seen).inserted { reporter.report(.contradictoryAttributes(attributes)) }
  }
}

extension Diagnostic {
  /// - Parameter attributes: Two or more attributes.
  fileprivate static func contradictoryAttributes(_ attributes: [AttributeModel]) -> Diagnostic {
    let attributes = attributes.sorted { $0.range.isBefore($1.range) }
    let ranges = attributes.map(\.range)
    return Diagnostic(
      .contradictoryAttributes,
      """
      \(all: attributes.map(\.spelling)) exclude each other, so no link can match here; remove one \
      of them
      """, at: ranges[ranges.count - 1], note: "the other attribute is here",
      at: Array(ranges.dropLast()))
  }
}
