import TurnpikeTable

/// Resolves the attributes that say which links lead to a line. The lines of a group share its
/// attributes, which are resolved and reported once.
struct RestrictionResolver {
  private let origins: [OriginModel]
  private let index: OriginIndex
  private let indicesOfScheme: [String: [Int]]
  /// The lists of `@from` by its text.
  private var lists: [String: OriginList] = [:]
  /// The origins as written.
  private let names: [String]
  private var search = NameSearch()
  /// False if an origin could not be read, so that one that is not found may be that.
  private let areWhole: Bool
  private var known: [ObjectIdentifier: LinkRestriction] = [:]
  /// The same for single attributes, by their places.
  private var resolved: [SourceRange: LinkRestriction] = [:]
  /// The attributes that have been reported, by their places.
  private var reported: Set<SourceRange> = []
  private(set) var diagnostics: [Diagnostic] = []

  init(_ origins: [OriginModel], names: [String], areWhole: Bool) {
    self.origins = origins
    index = OriginIndex(origins)
    indicesOfScheme = Dictionary(grouping: origins.indices) { origins[$0].scheme }
    self.names = names
    self.areWhole = areWhole
  }

  /// What the attributes of a line and its groups allow: what a group excludes, no line inside allows
  /// again.
  mutating func restriction(of chain: AttributeChain?) -> LinkRestriction {
    guard let chain else { return LinkRestriction() }
    if let restriction = known[ObjectIdentifier(chain)] { return restriction }
    var restriction = restriction(of: chain.inherited)
    for attribute in chain.own.restricting {
      let own = self.restriction(of: attribute)
      if attribute.named(.from) {
        let isInternal = chain.own.contains { $0.named(.internal) } || restriction.isInternal
        let other = isInternal ? chain[BuiltInAttribute.internal.rawValue] : nil
        if let other {
          diagnostics.append(.contradictoryAttributes(attribute.written, other.written))
        }
        if isInternal { continue }
      }
      restriction = restriction.narrowed(by: own)
    }
    known[ObjectIdentifier(chain)] = restriction
    return restriction
  }

  private mutating func restriction(of attribute: AttributeModel) -> LinkRestriction {
    if let restriction = resolved[attribute.range] { return restriction }
    var restriction = LinkRestriction()
    switch BuiltInAttribute(rawValue: attribute.name) {
    case .internal: restriction.isInternal = true
    case .from: (restriction.list, restriction.schemes) = origins(of: attribute)
    case .only: restriction.conditions = condition(of: attribute).map { [$0] } ?? []
    case .container, .cover, .deprecated, .example, .web, nil: break
    }
    resolved[attribute.range] = restriction
    return restriction
  }

  /// Reports that no link can match a line, once for the attribute that excludes the last links.
  ///
  /// - Parameter chains: What narrows the links: the screens below or an alias's target, and last the
  ///   line's own attributes.
  mutating func reportNoLinks(_ chains: [AttributeChain?]) {
    var attributes: [AttributeModel] = []
    for attribute in chains.flatMap(\.levels).flatMap(\.own.restricting)
    where !attributes.contains(where: { $0.range == attribute.range }) {
      attributes.append(attribute)
    }
    guard let last = attributes.popLast(), reported.insert(last.range).inserted else { return }
    let own = restriction(of: last)
    let other = attributes.last { restriction(of: $0).narrowed(by: own).isImpossible }
    if let other = other ?? attributes.last {
      diagnostics.append(.contradictoryAttributes(last.written, other.written))
    } else {
      diagnostics.append(.noOriginLeft(last.written))
    }
  }

  /// The origins that `@from` names, and its schemes; nil if one of them is not declared, which is
  /// reported.
  private mutating func origins(
    of attribute: AttributeModel
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
      if case .success(let origin) = OriginModel.parse(name) {
        let found = index.same(as: origin)
        named.formUnion(found)
        if !found.isEmpty { continue }
      }
      isSound = false
      if name.isEmpty {
        diagnostics.append(.missingAttributeText(.from, at: attribute.range))
      } else if areWhole, name.contains("://"), case .failure(let problem) = OriginModel.parse(name)
      {
        let origin = NameSyntax(name, attribute.range)
        diagnostics.append(.badOrigin(origin, problem.wording).withoutReplacement)
      } else if areWhole {
        diagnostics.append(
          .unknownOrigin(name, suggestions: near(name), declared: names, at: attribute.range))
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

  private mutating func condition(of attribute: AttributeModel) -> BuildCondition? {
    let text = attribute.value ?? ""
    if let condition = BuildCondition(text) { return condition }
    diagnostics.append(.badCondition(text, at: attribute.range))
    return nil
  }
}

extension AttributeModel {
  fileprivate var written: NameSyntax { NameSyntax(spelling, range) }

  fileprivate func named(_ attribute: BuiltInAttribute) -> Bool { name == attribute.rawValue }
}

extension [AttributeModel] {
  fileprivate var restricting: [AttributeModel] {
    filter { $0.named(.internal) || $0.named(.from) || $0.named(.only) }
  }
}

extension AttributeChain? {
  /// The attributes of each group and of the line, the outermost first.
  fileprivate var levels: [AttributeChain] {
    var levels: [AttributeChain] = []
    var chain = self
    while let level = chain {
      levels.append(level)
      chain = level.inherited
    }
    return levels.reversed()
  }
}
