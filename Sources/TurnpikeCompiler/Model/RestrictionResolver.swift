import TurnpikeTable

/// Resolves the attributes that restrict the links of a line.
struct RestrictionResolver {
  private let origins: [OriginModel]
  private let index: OriginIndex
  private let indicesOfScheme: [String: [Int]]
  /// The origins as written.
  private let names: [String]
  /// False if an origin could not be read, so that one that is not found may be that.
  private let areWhole: Bool
  /// The lists of `@from` by its text.
  private var lists: [String: OriginList] = [:]
  private var search = NameSearch()

  init(_ origins: [OriginModel] = [], names: [String] = [], areWhole: Bool = true) {
    self.origins = origins
    index = OriginIndex(origins)
    indicesOfScheme = Dictionary(grouping: origins.indices) { origins[$0].scheme }
    self.names = names
    self.areWhole = areWhole
  }

  /// The links that attributes of a line or group allow, of those that the groups around it allow:
  /// what a group excludes, no line inside allows again.
  mutating func restriction(
    of own: [AttributeModel], in outer: AttributeChain?, _ diagnostics: inout [Diagnostic]
  ) -> LinkRestriction {
    var result = outer?.restriction ?? LinkRestriction()
    let isInternal = result.isInternal || own.contains { $0.isBuiltIn(.internal) }
    for attribute in own.restricting {
      var narrower = LinkRestriction()
      switch BuiltInAttribute(rawValue: attribute.name) {
      case .internal: narrower.isInternal = true
      case .from:
        (narrower.list, narrower.schemes) = origins(of: attribute, &diagnostics)
        if isInternal {
          let name = BuiltInAttribute.internal.rawValue
          let other = own.first { $0.name == name } ?? outer?[name]
          diagnostics.append(.contradictoryAttributes([attribute] + (other.map { [$0] } ?? [])))
          continue
        }
      case .only:
        let text = attribute.value ?? ""
        if let condition = BuildCondition(text) {
          narrower.conditions = [condition]
        } else {
          diagnostics.append(.badCondition(text, at: attribute.range))
        }
      case .container, .cover, .deprecated, .example, .web, nil: break
      }
      result = result.narrowed(by: narrower)
    }
    return result
  }

  /// The origins that `@from` names, and its schemes; nil if one of them is not declared, which is
  /// reported.
  private mutating func origins(
    of attribute: AttributeModel, _ diagnostics: inout [Diagnostic]
  ) -> (list: OriginList?, schemes: [String]) {
    var named: Set<Int> = []
    var schemes: Set<String> = []
    var isSound = true
    for name in attribute.listed {
      let scheme = name.lowercased()
      if let found = indicesOfScheme[scheme] {
        schemes.insert(scheme)
        named.formUnion(found)
        continue
      }
      let origin = OriginModel.parse(name)
      if case .success(let origin) = origin {
        let found = index.same(as: origin)
        named.formUnion(found)
        if !found.isEmpty { continue }
      }
      isSound = false
      if name.isEmpty {
        diagnostics.append(.missingAttributeText(.from, at: attribute.range))
      } else if areWhole, name.contains("://"), case .failure(let problem) = origin {
        diagnostics.append(
          .badOrigin(NameSyntax(name, attribute.range), problem.wording).withoutReplacement)
      } else if areWhole {
        let hint: Wording =
          names.isEmpty
          ? "write a scheme, or an origin like 'https://shop.example.com'"
          : "the declared origins are \(list: names)"
        diagnostics.append(
          Diagnostic(
            .unknownOrigin, "unknown origin \(quoted: name)\(meant: near(name), else: hint)",
            at: attribute.range
          ).withoutReplacement)
      }
    }
    if !isSound { return (nil, []) }
    let text = attribute.value ?? ""
    let list = lists[text] ?? OriginList(named.sorted(), of: origins)
    lists[text] = list
    return (list, schemes.sorted())
  }

  private mutating func near(_ name: String) -> [String] {
    let result =
      search.known(name)
      ?? search.names(near: name, in: origins.map(\.scheme) + names, beside: [])
    return result.names
  }
}

extension ModelBuilder {
  /// The origins that `@from` names in a table that declares none.
  func outerOrigins(of table: TableFiles) -> [OriginModel] {
    var known: Set<OriginModel> = []
    var origins: [OriginModel] = []
    for attribute in table.files.flatMap(\.lines).flatMap(\.content.attributes)
    where attribute.name.text == BuiltInAttribute.from.rawValue {
      for name in attribute.value?.listed ?? [] {
        guard let origin = OriginModel(from: name.text), known.insert(origin).inserted else {
          continue
        }
        origins.append(origin)
      }
    }
    return origins
  }

  /// Adds to each route and alias the links that match it: those that its attributes and groups
  /// allow, narrowed by the screens below it, and for an alias by its target.
  mutating func addRestrictions(to model: inout TableModel) {
    let own = model.routes.map { $0.attributeChain?.restriction ?? LinkRestriction() }
    for (index, route) in model.routes.enumerated() {
      let chains = route.below.map { model.routes[$0].attributeChain } + [route.attributeChain]
      let restriction = route.below.reduce(own[index]) { $0.narrowed(by: own[$1]) }
      if restriction.isImpossible { reportNoLinks(chains) }
      model.routes[index].restriction = restriction.nilIfNone
      for (number, alias) in route.aliases.enumerated() {
        let aliasOwn = alias.attributeChain?.restriction ?? LinkRestriction()
        let narrowed = aliasOwn.narrowed(by: restriction)
        if narrowed.isImpossible, !restriction.isImpossible {
          reportNoLinks(chains + [alias.attributeChain])
        }
        model.routes[index].aliases[number].restriction = narrowed.nilIfNone
      }
    }
    let conditions = model.conditions
    if conditions.count > BuildConditions.maximumCount, let last = model.routes.last {
      diagnostics.report(
        .attributeValue,
        """
        a table can use at most \(BuildConditions.maximumCount) compilation conditions in '@only', \
        and this one uses \(conditions.count)
        """, at: last.range)
    }
  }

  /// Reports that no link can match a line, at its last restriction. Lines that share the attributes
  /// have the same finding.
  ///
  /// - Parameter chains: The attributes that narrow the links, those of the line last.
  private mutating func reportNoLinks(_ chains: [AttributeChain?]) {
    var seen: Set<SourceRange> = []
    let attributes = chains.compactMap { $0 }.flatMap(\.levels).flatMap(\.restricting)
    diagnostics.append(
      .contradictoryAttributes(attributes.filter { seen.insert($0.range).inserted }))
  }
}

extension Diagnostic {
  /// - Parameter attributes: Two at least.
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

extension LineSyntax.Content {
  fileprivate var attributes: [AttributeSyntax] {
    switch self {
    case .alias(let alias): alias.attributes
    case .groupStart(let group): group.attributes
    case .route(let route): route.attributes
    case .stack(let stack): stack.attributes
    case .blank, .comment, .directive, .documentation, .groupEnd, .unread: []
    }
  }
}

extension AttributeModel {
  fileprivate func isBuiltIn(_ attribute: BuiltInAttribute) -> Bool { name == attribute.rawValue }
}

extension [AttributeModel] {
  fileprivate var restricting: [AttributeModel] {
    filter { $0.isBuiltIn(.internal) || $0.isBuiltIn(.from) || $0.isBuiltIn(.only) }
  }
}
